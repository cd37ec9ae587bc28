import { type Browser, expect, type Page, test } from '@playwright/test';
import { join, writePost } from '../../people.ts';

const more = (page: Page, name: string) => page.getByRole('button', { name: `More: ${name}` }).first();

/** Two new members, the second of whom has written a post. */
async function neighbours(browser: Browser) {
  const ada = await join(browser, 'Ada', 'investor');
  const ben = await join(browser, 'Ben', 'founder');
  const words = `Selling something again ${ben.username}`;
  await writePost(ben.page, words);
  return { ada, ben, words };
}

test('who blocks a member is asked first, sees nothing of them any more, and can take it back', async ({
  browser,
}) => {
  const { ada, ben, words } = await neighbours(browser);
  const { page } = ada;
  await page.goto('/');
  await expect(page.getByText(words)).toBeVisible();
  await more(page, ben.name).click();
  await page.getByRole('menuitem', { name: `Block ${ben.name}` }).click();
  const question = page.getByRole('dialog', { name: `Block ${ben.name}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(`You have blocked ${ben.name}.`)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.goto(`/profile/${ben.username}`);
  await expect(page.getByText('User profile not found')).toBeVisible();
  await ben.page.goto(`/profile/${ada.username}`);
  await expect(ben.page.getByText('User profile not found')).toBeVisible();

  await page.goto('/settings#privacy');
  const blocked = page.getByRole('list', { name: 'Blocked members' });
  await blocked.getByRole('button', { name: `Unblock ${ben.name}` }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
  await page.goto(`/profile/${ben.username}`);
  await expect(page.getByRole('heading', { level: 1, name: ben.name })).toBeVisible();
});

test('a muted member leaves the feed, not their profile, by keyboard alone', async ({ browser }) => {
  const { ada, ben, words } = await neighbours(browser);
  const { page } = ada;
  await page.goto('/');
  await expect(page.getByText(words)).toBeVisible();
  await more(page, ben.name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Report/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: `Mute ${ben.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${ben.name}'s posts and notifications will stay away from you`)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.goto(`/profile/${ben.username}`);
  await expect(page.getByText(words)).toBeVisible();
  await more(page, ben.name).click();
  await page.getByRole('menuitem', { name: `Unmute ${ben.name}` }).click();
  await expect(page.getByText(`${ben.name} is no longer muted`)).toBeVisible();
});
