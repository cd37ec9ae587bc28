import { expect, type Page, test } from '@playwright/test';
import { join, type Participant, signIn, writePost } from './people.ts';

const POLL = { timeout: 30_000 };

const badge = (page: Page) => page.getByRole('link', { name: /^Notifications/ });
const news = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text });

async function askToConnect({ page }: Participant, name: string) {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Connect with ${name}` }).click();
  await expect(page.getByText('Connection request sent successfully')).toBeVisible();
}

test('two members see what the other does, read it, answer it, delete it', async ({ browser }) => {
  // The number in the top bar comes with the next poll, 20 seconds later.
  test.slow();
  const [ada, ben] = await Promise.all([
    join(browser, 'Ada', 'Startup Founder'),
    join(browser, 'Ben', 'Investor'),
  ]);
  const words = `Notes on the engine by ${ada.name}`;
  await writePost(ada.page, words);

  await test.step('Ada stays on her feed, and the number comes by itself', async () => {
    await expect(badge(ada.page)).toHaveAccessibleName('Notifications');
    await ben.page.goto('/');
    await ben.page
      .getByRole('article')
      .filter({ hasText: words })
      .getByRole('button', { name: 'Like' })
      .click();
    await askToConnect(ben, ada.name);
    await expect(badge(ada.page)).toHaveAccessibleName('Notifications , 2 new', POLL);
  });

  await test.step('the like leads to her post, and is read with that', async () => {
    await badge(ada.page).click();
    const like = news(ada.page, `${ben.name} liked your post`);
    await expect(like).toContainText(words);
    await like.getByRole('link', { name: /^Unread/ }).click();
    await expect(ada.page).toHaveURL(/\/post\//);
    await expect(badge(ada.page)).toHaveAccessibleName('Notifications , 1 new');
    await ada.page.goBack();
    await expect(like.getByRole('button', { name: /^Mark as read/ })).toBeHidden();
  });

  await test.step('the request is accepted where it is told', async () => {
    const request = news(ada.page, `${ben.name} sent you a connection request`);
    await request.getByRole('button', { name: /^Accept/ }).click();
    await expect(ada.page.getByText('Connection request accepted')).toBeVisible();
    await expect(request.getByRole('button', { name: /^Connected/ })).toBeFocused();
    await expect(badge(ada.page)).toHaveAccessibleName('Notifications');
    await expect(ada.page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  });

  await test.step('deleted is gone for good', async () => {
    const like = news(ada.page, 'liked your post');
    await like.getByRole('button', { name: /^Delete/ }).click();
    await ada.page.getByRole('button', { name: 'Delete notification' }).click();
    await expect(ada.page.getByText('Notification deleted')).toBeVisible();
    await ada.page.reload();
    await expect(news(ada.page, 'sent you a connection request')).toBeVisible();
    await expect(like).toBeHidden();
  });

  await test.step('Ben is told, and marks all as read', async () => {
    await ben.page.goto('/notifications');
    await expect(news(ben.page, `${ada.name} accepted your connection request`)).toBeVisible();
    await ben.page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(ben.page.getByText('All notifications marked as read')).toBeVisible();
    await ben.page.reload();
    await expect(news(ben.page, 'accepted your connection request')).toBeVisible();
    await expect(badge(ben.page)).toHaveAccessibleName('Notifications');
    await ben.page.getByRole('link', { name: `${ada.name} accepted your connection request` }).click();
    await expect(ben.page).toHaveURL(`/profile/${ada.username}`);
  });
});

test('a step that fails is taken back', async ({ page }) => {
  await signIn(page, 'daniel', 'hearth-demo');
  await page.goto('/notifications');
  const first = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first();
  const what = await first.getByRole('link').textContent();
  // The list and the number come with one answer.
  const before = await badge(page).textContent();
  await page.route('**/api/v1/notifications/**', (route) => route.fulfill({ status: 403, json: {} }));
  await first.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete notification' }).click();
  await expect(page.getByText("You don't have permission to access this resource.")).toBeVisible();
  await expect(first.getByRole('link')).toHaveText(what ?? '');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  await expect(badge(page)).toHaveText(before ?? '');
});

test('a poll that finds nothing new is an empty 304, and the number is still known', async ({ page }) => {
  test.slow();
  // While the live channel is up, nothing is polled.
  await page.routeWebSocket('**/api/v1/live', (socket) => socket.close());
  // Not through the helpers that answer calls themselves: they switch the browser's cache off.
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const polls = new Set<string>();
  const statuses: number[] = [];
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/v1/notifications?')) polls.add(requestId);
  });
  wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (polls.has(requestId)) statuses.push(statusCode);
  });
  await signIn(page, 'maya', 'hearth-demo');
  await expect(badge(page)).toHaveAccessibleName(/\d+ new$/);
  const number = await badge(page).textContent();
  // The first answer may have come before its headers could be told apart.
  await expect.poll(() => statuses.at(-1), POLL).toBe(304);
  await expect(badge(page)).toHaveText(number ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 } });

  test('the top bar itself leads to the notifications', async ({ page }) => {
    await signIn(page, 'maya', 'hearth-demo');
    await badge(page).click();
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(badge(page)).toHaveAttribute('aria-current', 'page');
  });
});
