import { expect, test } from '@playwright/test';
import { chooseRole, enter, signUp, somebody, stayHome } from '../people.ts';
import { pictureFile } from '../pictures.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

const PROFILE_SCREENS = [
  ['maya', '/profile/maya', 'Maya Iyer'],
  ['maya', '/profile/daniel', 'Daniel Okafor'],
  ['daniel', '/profile', 'Daniel Okafor'],
  ['maya', '/profile/nobody-at-all', 'User profile not found'],
  ['maya', '/profile/daniel/activity', "Daniel Okafor's Activity"],
  ['maya', '/profile/maya/projects', "Maya Iyer's Projects"],
] as const;

for (const [username, path, heading] of PROFILE_SCREENS)
  test(`${path} for ${username}`, async ({ page }) => {
    await enter(page, username, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: 15_000 });
    await expectGoodScreen(page);
  });

test('a new member: welcomed, after that, and asked elsewhere', async ({ page }) => {
  test.slow();
  await signUp(
    page,
    somebody('Wolfeschlegelsteinhausenbergerdorff Alexandra Maria Ernestine von und zu Hohenfr'),
  );
  await chooseRole(page, 'Looking to Join');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Got it' }).waitFor();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('region', { name: 'Still to add' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/notifications');
  await page.getByRole('complementary', { name: 'Complete your profile' }).waitFor();
  await expectGoodScreen(page);
});

test('a profile and its dialogs', async ({ page }) => {
  await enter(page, 'maya', '/profile/daniel');
  await page.getByRole('button', { name: 'Contact info' }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);

  await page.goto('/profile/maya');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await page.getByText('Password is required').waitFor();
  await expectGoodScreen(page);
});

test('a profile being edited, with errors and with a picture being cut', async ({ page }) => {
  await enter(page, 'maya', '/profile/maya?edit');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Add experience' }).click();
  await page.getByRole('button', { name: 'Add education' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Name is required').waitFor();
  await expectGoodScreen(page);

  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await pictureFile(page, 800, 600));
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).waitFor();
  await expectGoodScreen(page);
});
