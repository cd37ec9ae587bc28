import { expect, test } from '@playwright/test';
import { enter, join, stayHome, writePost } from '../../people.ts';

test('a post is reported from its menu, removed by an administrator, and its writer is told the rule', async ({
  browser,
}) => {
  const ada = await join(browser, 'Ada', 'investor');
  const ben = await join(browser, 'Ben', 'founder');
  const words = `Selling something again ${ben.username}`;
  await writePost(ben.page, words);

  await ada.page.goto('/');
  const post = ada.page.getByRole('article').filter({ hasText: words });
  await post.getByRole('button', { name: `More: ${ben.name}` }).click();
  await ada.page.getByRole('menuitem', { name: `Report this post by ${ben.name}` }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await dialog.getByLabel(/^Anything else/).fill('The third time today');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(ada.page.getByText('Thank you. We will look at it.')).toBeVisible();

  const context = await browser.newContext();
  await stayHome(context);
  const admin = await context.newPage();
  await enter(admin, 'admin', '/admin/reports');
  const reported = admin.getByRole('article').filter({ hasText: words });
  await expect(reported.getByText('The third time today')).toBeVisible();
  // By keyboard alone.
  await reported.getByRole('button', { name: /^Remove: / }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog').getByLabel('Rule')).toBeFocused();
  await admin.keyboard.press('Tab');
  await admin.keyboard.type('Clear case');
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('It is removed, and its writer is told')).toBeVisible();
  await expect(reported).toHaveCount(0);
  await admin.getByRole('tab', { name: 'Audit list' }).click();
  await expect(admin.getByText('Clear case').first()).toBeVisible();

  await ada.page.reload();
  await expect(ada.page.getByRole('article').first()).toBeVisible();
  await expect(ada.page.getByText(words)).toHaveCount(0);
  await ben.page.goto('/notifications');
  await expect(ben.page.getByText('Your post was removed: spam')).toBeVisible();
});

test('a member is suspended from a report of their profile: reads, is told why nothing can be written, and keeps the words', async ({
  browser,
}) => {
  const ada = await join(browser, 'Ada', 'investor');
  const ben = await join(browser, 'Ben', 'founder');
  await ada.page.goto(`/profile/${ben.username}`);
  await ada.page.getByRole('button', { name: `More: ${ben.name}` }).click();
  await ada.page.getByRole('menuitem', { name: `Report ${ben.name}`, exact: true }).click();
  await ada.page.getByRole('dialog').getByRole('radio', { name: 'False profile' }).check();
  await ada.page.getByRole('button', { name: 'Send report' }).click();
  await expect(ada.page.getByText('Thank you. We will look at it.')).toBeVisible();

  const context = await browser.newContext();
  await stayHome(context);
  const admin = await context.newPage();
  await enter(admin, 'admin', '/admin/reports');
  const reported = admin.getByRole('article', { name: `Member: ${ben.name}` }).first();
  await reported.getByRole('button', { name: /^Suspend: / }).click();
  await admin.getByRole('dialog').getByLabel('Days').selectOption('3');
  await admin.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(admin.getByText('The member is suspended, and told')).toBeVisible();

  const composer = ben.page.getByLabel('What do you want to share?');
  await composer.fill('May I?');
  await ben.page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(ben.page.getByText('You can read, but not write.').first()).toBeVisible();
  await expect(composer).toHaveValue('May I?');
  await ben.page.reload();
  await expect(ben.page.getByRole('article').first()).toBeVisible();
  await expect(ben.page.getByRole('main').getByText(/^Your account is suspended until/)).toBeVisible();
});
