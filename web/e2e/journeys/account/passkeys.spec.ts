import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { confirmEmail } from '../../mails.ts';
import { becomeMember, logOut, somebody, stayHome } from '../../people.ts';

test.beforeEach(({ context }) => stayHome(context));

/** An authenticator in the browser, as a fingerprint reader is. Its owner answers as soon as the browser asks. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('WebAuthn.enable');
  await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Signs up, and adds a passkey in the settings. */
async function addPasskey(page: Page, { isEmailConfirmed = false } = {}) {
  await plugInAuthenticator(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await becomeMember(page, somebody(), 'founder');
  // Before the passkey: the first confirmation of an address drops those that were added earlier.
  if (isEmailConfirmed)
    await confirmEmail(page, (await (await page.request.get('/api/v1/auth/me')).json()).email);
  await page.goto('/settings#passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Please name this passkey')).toBeVisible();
  await passkeys.getByLabel('Name of the passkey').fill('My laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Never used')).toBeVisible();
  return passkeys;
}

test('a passkey is chosen from what the browser suggests on the login screen', async ({ page }) => {
  const passkeys = await addPasskey(page);
  // The login screen is only passed.
  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/settings#passkeys');
  await expect(passkeys.getByText(/^Last used/)).toBeVisible();
});

test('a passkey signs in by its button, is not added twice, and opens nothing once it is removed', async ({
  page,
}) => {
  // As in a browser that suggests no passkeys.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const passkeys = await addPasskey(page);
  await passkeys.getByLabel('Name of the passkey').fill('The same one');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This passkey is already registered')).toBeVisible();
  await expect(passkeys.getByLabel('Name of the passkey')).toHaveValue('The same one');

  await logOut(page);
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await signIn.click();
  await expect(page).toHaveURL('/');

  await page.goto('/settings#passkeys');
  await passkeys.getByRole('button', { name: 'Remove passkey: My laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('My laptop')).toHaveCount(0);
  await logOut(page);
  await signIn.click();
  await expect(page.getByText('This passkey could not be verified. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('recovery codes are made beside a passkey, saved, and each signs in once', async ({ page, request }) => {
  await addPasskey(page, { isEmailConfirmed: true });
  const me: { username: string; email: string } = await (await page.request.get('/api/v1/auth/me')).json();
  const part = page.getByRole('region', { name: 'Recovery codes', exact: true });
  await part.getByRole('button', { name: 'Make recovery codes' }).click();
  const made = part.getByRole('region', { name: 'Your new recovery codes' });
  await expect(made).toBeFocused();
  const codes = await made.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const downloaded = page.waitForEvent('download');
  await made.getByRole('link', { name: 'Save as a file' }).click();
  expect(
    readFileSync(await (await downloaded).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes);
  await made.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part).toContainText('You have 10 recovery codes left.');

  const signInWith = async (code = '') => {
    await page.goto('/recovery-code');
    await page.getByLabel('Username or email').fill(me.username);
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await page.context().clearCookies();
  await signInWith(codes[0]?.toUpperCase().replaceAll('-', ' '));
  await expect(page).toHaveURL('/');
  await page.goto('/settings#recovery-codes');
  await expect(part).toContainText('You have 9 recovery codes left.');

  await page.context().clearCookies();
  await signInWith(codes[0]);
  await expect(page.getByText('This code could not be verified.')).toBeVisible();
  await request.get('/local/settled');
  const outbox = await request.get('/__outbox', { headers: { accept: 'application/json' } });
  const sent: { to: string; subject: string }[] = await outbox.json();
  expect(sent.filter(({ to }) => to === me.email).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'New recovery codes for your Hearth account',
      'A recovery code opened your Hearth account',
    ]),
  );
});
