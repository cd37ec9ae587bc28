import { test } from '@playwright/test';
import { chooseRole, signUp, somebody, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

const VISITOR_SCREENS = [
  '/',
  '/login',
  '/signup',
  '/recovery-code',
  '/forgot-password',
  '/reset-password',
  '/reset-password#token=x',
  '/verify-email#token=x',
  '/restore-email#token=x',
  '/unsubscribe#token=x',
  '/sign-in-link',
  '/sign-in-link/use',
  '/sign-in-link/use#token=x',
  '/restore-email',
  '/role-selection',
  '/profile/nobody-here',
  '/terms',
  '/privacy',
  '/test',
  '/nowhere',
];

for (const path of VISITOR_SCREENS)
  test(`${path} for visitors`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectGoodScreen(page);
  });

test('signup with errors', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expectGoodScreen(page);
});

test('role selection, chosen', async ({ page }) => {
  await signUp(page, somebody());
  await page.getByRole('radio', { name: 'Investor' }).check();
  await expectGoodScreen(page);
  await chooseRole(page, 'Investor');
});
