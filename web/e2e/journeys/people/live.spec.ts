import { expect, type Page, test } from '@playwright/test';
import { join, logOut, type Participant } from '../../people.ts';
import { publish } from '../../projects.ts';

/** Shorter than any interval at which screens would ask for news without the channel. */
const SOON = { timeout: 4_000 };

/** Longer than the shortest of these intervals, of the conversation that is open. */
const A_WHILE = 8_000;

/** Notes the connections that a page opens, and the calls that it makes. */
function watch(page: Page) {
  const seen = { sockets: 0, calls: [] as string[] };
  page.on('websocket', (socket) => {
    if (socket.url().endsWith('/api/v1/live')) seen.sockets += 1;
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.calls.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

const idOf = async ({ page }: Participant): Promise<string> =>
  (await (await page.request.get('/api/v1/auth/me')).json())._id;

/** Lets two members be connected, and one write to the other; returns the address of their conversation. */
async function connect(one: Participant, other: Participant): Promise<string> {
  const otherId = await idOf(other);
  const asked = await one.page.request.post(`/api/v1/connections/request/${otherId}`);
  const { requestId } = await asked.json();
  await expect(await other.page.request.put(`/api/v1/connections/accept/${requestId}`)).toBeOK();
  const data = { memberId: otherId, text: 'Hello from afar' };
  const started = await one.page.request.post('/api/v1/conversations', { data });
  return `/messages/${(await started.json()).conversation._id}`;
}

const send = async ({ page }: Participant, text: string) => {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.keyboard.press('Enter');
};

const messages = (page: Page) => page.getByRole('region', { name: /^Messages with/ });

test('news comes by itself: requests, messages, typing, read marks, and the end of a session', async ({
  browser,
}) => {
  test.slow();
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const path = await test.step('a request is counted in the bar of who is asked', async () => {
    const seen = watch(ben.page);
    await ben.page.goto('/');
    await expect.poll(() => seen.sockets).toBe(1);
    await expect(ben.page.getByRole('link', { name: /^My Network$/ })).toBeVisible();
    const benId = await idOf(ben);
    const asked = await ada.page.request.post(`/api/v1/connections/request/${benId}`);
    await expect(ben.page.getByRole('link', { name: 'My Network , 1 new' })).toBeVisible(SOON);
    await ada.page.request.delete(`/api/v1/connections/request/${benId}`);
    expect(asked.status()).toBe(201);
    await expect(ben.page.getByRole('link', { name: /^My Network$/ })).toBeVisible(SOON);
    return connect(ada, ben);
  });

  await test.step('a message is counted in the bar, and shown where the conversation is open', async () => {
    await ada.page.goto(path);
    await send(ada, 'Hello Ben');
    await expect(ben.page.getByRole('link', { name: 'Messages , 1 new' })).toBeVisible(SOON);
    await ben.page.goto(path);
    await expect(messages(ben.page).getByText('Hello Ben')).toBeVisible();
    await expect(messages(ada.page).getByText('Read', { exact: true })).toBeVisible(SOON);
    // What is typed before the channel is there is not told.
    await expect(async () => {
      const field = ben.page.getByRole('textbox', { name: /^Write to/ });
      await field.pressSequentially('Hello Ada, ', { delay: 100 });
      await expect(ada.page.getByText(`${ben.name} is typing`)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await send(ben, 'Hello Ada');
    await expect(messages(ada.page).getByText('Hello Ada')).toBeVisible(SOON);
    await expect(ada.page.getByText(`${ben.name} is typing`)).toBeHidden();
  });

  await test.step('nothing is asked at intervals meanwhile', async () => {
    // What follows from the last message is over by then.
    await ada.page.waitForTimeout(SOON.timeout);
    const seen = watch(ada.page);
    await ada.page.waitForTimeout(A_WHILE);
    expect(seen.calls).toEqual([]);
  });

  await test.step('two tabs have one connection, and go on with one when the other is closed', async () => {
    const second = await ada.page.context().newPage();
    const seen = watch(second);
    await second.goto(path);
    await expect(messages(second).getByText('Hello Ada')).toBeVisible();
    await send(ben, 'To both tabs');
    for (const page of [ada.page, second])
      await expect(messages(page).getByText('To both tabs')).toBeVisible(SOON);
    expect(seen.sockets).toBe(0);
    await ada.page.close();
    await expect.poll(() => seen.sockets).toBe(1);
    await send(ben, 'To the other tab');
    await expect(messages(second).getByText('To the other tab')).toBeVisible(SOON);
    ada.page = second;
  });

  await test.step('what came while the browser was offline is read when it is back', async () => {
    await ada.page.context().setOffline(true);
    await send(ben, 'While you were away');
    await ada.page.context().setOffline(false);
    await expect(messages(ada.page).getByText('While you were away')).toBeVisible();
  });

  await test.step('a session that ends in one tab ends in the other', async () => {
    const second = await ada.page.context().newPage();
    await second.goto('/');
    await logOut(second);
    await expect(ada.page.getByText('Authentication failed. Please login again.')).toBeVisible(SOON);
    await expect(ada.page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible(SOON);
  });
});

/** Writes a post by a call, as in another browser; returns its id. */
async function post({ page }: Participant, content: string): Promise<string> {
  const answer = await page.request.post('/api/v1/posts/create', { data: { content } });
  return (await answer.json())._id;
}

const comment = ({ page }: Participant, postId: string, content: string) =>
  page.request.post(`/api/v1/posts/${postId}/comment`, { data: { content } });

/** Resolves once the page that is loaded next has asked to hear of something: `feed`, or with an id, `post:`. */
async function hears(page: Page, topic: string): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(topic));
  await page.waitForTimeout(1_000);
}

/** Waits until a page is connected. */
const settle = (page: Page) => page.waitForTimeout(2_500);

test('what is open says what is new, and moves nothing: posts, likes, comments, connections', async ({
  browser,
}) => {
  test.slow();
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const { page } = ada;

  await test.step('new posts in the feed', async () => {
    await post(ben, 'The one that was there');
    const heard = hears(page, 'feed');
    await page.goto('/');
    await expect(page.getByText('The one that was there')).toBeVisible();
    await heard;
    const top = () => page.getByRole('article').first().boundingBox();
    const before = await top();
    await post(ben, 'The first new one');
    await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible(SOON);
    const gone = await post(ben, 'The one that goes again');
    await expect(page.getByRole('button', { name: '2 new posts' })).toBeVisible(SOON);
    await ben.page.request.delete(`/api/v1/posts/delete/${gone}`);
    await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible(SOON);
    expect(await top()).toEqual(before);
    await expect(page.getByText('The first new one')).toBeHidden();
    await page.getByRole('button', { name: '1 new post', exact: true }).press('Enter');
    await expect(page.getByRole('article').first()).toContainText('The first new one');
    await expect(page.getByRole('button', { name: /new post/ })).toBeHidden();
  });

  await test.step('likes and comments of the post that is open', async () => {
    const postId = await post(ben, 'Talk about this');
    const heard = hears(page, 'post:');
    await page.goto(`/post/${postId}`);
    await expect(page.getByText('No comments yet')).toBeVisible();
    await heard;
    await ben.page.request.post(`/api/v1/posts/${postId}/like`, { data: { liked: true } });
    await expect(page.getByRole('button', { name: 'Like 1' })).toBeVisible(SOON);
    const field = () => page.getByRole('textbox', { name: 'Write a comment' }).boundingBox();
    const before = await field();
    await comment(ben, postId, 'I begin');
    await comment(ben, postId, 'And go on');
    const news = page.getByRole('button', { name: '2 new comments' });
    await expect(news).toBeVisible(SOON);
    await expect(page.getByRole('button', { name: 'Comment 2' })).toBeVisible();
    await expect(page.getByText('I begin')).toBeHidden();
    expect(await field()).toEqual(before);
    await news.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'I begin' })).toBeFocused();
    await expect(page.getByText('And go on')).toBeVisible();
    await expect(news).toBeHidden();
  });

  await test.step('upvotes and comments of the project that is open', async () => {
    const path = await publish(page);
    const heard = hears(page, 'project:');
    await page.goto(path);
    await page.getByRole('tab', { name: /^COMMENTS/ }).click();
    await expect(page.getByText('No comments yet')).toBeVisible();
    await heard;
    await ben.page.request.post(`/api/v1${path}/upvote`);
    await expect(page.getByRole('button', { name: 'Upvote 1' })).toBeVisible(SOON);
    await ben.page.request.post(`/api/v1${path}/comments`, { data: { text: 'A good idea' } });
    await page.getByRole('button', { name: '1 new comment' }).click();
    await expect(page.getByText('A good idea')).toBeVisible();
  });

  await test.step('an answer to a request, in the button of a profile', async () => {
    const me = await (await ben.page.request.get('/api/v1/auth/me')).json();
    await page.goto(`/profile/${me.username}`);
    await page.getByRole('button', { name: /^Connect/ }).click();
    await expect(page.getByText('Connection request sent')).toBeVisible();
    const requests = await (await ben.page.request.get('/api/v1/connections/requests')).json();
    await settle(page);
    await ben.page.request.put(`/api/v1/connections/accept/${requests[0]._id}`);
    await expect(page.getByText('Connected', { exact: true })).toBeVisible(SOON);
  });

  await test.step('a notification, without a look at the list', async () => {
    const postId = await post(ada, 'Do you like it?');
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await settle(page);
    const seen = watch(page);
    await ben.page.request.post(`/api/v1/posts/${postId}/like`, { data: { liked: true } });
    await expect(page.getByText(`${ben.name} liked your post`)).toBeVisible(SOON);
    expect(seen.calls).not.toContain('GET /api/v1/notifications');
  });
});

test('without the channel, news comes all the same: it is asked for at intervals', async ({ browser }) => {
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const path = await connect(ada, ben);
  await ben.page.route(/live-updates/, (route) => route.abort());
  // The screen before may have the channel, or open it at this moment.
  await ben.page.goto('about:blank');
  const seen = watch(ben.page);
  await ben.page.goto(path);
  await expect(messages(ben.page).getByText('Hello from afar')).toBeVisible();
  await ada.page.goto(path);
  await send(ada, 'Can you hear me?');
  await expect(messages(ben.page).getByText('Can you hear me?')).toBeVisible({ timeout: A_WHILE });
  expect(seen.sockets).toBe(0);
});
