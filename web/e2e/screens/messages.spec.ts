import { expect, test } from '@playwright/test';
import { conversationWith } from '../every-screen.ts';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('the list of conversations', async ({ page }) => {
  await enter(page, 'daniel', '/messages');
  await page.getByRole('link', { name: /^Kofi/ }).waitFor();
  await expectGoodScreen(page);
});

test('no archived conversations', async ({ page }) => {
  await enter(page, 'daniel', '/messages');
  await page.getByRole('button', { name: 'Archived' }).click();
  await page.getByRole('heading', { name: 'Nothing archived' }).waitFor();
  await expectGoodScreen(page);
});

test('a conversation', async ({ page }) => {
  await enter(page, 'daniel', '/messages');
  await page.goto(`/messages/${await conversationWith(page, 'maya')}`);
  await page.getByText('Can you bring it on Thursday').last().waitFor();
  await expectGoodScreen(page);
});

test('a conversation about an application', async ({ page }) => {
  await enter(page, 'priya', '/messages');
  await page.goto(`/messages/${await conversationWith(page, 'maya')}`);
  await page.getByRole('link', { name: 'Tidewise · Mobile Engineer · In talk' }).last().waitFor();
  await expectGoodScreen(page);
});

test('what was found in a conversation', async ({ page }) => {
  await enter(page, 'daniel', '/messages');
  await page.goto(`/messages/${await conversationWith(page, 'maya')}`);
  await page.getByRole('button', { name: 'Search this conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search this conversation' }).fill('deck');
  await expect(page.getByRole('region', { name: 'Found messages' }).getByText('best page')).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Show in conversation' }).click();
  await expect(page.locator('[aria-current=true]').filter({ hasText: 'best page' })).toBeVisible();
  await expectGoodScreen(page);
});

test('a first message', async ({ page }) => {
  await enter(page, 'maya', '/profile/amara');
  await page.getByRole('link', { name: 'Message Amara Mensah' }).click();
  await page.getByRole('heading', { name: 'Write the first message to Amara Mensah' }).waitFor();
  await expectGoodScreen(page);
});

test('a message that could not be sent', async ({ page }) => {
  await enter(page, 'daniel', '/messages');
  await page.goto(`/messages/${await conversationWith(page, 'maya')}`);
  await page.route('**/api/v1/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Write to Maya Iyer' }).fill('See you on Thursday');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Retry: See you on Thursday' }).waitFor();
  await expectGoodScreen(page);
});
