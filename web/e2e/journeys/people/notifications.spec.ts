import { expect, type Locator, type Page, test } from '@playwright/test';
import { join, type Participant, signIn, writePost } from '../../people.ts';

const POLL = { timeout: 30_000 };

const badge = (page: Page) => page.getByRole('link', { name: /^Notifications/ });
const news = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text });

/** Chooses something in the menu of a row. */
async function choose(row: Locator, what: string) {
  await row.getByRole('button', { name: /^Actions: / }).click();
  await row.page().getByRole('menuitem', { name: what }).click();
}

async function askToConnect({ page }: Participant, name: string) {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Connect with ${name}` }).click();
  await expect(page.getByText('Connection request sent successfully')).toBeVisible();
}

test('two members see what the other does, read it, answer it, delete it', async ({ browser }) => {
  // The number in the top bar comes with the next poll, 20 seconds later.
  test.slow();
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
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
    await expect(like.getByText('Unread:')).toBeHidden();
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
    await choose(like, 'Delete');
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

test('likes of one post are one row, which grows at the top, and is read and deleted as one', async ({
  browser,
}) => {
  test.slow();
  const [ada, ...fans] = await Promise.all([
    join(browser, 'Ada', 'founder'),
    join(browser, 'Ben', 'investor'),
    join(browser, 'Cyd', 'investor'),
    join(browser, 'Dan', 'investor'),
  ]);
  const words = `Liked by many, by ${ada.name}`;
  await writePost(ada.page, words);
  const posts: { _id: string; content: string }[] = await (
    await ada.page.request.get('/api/v1/posts')
  ).json();
  const postId = posts.find(({ content }) => content === words)?._id ?? '';
  const act = async (fan: Participant | undefined, path: string, data: object) => {
    const answer = await fan?.page.request.post(`/api/v1/posts/${postId}/${path}`, { data });
    expect(answer?.ok()).toBe(true);
  };
  const [ben, cyd, dan] = fans;
  await act(ben, 'like', { liked: true });
  await ada.page.goto('/notifications');
  await expect(news(ada.page, `${ben?.name} liked your post`)).toBeVisible(POLL);

  await test.step('it grows while she looks', async () => {
    await act(cyd, 'like', { liked: true });
    await act(dan, 'like', { liked: true });
    const row = news(ada.page, `${dan?.name}, ${cyd?.name} and ${ben?.name} liked your post`);
    await expect(row).toBeVisible(POLL);
    await expect(news(ada.page, 'liked your post')).toHaveCount(1);
    await expect(ada.page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(badge(ada.page)).toHaveAccessibleName('Notifications , 3 new');
    await choose(row, 'Mark as read');
    await expect(badge(ada.page)).toHaveAccessibleName('Notifications');
  });

  await test.step('a comment is answered where it is told', async () => {
    await act(ben, 'comment', { content: 'Well said' });
    await news(ada.page, 'commented on your post')
      .getByRole('link', { name: /^Reply to/ })
      .click();
    await expect(ada.page.getByRole('textbox', { name: /comment/i })).toBeFocused();
    await ada.page.goBack();
  });

  await test.step('it is narrowed, and comes back', async () => {
    await ada.page.getByRole('tab', { name: 'Mentions' }).click();
    await expect(ada.page.getByText('Nobody has mentioned you yet')).toBeVisible();
    await ada.page.getByRole('tab', { name: 'All' }).click();
  });

  await test.step('it is deleted as one', async () => {
    await choose(news(ada.page, 'liked your post'), 'Delete');
    await ada.page.getByRole('button', { name: 'Delete notification' }).click();
    await expect(ada.page.getByText('Notification deleted')).toBeVisible();
    await ada.page.reload();
    await expect(news(ada.page, 'commented on your post')).toBeVisible();
    await expect(news(ada.page, 'liked your post')).toBeHidden();
  });
});

test('a step that fails is taken back', async ({ page }) => {
  await signIn(page, 'daniel', 'hearth-demo');
  await page.goto('/notifications');
  const first = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first();
  const what = await first.getByRole('link').first().textContent();
  // The list and the number come with one answer.
  const before = await badge(page).textContent();
  await page.route('**/api/v1/notifications/**', (route) => route.fulfill({ status: 403, json: {} }));
  await choose(first, 'Delete');
  await page.getByRole('button', { name: 'Delete notification' }).click();
  await expect(page.getByText("You don't have permission to access this resource.")).toBeVisible();
  await expect(first.getByRole('link').first()).toHaveText(what ?? '');
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
