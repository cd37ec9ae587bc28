import { expect, type Page } from '@playwright/test';
import * as z from 'zod';

const outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }));

/** All mails that have left, newest first, once all have that are due. */
export async function allMails(page: Page) {
  await page.request.get('/local/settled');
  const answer = await page.request.get('/__outbox', { headers: { accept: 'application/json' } });
  return outbox.parse(await answer.json());
}

/** The link in the newest mail to an address about something, once it is there. */
export async function linkTo(page: Page, address: string, subject: string): Promise<string> {
  const mail = (await allMails(page)).find((one) => one.to === address && one.subject === subject);
  return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** The token of a link in a mail. */
export const tokenOf = (link: string): string => /token=([\w.-]+)/.exec(link)?.[1] ?? '';

/** Confirms a member's address by the link that they got, without a screen: others get no mail but this one. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const token = tokenOf(await linkTo(page, email, 'Confirm your email for Hearth'));
  expect((await page.request.post('/api/v1/auth/email/verify', { data: { token } })).ok()).toBe(true);
}
