import { test } from '@playwright/test';
import { openCommands } from '../open-commands.ts';
import { enter, stayHome } from '../people.ts';
import { endFeedEarly, expectGoodScreen } from './good-screen.ts';

test('the commands, and the sheet of keys', async ({ context, page }) => {
  await stayHome(context);
  await endFeedEarly(page);
  await enter(page, 'maya', '/network');
  await page.waitForLoadState('networkidle');
  await openCommands(page);
  await page.getByLabel('Search screens, people and actions').fill('da');
  await page.getByRole('dialog').getByText('Daniel', { exact: false }).first().waitFor();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByText('Open the commands').waitFor();
  await expectGoodScreen(page);
});
