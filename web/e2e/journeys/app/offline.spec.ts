import { expect, type Page, test } from '@playwright/test';
import { join, logOut, writePost } from '../../people.ts';

test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unable to reach the server' });

/** Waits until the page is answered by the service worker, which has all that it needs by then. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** What the browser keeps of what members read. */
const readsKept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('hearth.reads'))) return [];
    const reads = await (await caches.open('hearth.reads')).keys();
    return reads.map(({ url }) => new URL(url).pathname);
  });

test('where there is no network, members read what they read last, and what they write is sent once when they are back', async ({
  browser,
}) => {
  test.slow();
  const ada = await join(browser, 'Ada', 'founder');
  const ben = await join(browser, 'Ben', 'investor');
  const { page } = ada;
  const me = await (await page.request.get('/api/v1/auth/me')).json();
  const asked = await (await ben.page.request.post(`/api/v1/connections/request/${me._id}`)).json();
  await expect(await page.request.put(`/api/v1/connections/accept/${asked.requestId}`)).toBeOK();
  const { conversation } = await (
    await ben.page.request.post('/api/v1/conversations', {
      data: { text: 'Shall we talk about the engine?', memberId: me._id },
    })
  ).json();
  const text = `A note on engines ${Date.now().toString(36)}`;
  await kept(page);
  await writePost(page, text);
  const ofConversation = `/api/v1/conversations/${conversation._id}`;
  for (const [path, ...reads] of [
    ['/messages', '/api/v1/conversations'],
    [`/messages/${conversation._id}`, ofConversation, `${ofConversation}/messages`],
    [`/profile/${ada.username}`, `/api/v1/users/${ada.username}`],
    ['/', '/api/v1/posts'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => readsKept(page)).toEqual(expect.arrayContaining(reads));
  }
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();

  await page.context().setOffline(true);
  await test.step('the feed, after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
    await expect(banner(page)).toContainText(/What you see is as of \w{3} \d+:\d\d [AP]M\./);
  });
  await test.step('a conversation', async () => {
    await page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .click();
    await page.getByRole('link', { name: new RegExp(ben.name) }).click();
    await expect(
      page.getByRole('region', { name: `Messages with ${ben.name}` }).getByText('Shall we talk'),
    ).toBeVisible();
  });
  await test.step('the own profile', async () => {
    await page.goto(`/profile/${ada.username}`);
    await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  });
  await test.step('a comment waits, and is there once', async () => {
    await page.goto('/');
    const post = page.getByRole('article').filter({ hasText: text });
    await post.getByRole('button', { name: 'Comment' }).click();
    await post.getByLabel('Write a comment').fill('Written under way');
    await post.getByRole('button', { name: 'Comment', exact: true }).last().click();
    await expect(banner(page)).toContainText('1 change waits to be sent.');
    await page.context().setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('Comment added')).toBeVisible();
    await expect(post.getByText('Written under way')).toHaveCount(1);
    await page.reload();
    await post
      .getByRole('button', { name: /Comment/ })
      .first()
      .click();
    await expect(post.getByText('Written under way')).toHaveCount(1);
  });
  await test.step('what waits outlasts a reload, and is there once', async () => {
    const post = page.getByRole('article').filter({ hasText: text });
    await page.context().setOffline(true);
    await post.getByRole('button', { name: /^Like/ }).first().click();
    await post.getByLabel('Write a comment').fill('Written in a tunnel');
    await post.getByRole('button', { name: 'Comment', exact: true }).last().click();
    await expect(banner(page)).toContainText('2 changes wait to be sent.');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(banner(page)).toContainText('2 changes wait to be sent.');
    await page.context().setOffline(false);
    await expect(page.getByText('2 changes that waited have been sent.')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    const comments = post.getByRole('button', { name: /Comment/ }).first();
    await comments.click();
    await expect(post.getByText('Written in a tunnel')).toHaveCount(1);
    await expect(post.getByRole('button', { name: /^Like/ }).first()).toHaveAttribute('aria-pressed', 'true');
  });
});

test('what was kept is forgotten with the session, and nothing of others was', async ({ browser }) => {
  const ada = await join(browser, 'Ada', 'founder');
  const ben = await join(browser, 'Ben', 'investor');
  const { page } = ada;
  await kept(page);
  await page.goto(`/profile/${ben.username}`);
  await expect(page.getByRole('heading', { level: 1, name: ben.name })).toBeVisible();
  await page.goto(`/profile/${ada.username}`);
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await expect.poll(() => readsKept(page)).toContain(`/api/v1/users/${ada.username}`);
  expect(await readsKept(page)).toContain('/api/v1/auth/me');
  expect(await readsKept(page)).not.toContain(`/api/v1/users/${ben.username}`);
  await logOut(page);
  await expect.poll(() => readsKept(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page.getByText(ada.name)).toHaveCount(0);
});

test('what another app shares stands in the composer', async ({ browser }) => {
  const { page } = await join(browser, 'Ada', 'founder');
  await kept(page);
  // As the device does when Hearth is chosen there.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
    const field = (name: string, attributes: object) =>
      form.append(Object.assign(document.createElement('input'), { name, ...attributes }));
    field('title', { value: 'Engines' });
    field('url', { value: 'https://example.com/engines' });
    field('files', { type: 'file' });
    const picture = document.createElement('canvas');
    picture.toBlob((blob) => {
      const files = new DataTransfer();
      files.items.add(new File([blob ?? ''], 'engine.png', { type: 'image/png' }));
      Object.assign(form.elements.namedItem('files') ?? {}, { files: files.files });
      document.body.append(form);
      form.submit();
    });
  });
  await expect(page.getByLabel('What do you want to share?')).toHaveValue(
    'Engines\nhttps://example.com/engines',
  );
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/');
});
