import { expect, test } from '@playwright/test';
import { linkTo } from '../../mails.ts';
import { becomeMember, signIn, signUp, somebody, stayHome } from '../../people.ts';

test.beforeEach(({ context }) => stayHome(context));

test('whoever forgot the password gets back in by mail, and everybody else is out', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = somebody();
  await becomeMember(page, person, 'founder');

  const context = await browser.newContext();
  await stayHome(context);
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await other.getByLabel('Email').fill(person.email.toUpperCase());
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Look at your inbox' })).toBeFocused();

  const link = await linkTo(other, person.email, 'Reset your Hearth password');
  expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);
  await other.goto(link);
  await expect(other).toHaveURL('/reset-password');
  // Nothing keeps the token but the screen: after a reload the link is followed once more.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Follow the link once more' })).toBeVisible();
  await other.goto(link);
  await other.getByLabel('New password', { exact: true }).fill('difference-engine');
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Your password is changed.')).toBeVisible();

  await page.goto('/notifications');
  await expect(page).not.toHaveURL('/notifications');
  await signIn(other, person.username, 'difference-engine');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('once-more-the-same');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeFocused();
  await context.close();
});

test('the outbox shows a mail whose link can be followed', async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  await page.request.post('/api/v1/auth/password/forgot', { data: { email: person.email } });
  await page.request.get('/local/settled');
  await page.goto('/__outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await page.frameLocator('iframe').first().getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

test('an email is confirmed by its mail, and a change of it is taken back by the one before', async ({
  page,
}) => {
  const person = somebody();
  await becomeMember(page, person, 'investor');
  await page.goto('/settings');
  await expect(page.getByText('Your email is not confirmed yet.')).toBeVisible();
  await page.goto(await linkTo(page, person.email, 'Confirm your email for Hearth'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await page.goto('/settings');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText('Your email is not confirmed yet.')).toBeHidden();

  const data = { email: `new-${person.email}`, currentPassword: person.password };
  const changed = await page.request.put('/api/v1/users/profile', { data });
  expect(changed.ok()).toBe(true);
  await page.goto(await linkTo(page, person.email, 'The email of your Hearth account was changed'));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is back' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  // Whoever has made the change may know the password: it opens nothing any more.
  await page.goto(await linkTo(page, person.email, 'Reset your Hearth password'));
  await page.getByLabel('New password', { exact: true }).fill('difference-engine');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, person.email, 'difference-engine');
});
