import { expect, test } from '@playwright/test';
import { openCommands } from '../../open-commands.ts';
import { enter, stayHome } from '../../people.ts';

test('members go anywhere and find anybody by keys alone', async ({ context, page }) => {
  await stayHome(context);
  await enter(page, 'maya', '/');
  await page.waitForLoadState('networkidle');

  await test.step('a member, from within a field', async () => {
    await page.getByLabel('What do you want to share?').focus();
    await openCommands(page);
    await page.keyboard.type('daniel');
    const row = page.getByRole('dialog').getByRole('button', { name: /^Daniel/ });
    await expect(row).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Daniel/ })).toBeVisible();
    await expect(page).toHaveURL('/profile/daniel');
  });
  await test.step('Escape gives the focus back', async () => {
    const me = page.getByRole('button', { name: /Me$/ });
    await me.focus();
    await openCommands(page);
    await page.keyboard.press('Escape');
    await expect(me).toBeFocused();
  });
  await test.step('a screen by two keys, and the search by one', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1, name: 'My Network' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search Hearth' })).toBeFocused();
  });
  await test.step('single keys can be turned off', async () => {
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Turn single keys off' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/network');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
