import { expect, test } from '@playwright/test';
import {
  becomeMember,
  chooseRole,
  enter,
  logOut,
  signIn,
  signUp,
  somebody,
  stayHome,
  writePost,
} from '../../people.ts';

test.beforeEach(({ context }) => stayHome(context));

test('a new member signs up, chooses a role, posts, likes, comes back, logs out and in again', async ({
  page,
}) => {
  const ada = somebody();
  const words = `The engine weaves algebraic patterns ${ada.username}`;
  await signUp(page, ada);
  await expect(page.getByText('Account created successfully')).toBeVisible();
  await chooseRole(page, 'Startup Founder');

  await writePost(page, words);
  const post = page.getByRole('article').filter({ hasText: words });
  const like = post.getByRole('button', { name: 'Like' });
  const liked = page.waitForResponse('**/api/v1/posts/*/like');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');

  await liked;
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Your profile', { exact: true })).toContainText('Ada Lovelace');

  await logOut(page);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forge Connections, Build Legacy');

  await signIn(page, ada.email, ada.password);
  await expect(post).toBeVisible();
});

test('an author deletes a post after being asked, and nobody sees it again', async ({ page }) => {
  const ada = somebody();
  await becomeMember(page, ada, 'investor');
  await writePost(page, `Soon gone ${ada.username}`);
  const post = page.getByRole('article').filter({ hasText: ada.username });

  await post.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(post).toBeVisible();
  await expect(post.getByRole('button', { name: 'Post actions' })).toBeFocused();

  await post.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByText('Post deleted successfully')).toBeVisible();
  await expect(post).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(post).toBeHidden();
});

test('others cannot delete a post', async ({ page }) => {
  await signIn(page, 'maya', 'hearth-demo');
  await page.goto('/profile/daniel/activity');
  const others = page.getByRole('article', { name: 'Post by Daniel Okafor' }).first();
  await expect(others).toBeVisible();
  await expect(others.getByRole('button', { name: 'Post actions' })).toBeHidden();
});

test('what was pressed just before the page is left counts, however slow the network', async ({ page }) => {
  const content = `A fast thumb ${Date.now().toString(36)}`;
  await enter(page, 'maya', '/favicon.svg');
  const created = await page.request.post('/api/v1/posts/create', {
    data: { content },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { _id } = await created.json();
  await page.goto('/');
  const like = page.getByRole('article').filter({ hasText: content }).getByRole('button', { name: 'Like' });
  await expect(like).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 3_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await like.click();
  await page.goto('about:blank');
  await expect
    .poll(async () => (await (await page.request.get(`/api/v1/posts/${_id}`)).json()).liked)
    .toBe(true);
});

test('a draft survives a reload, and a failed post keeps its words', async ({ page }) => {
  await signIn(page, 'daniel', 'hearth-demo');
  const composer = page.getByLabel('What do you want to share?');
  await composer.fill('Half a thought');
  await page.reload();
  await expect(composer).toHaveValue('Half a thought');

  await page.route('**/api/v1/posts/create', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
  );
  await composer.press('Control+Enter');
  await expect(page.getByText('Failed to create post')).toBeVisible();
  await expect(composer).toHaveValue('Half a thought');
});

test('the connection banner comes when the server is gone and goes when it is back', async ({ page }) => {
  await signIn(page, 'priya', 'hearth-demo');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/api/v1/**', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Like' }).first().click();
  await expect(page.getByText('Connection error: Unable to reach the server')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Still unable to connect. Please try again later.')).toBeVisible();
  await page.unroute('**/api/v1/**');
  // Another call may have found out before the press.
  await page
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 5_000 })
    .catch(() => {});
  await expect(page.getByText('Still unable to connect')).toBeHidden();
});
