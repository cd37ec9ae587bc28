import { expect, type Page, type Request, test } from '@playwright/test';
import { confirmEmail, linkTo, tokenOf } from '../../mails.ts';
import { becomeMember, type Somebody, somebody, stayHome, stayHomeWithoutCache } from '../../people.ts';

// What a cache answers has no headers to look at.
test.beforeEach(({ context }) => stayHomeWithoutCache(context));

/** How each kind of link comes about, and what is pressed on its screen. */
const LINKS: Record<
  string,
  { subject: string; ask: (page: Page, person: Somebody) => Promise<unknown>; press: string }
> = {
  'confirms an email': {
    subject: 'Confirm your email for Hearth',
    ask: async () => {},
    press: 'Confirm',
  },
  'resets a password': {
    subject: 'Reset your Hearth password',
    ask: (page, { email }) => page.request.post('/api/v1/auth/password/forgot', { data: { email } }),
    press: 'Set the password',
  },
  'takes a change of the email back': {
    subject: 'The email of your Hearth account was changed',
    ask: async (page, { email, password }) => {
      await confirmEmail(page, email);
      const data = { email: `new-${email}`, currentPassword: password };
      expect((await page.request.put('/api/v1/users/profile', { data })).ok()).toBe(true);
    },
    press: 'Take it back',
  },
  'signs in': {
    subject: 'Your Hearth sign-in link',
    ask: async (page, { email }) => {
      await confirmEmail(page, email);
      await page.request.post('/api/v1/auth/sign-in-link', { data: { email } });
    },
    press: 'Sign In',
  },
};

for (const [what, { subject, ask, press }] of Object.entries(LINKS))
  for (const form of ['#', '?'])
    test(`the token of a link that ${what} is in no address, referrer or history: ${form}`, async ({
      page,
      context,
    }) => {
      const person = somebody();
      await becomeMember(page, person, 'founder');
      await ask(page, person);
      const link = (await linkTo(page, person.email, subject)).replace('#', form);
      const token = tokenOf(link);
      expect(token).toMatch(/^[\w-]{16}\./);

      const visit = await context.newPage();
      const requests: Request[] = [];
      visit.on('request', (request) => requests.push(request));
      await visit.goto(link);
      const button = visit.getByRole('button', { name: press });
      await expect(button).toBeVisible();
      const held = () => visit.evaluate(() => JSON.stringify([window.location.href, window.history.state]));
      expect(await held()).not.toContain(token);

      await visit.reload();
      await expect(visit.getByRole('heading', { name: 'Follow the link once more' })).toBeVisible();
      await visit.goto(link);
      await expect(button).toBeVisible();
      if (press === 'Set the password')
        await visit.getByLabel('New password', { exact: true }).fill('difference-engine');
      const heading = await visit.getByRole('heading', { level: 1 }).textContent();
      await button.click();
      await expect(visit.getByRole('heading', { level: 1, name: heading ?? '', exact: true })).toBeHidden();
      // What a page that never rests has asked for by then is looked at as well.
      await visit.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
      expect(await held()).not.toContain(token);

      const isOfOldLink = (request: Request) => form === '?' && request.url() === link;
      expect(requests.length).toBeGreaterThan(5);
      for (const request of requests) {
        const { referer } = await request.allHeaders();
        // Of a call that is given up before it is sent, Chromium tells an empty one.
        expect(referer ?? '', request.url()).toBe('');
        if (!isOfOldLink(request)) expect(request.url()).not.toContain(token);
      }
      const stored = await visit.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain(token);
    });

test('a member whom others keep out signs in by a mailed link', async ({ page, browser }) => {
  const person = somebody();
  await becomeMember(page, person, 'founder');
  await confirmEmail(page, person.email);
  const context = await browser.newContext();
  await stayHome(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/login');
  const way = elsewhere.getByRole('alert').getByRole('link', { name: 'Email me a sign-in link' });
  // Guesses wait longer each time; on a busy machine the first of these waits are over before the next guess.
  await expect(async () => {
    await elsewhere.getByLabel('Username or email').fill(person.username);
    await elsewhere.getByLabel('Password', { exact: true }).fill('wrong guess');
    const answered = elsewhere.waitForResponse((response) => response.url().endsWith('/auth/login'));
    await elsewhere.keyboard.press('Enter');
    await answered;
    await expect(way).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [0] });
  await way.click();
  await elsewhere.getByLabel('Email').fill(person.email);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { name: 'Look at your inbox' })).toBeFocused();
  await elsewhere.goto(await linkTo(elsewhere, person.email, 'Your Hearth sign-in link'));
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.getByText('Login successful!')).toBeVisible();
  await context.close();
});
