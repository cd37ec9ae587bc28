import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { confirmEmail } from '../../mails.ts';
import { join, type Participant, signIn, somebody, stayHome } from '../../people.ts';

const NEW_PASSWORD = 'quiet-harbour-lantern';

/** One more browser in which a member is signed in. */
async function secondBrowser(browser: Browser, { username, password }: Participant): Promise<Page> {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });
  await stayHome(context);
  const page = await context.newPage();
  await signIn(page, username, password);
  return page;
}

/** Whether a browser is out, by itself. */
async function expectOut(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Begin Your Journey' })).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('who changes the password stays signed in here, and is out everywhere else', async ({ browser }) => {
  const ada = await join(browser, 'Ada', 'investor');
  const phone = await secondBrowser(browser, ada);
  await openSettings(ada.page);
  await changePassword(ada.page, 'not-my-password', NEW_PASSWORD);
  await expect(ada.page.getByText('Invalid password')).toBeVisible();
  await expect(ada.page.getByLabel('Current password', { exact: true })).toBeFocused();

  await changePassword(ada.page, ada.password, NEW_PASSWORD);
  await expect(ada.page.getByText('Your password is changed. All other sessions have ended.')).toBeVisible();
  await expect(ada.page.getByText('You are signed in nowhere else.')).toBeVisible();
  await expectOut(phone);
  await signIn(phone, ada.username, NEW_PASSWORD);
  await ada.page.reload();
  await expect(ada.page.getByText('Safari on iPhone')).toBeVisible();
});

test('a password that is easy to guess is told of while it is typed, and refused with advice', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('iloveyou');
  await expect(page.getByText('Password strength: too easy to guess.')).toBeVisible();
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expect(page.getByText('This password is too common. Please choose another one')).toBeVisible();
  await password.fill('quiet-harbour-lantern');
  await expect(page.getByText('Password strength: strong.')).toBeVisible();
  await expect(page.getByText('This password is too common')).toBeHidden();
});

test('without its dictionaries the form to join still works, and the server says what is easy to guess', async ({
  page,
}) => {
  await page.route('**/password-strength-*.js', (route) => route.abort());
  const ada = somebody();
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(ada.name);
  await page.getByLabel('Username').fill(ada.username);
  await page.getByLabel('Email').fill(ada.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('iloveyou');
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expect(page.getByText('This password is too common. Please choose another one')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(ada.password);
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expect(page).toHaveURL('/role-selection');
});

test('a session is ended from the list, by keyboard', async ({ browser }) => {
  const ada = await join(browser, 'Ada', 'founder');
  const phone = await secondBrowser(browser, ada);
  await openSettings(ada.page);
  const end = ada.page.getByRole('button', { name: 'End session: Safari on iPhone' });
  await end.focus();
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByText('Session ended', { exact: true })).toBeVisible();
  await expect(end).toBeHidden();
  await expect(ada.page.getByRole('list', { name: 'Sessions' })).toBeFocused();
  await expectOut(phone);
});

test('all other sessions are ended after a question', async ({ browser }) => {
  const ada = await join(browser, 'Ada', 'founder');
  const phone = await secondBrowser(browser, ada);
  await openSettings(ada.page);
  const endOthers = ada.page.getByRole('button', { name: 'End all other sessions' });
  await endOthers.click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(endOthers).toBeFocused();
  await endOthers.click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click();
  await expect(ada.page.getByText('You are signed in nowhere else.')).toBeVisible();
  await expectOut(phone);
});

test('everything about a member comes as a zip, and they are told by mail', async ({ browser, request }) => {
  const ada = await join(browser, 'Ada', 'founder');
  await confirmEmail(ada.page, ada.email);
  await openSettings(ada.page);
  const data = ada.page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Request your data' }).click();
  await expect(data.getByRole('status')).toContainText('Your data is ready', { timeout: 20_000 });
  const downloaded = ada.page.waitForEvent('download');
  await data.getByRole('link', { name: 'Download' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^hearth-${ada.username}-.*\\.zip$`));
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
  expect(JSON.parse(strFromU8(files['profile.json'] ?? new Uint8Array()))).toMatchObject({
    username: ada.username,
    email: ada.email,
  });
  await expect(data.getByRole('button')).toHaveCount(0);
  await expect(data).toContainText('You can ask for it again from');
  await request.get('/local/settled');
  const outbox = await request.get('/__outbox', { headers: { accept: 'application/json' } });
  expect(await outbox.json()).toContainEqual(
    expect.objectContaining({ to: ada.email, subject: 'Your Hearth data is ready' }),
  );
});

test('the account is deleted from the settings', async ({ browser }) => {
  const ada = await join(browser, 'Ada', 'founder');
  await openSettings(ada.page);
  await ada.page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(ada.page).toHaveURL('/login');
});

test('visitors read the terms and the privacy notice from the form to join', async ({ page, context }) => {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'terms of use' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await terms.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(terms.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeFocused();
});
