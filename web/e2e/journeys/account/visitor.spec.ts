import { expect, test } from '@playwright/test';
import { signIn, stayHome } from '../../people.ts';

test.beforeEach(({ context }) => stayHome(context));

test('the landing page can be read and followed without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forge Connections, Build Legacy');
  await expect(page.getByRole('heading', { name: 'Why Join' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin Your Journey' })).toHaveAttribute('href', '/signup');
  await context.close();
});

test('the landing page is taken over by the app without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A visitor's check of the session is a 401, which the browser itself notes.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Join now' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Join Hearth');
  expect(complaints).toEqual([]);
});

test('the landing page shows projects of the community, which can be read without an account', async ({
  page,
}) => {
  await page.goto('/');
  const showcase = page.getByRole('region', { name: 'Projects on Hearth' });
  await expect(showcase.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3);
  const project = showcase.getByRole('link').first();
  const name = await project.innerText();
  await project.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: /^Sign in to/ })).toBeVisible();
});

test('signing up tells what is wrong at its field and keeps what was typed', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Maya Iyer');
  await page.getByLabel('Username').fill('maya');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill('another-maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('hearth-and-home');
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expect(page.getByText('Username already exists')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('another-maya@example.com');
});

test('a wrong password is told, and the username is kept', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('priya');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials' })).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('priya');
});

test('visitors are sent to the landing page, members never see it, signed-in members skip the login', async ({
  page,
}) => {
  await page.goto('/role-selection');
  await expect(
    page.getByText('Error loading user data. Please refresh the page or login again.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login');

  await signIn(page, 'maya', 'hearth-demo');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Why Join' })).toBeHidden();
});
