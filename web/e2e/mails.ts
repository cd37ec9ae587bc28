import type { Page } from '@playwright/test';
import * as z from 'zod';

const outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

/** The link in the newest mail to an address about something, once it is there. */
export async function linkTo(page: Page, address: string, subject: string): Promise<string> {
  await page.request.get('/local/settled');
  const answer = await page.request.get('/__outbox', { headers: { accept: 'application/json' } });
  const mail = outbox.parse(await answer.json()).find((one) => one.to === address && one.subject === subject);
  return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}
