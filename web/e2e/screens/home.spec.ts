import { expect, test } from '@playwright/test';
import { documentFile, videoFile } from '../attachments.ts';
import { enter, stayHome } from '../people.ts';
import { pictureFile } from '../pictures.ts';
import { endFeedEarly, expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('home, its menu and its dialog', async ({ page }, { project }) => {
  // Three screens in one.
  test.slow();
  await endFeedEarly(page);
  await enter(page, 'maya', '/');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  else await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByText('Logout').waitFor();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Post actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
});

test('the composer with photos, a video, documents and a poll', async ({ page }) => {
  // Four screens in one.
  test.slow();
  await endFeedEarly(page);
  await enter(page, 'maya', '/');
  const kind = (name: string) => page.getByRole('form').getByRole('button', { name, exact: true }).click();
  await kind('Photo');
  const picture = await pictureFile(page, 800, 600);
  const broken = { ...picture, name: 'broken.png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Add photos').setInputFiles([picture, broken]);
  await page.getByText('Please choose a PNG').waitFor();
  await expectGoodScreen(page);

  const insteadOfFiles = async (name: string) => {
    await kind(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  };
  await insteadOfFiles('Video');
  await page.getByLabel('Choose a video').setInputFiles(await videoFile(page));
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expectGoodScreen(page);

  await insteadOfFiles('Document');
  await page
    .getByLabel('Add documents')
    .setInputFiles([documentFile('A name that is longer than the place for it, by far.pdf')]);
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expectGoodScreen(page);

  await insteadOfFiles('Poll');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Please provide at least 2 poll options').waitFor();
  await expectGoodScreen(page);
});

test('pictures of a post, all of them and over the whole screen', async ({ page }) => {
  await enter(page, 'priya', '/profile/maya/activity');
  await page.getByRole('button', { name: /^View all 2 photos/ }).click();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: /^Open picture 2 of 2/ }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await expectGoodScreen(page);
});

test('a post with all its comments, one of them being changed', async ({ page }) => {
  await enter(page, 'priya', '/profile/priya/activity');
  const poll = page.getByRole('article').filter({ hasText: 'Settle this for us' });
  await poll.getByRole('link', { name: /ago$/ }).first().click();
  await page.getByRole('button', { name: 'Edit comment' }).click();
  await expectGoodScreen(page);
});

test('replies to a comment, one being written, and below a deleted comment', async ({ page }) => {
  // Two screens in one.
  test.slow();
  await enter(page, 'daniel', '/profile/maya/activity');
  const storm = page.getByRole('article').filter({ hasText: 'Our forecast called the storm' });
  await storm.getByRole('link', { name: /ago$/ }).first().click();
  await page.getByRole('button', { name: '3 replies' }).click();
  const replies = page.getByRole('region', { name: 'Replies' });
  await replies
    .getByRole('button', { name: /^Reply to Esi/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Reply to/ }).waitFor();
  await expectGoodScreen(page);

  // A post of its own: others look at that one as well.
  const created = await page.request.post('/api/v1/posts/create', { data: { content: 'Who comes along?' } });
  const { _id } = await created.json();
  const say = async (data: object) => {
    const { comments } = await (await page.request.post(`/api/v1/posts/${_id}/comment`, { data })).json();
    return comments[0]._id;
  };
  const replyTo = await say({ content: 'I do' });
  const long = `And the ${'very-'.repeat(60)}large cups`;
  for (const content of ['Then I bring the tea', long]) await say({ content, replyTo });
  await page.request.delete(`/api/v1/posts/${_id}/comment/${replyTo}`);
  await page.goto(`/post/${_id}`);
  await page.getByRole('button', { name: '2 replies' }).click();
  await replies.getByRole('listitem').first().waitFor();
  await expectGoodScreen(page);

  const found = await page.request.get(`/api/v1/posts/${_id}/comments?replyTo=${replyTo}`);
  const [led] = await found.json();
  await page.goto(`/post/${_id}#comment-${led._id}`);
  await expect(replies.getByRole('listitem').filter({ hasText: led.content })).toBeFocused();
  await expectGoodScreen(page);
});

test('a post with tags and names: edited, with its history and its tag', async ({ page }) => {
  // Five screens in one.
  test.slow();
  await enter(page, 'maya', '/');
  const content =
    'Thanks @daniel for the long talk. We are #hiring two people for the #tidal pilot. שלום @priya';
  const created = await page.request.post('/api/v1/posts/create', {
    data: { content: 'Thanks for the talk.' },
  });
  const { _id } = await created.json();
  await page.request.put(`/api/v1/posts/${_id}`, { data: { content } });
  await page.goto(`/post/${_id}`);
  const post = page.getByRole('article');
  await post.getByRole('link', { name: '#hiring' }).waitFor();
  await expectGoodScreen(page);

  await post.getByRole('button', { name: 'edited' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');

  await post.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit post' }).click();
  const area = post.getByRole('textbox', { name: 'Edit post' });
  await area.press('End');
  await area.pressSequentially(' @d');
  await page.getByRole('option').first().waitFor();
  await expectGoodScreen(page);
  await area.press('Escape');
  await area.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await post.getByRole('link', { name: '#hiring' }).click();
  await page.getByRole('heading', { level: 1, name: '#hiring' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);
  await page.request.delete(`/api/v1/posts/delete/${_id}`);
});

test('home without posts, and home without an answer', async ({ page }) => {
  await enter(page, 'priya', '/');
  await page.route('**/api/v1/posts', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No posts yet! Be the first to share something with the community.').waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/posts');
  await page.route('**/api/v1/posts', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await expectGoodScreen(page);
});

test('a post with a preview of its link', async ({ page }) => {
  await enter(page, 'maya', '/');
  const data = { content: 'Worth reading twice: https://priya.example/dead-battery' };
  const { _id } = await (await page.request.post('/api/v1/posts/create', { data })).json();
  await page.goto(`/post/${_id}`);
  const preview = page.getByRole('link', { name: /The form that survived/ });
  await preview.waitFor();
  await expect(preview.getByRole('presentation')).toHaveJSProperty('complete', true);
  await expectGoodScreen(page);
});
