import { expect, test } from '@playwright/test';
import { chooseRole, enter, signUp, somebody, stayHome } from '../../people.ts';
import { publish } from '../../projects.ts';

test.beforeEach(({ context }) => stayHome(context));

const ROLE = { title: 'Keeper of the lamp', description: 'Polishes glass.', limit: 1 };

test('a project is read without an account and without scripts', async ({ browser, page }) => {
  await enter(page, 'maya', '/favicon.svg');
  const path = await publish(page, { pitch: 'A light for every coast.', openRoles: [ROLE] });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1, name: /^Lighthouse/ })).toBeVisible();
  await expect(visitor.getByText('A light for every coast.')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: ROLE.title })).toBeVisible();
  await expect(visitor).toHaveTitle(/^Lighthouse .*: a project on Hearth$/);
  await expect(visitor.getByText('Hearth needs JavaScript')).toHaveCount(0);
  await context.close();
});

test('visitors load no script for a page that needs none, and see it in the colours of their device', async ({
  browser,
  page,
}) => {
  await enter(page, 'maya', '/favicon.svg');
  const path = await publish(page);
  const visitor = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  const scripts: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await visitor.goto(path, { waitUntil: 'networkidle' });
  const scheme = visitor.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await visitor.emulateMedia({ colorScheme: 'light' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(scripts).toEqual([]);
  await visitor.context().close();
});

test('who signs in from a project is back at it, and applies', async ({ browser, page }) => {
  await enter(page, 'maya', '/favicon.svg');
  const path = await publish(page, { openRoles: [ROLE] });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'Sign in to apply' }).click();
  await visitor.getByLabel('Username or email').fill('priya');
  await visitor.getByLabel('Password', { exact: true }).fill('hearth-demo');
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(visitor).toHaveURL(path);
  await expect(visitor.getByRole('button', { name: `Apply: ${ROLE.title}` })).toBeVisible();
  // As a member, the app is there at once.
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: `Apply: ${ROLE.title}` })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Sign in to apply' })).toHaveCount(0);
  await visitor.context().close();
});

test('who joins from a project chooses a role, and is back at it', async ({ browser, page }) => {
  await enter(page, 'maya', '/favicon.svg');
  const path = await publish(page);
  const context = await browser.newContext();
  await stayHome(context);
  const visitor = await context.newPage();
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'Join Hearth' }).click();
  const person = somebody();
  await visitor.getByLabel('Name', { exact: true }).fill(person.name);
  await visitor.getByLabel('Username').fill(person.username);
  await visitor.getByLabel('Email').fill(person.email);
  await visitor.getByLabel('Password', { exact: true }).fill(person.password);
  await visitor.getByRole('button', { name: 'Agree & Join' }).click();
  await expect(visitor).toHaveURL('/role-selection');
  await visitor.getByRole('radio', { name: 'Investor' }).check();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor).toHaveURL(path);
  await context.close();
});

test('a profile is shown to visitors for as long as its owner says so', async ({ browser, page }) => {
  const person = somebody();
  await signUp(page, person);
  await chooseRole(page, 'Looking to Join');
  const visitor = await (await browser.newContext()).newPage();
  const look = () => visitor.goto(`/profile/${person.username}`);
  await look();
  await expect(visitor.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();

  await page.goto('/settings#public-page');
  const choice = page.getByRole('checkbox', { name: /^Anyone may read my profile/ });
  // Its tick is drawn with what is sent, a moment later.
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await look();
  await expect(visitor.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(visitor.getByText(person.email)).toHaveCount(0);

  await choice.click();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await look();
  await expect(visitor.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
  await visitor.context().close();
});

test('a session that has ended leaves the page of a project to be read', async ({ page }) => {
  await enter(page, 'maya', '/favicon.svg');
  const path = await publish(page);
  await page.context().clearCookies();
  // The other tab is marked as signed in with every load.
  const reader = await page.context().newPage();
  await reader.goto(path);
  await expect(reader.getByRole('heading', { level: 1, name: /^Lighthouse/ })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Sign in to see more' })).toBeVisible();
});
