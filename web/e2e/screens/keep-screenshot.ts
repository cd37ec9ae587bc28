import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** Where screenshots of all looks are kept, if they are. */
const FOLDER = process.env.CONTACT_SHEET;

const taken = new Map<string, number>();

/** Keeps a screenshot of a look for the contact sheet, if one is wanted. */
export async function keepScreenshot(page: Page, { title, project }: TestInfo, what: string): Promise<void> {
  if (!FOLDER) return;
  const look = `${title.replaceAll(/\W+/g, '-')}-${project.name}-${what}`;
  const nth = (taken.get(look) ?? 0) + 1;
  taken.set(look, nth);
  await mkdir(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${look}-${nth}.png`), animations: 'disabled' });
}
