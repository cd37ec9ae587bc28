import { expect, type Locator, type Page, test } from '@playwright/test';
import { documentFile, videoFile } from '../../attachments.ts';
import { join, type Participant, signIn, writePost } from '../../people.ts';
import { pictureFile } from '../../pictures.ts';

const composer = (page: Page) => page.getByRole('form', { name: 'Write a post' });
const words = (page: Page) => page.getByLabel('What do you want to share?');
const kind = (page: Page, name: string) => composer(page).getByRole('button', { name, exact: true });
const publish = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true });
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const option = (post: Locator, text: string) =>
  post.getByRole('list', { name: 'Poll' }).getByRole('button', { name: text });

/** Words that no other test writes. */
const unique = (text: string) =>
  `${text} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

async function expectPosted(page: Page) {
  // Several pictures are uploaded and processed first.
  await expect(page.getByText('Post created successfully')).toBeVisible({ timeout: 20_000 });
  await expect(words(page)).toHaveValue('');
  await expect(composer(page).getByRole('button', { pressed: true })).toHaveCount(0);
}

async function goHome({ page }: Participant) {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
}

test('two members see what the other posts, likes, votes and says', async ({ browser }) => {
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const question = unique('When shall we meet');
  const atAda = postOf(ada.page, question);
  const atBen = postOf(ben.page, question);
  const comments = (post: Locator) => post.getByRole('region', { name: 'Comments' });

  await test.step('Ada asks', async () => {
    await words(ada.page).fill(question);
    await kind(ada.page, 'Poll').click();
    await ada.page.getByLabel('Option 1').fill('Morning');
    await ada.page.getByLabel('Option 2').fill('Evening');
    await ada.page.getByLabel('Open for').selectOption('3 days');
    await publish(ada.page).click();
    await expectPosted(ada.page);
    await expect(atAda).toContainText(/(3|2) days? left/);
  });

  await test.step('Ben votes, changes his vote, likes and answers', async () => {
    await goHome(ben);
    await option(atBen, 'Morning').click();
    await expect(option(atBen, 'Morning')).toContainText('100% · 1 vote');
    await option(atBen, 'Evening').click();
    await expect(option(atBen, 'Morning')).toContainText('0% · 0 votes');
    await expect(option(atBen, 'Evening')).toContainText('Your vote');
    await atBen.getByRole('button', { name: 'Like' }).click();
    await atBen.getByRole('button', { name: 'Comment' }).click();
    await comments(atBen).getByLabel('Write a comment').fill('After six is good');
    await comments(atBen).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(ben.page.getByText('Comment added successfully')).toBeVisible();
  });

  await test.step('Ada sees it, reacts to it, and is told', async () => {
    await ada.page.reload();
    await expect(option(atAda, 'Evening')).toContainText('100% · 1 vote');
    await expect(option(atAda, 'Evening')).toHaveAttribute('aria-pressed', 'false');
    await expect(atAda.getByRole('list', { name: 'Newest comments' })).toContainText('After six is good');
    await ada.page.getByRole('link', { name: /^Notifications/ }).click();
    await expect(ada.page.getByText(`${ben.name} liked your post`)).toBeVisible();
    await ada.page.getByRole('link', { name: `${ben.name} commented on your post` }).click();
    await expect(ada.page).toHaveURL(/\/post\//);
    await comments(atAda).getByRole('button', { name: 'Like, 0', exact: true }).click();
    await expect(comments(atAda).getByRole('button', { name: 'Like, 1', exact: true })).toBeVisible();
    const disliked = ada.page.waitForResponse('**/comment/*/dislike');
    await comments(atAda).getByRole('button', { name: 'Dislike, 0', exact: true }).click();
    await expect(comments(atAda).getByRole('button', { name: 'Like, 0', exact: true })).toBeVisible();
    await disliked;
    await expect(comments(atAda).getByRole('button', { name: 'Edit comment' })).toBeHidden();
  });

  await test.step('Ben corrects himself', async () => {
    await ben.page.reload();
    await atBen.getByRole('button', { name: 'Comment' }).click();
    await expect(comments(atBen).getByRole('button', { name: 'Dislike, 1', exact: true })).toBeVisible();
    await comments(atBen).getByRole('button', { name: 'Edit comment' }).click();
    const editor = comments(atBen).getByLabel('Edit comment');
    await editor.fill(' ');
    await comments(atBen).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(comments(atBen).getByText('Comment cannot be empty.')).toBeVisible();
    await editor.fill('After seven is better');
    await comments(atBen).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ben.page.getByText('Comment updated successfully')).toBeVisible();
  });

  await test.step('Ada deletes the comment after being asked, and it is gone for both', async () => {
    await ada.page.reload();
    await expect(comments(atAda)).toContainText('After seven is better');
    await expect(comments(atAda)).toContainText('edited');
    await comments(atAda)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await ada.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(ada.page.getByText('Comment deleted successfully')).toBeVisible();
    await ben.page.reload();
    await expect(atBen).toBeVisible();
    await expect(ben.page.getByText('After seven is better')).toBeHidden();
  });
});

test('photos are downsized and described, and viewed round and round', async ({ browser }) => {
  const { page } = await join(browser, 'Pia', 'founder');
  const text = unique('Three doors');
  const large = await pictureFile(page, 3_000, 1_500);
  const photo = (name: string) => ({ ...large, name });
  await words(page).fill(text);
  await kind(page, 'Photo').click();
  await page
    .getByLabel('Add photos')
    .setInputFiles(['one.png', 'two.png', 'gone.png', 'three.png'].map(photo));
  await page.getByRole('button', { name: 'Remove gone.png' }).click();
  await expect(chosen(page)).toHaveCount(3);
  for (const [nth, name] of ['Red door', 'Blue door', 'Green door'].entries())
    await page.getByLabel('Describe this photo').nth(nth).fill(name);
  await publish(page).click();
  await expectPosted(page);

  const post = postOf(page, text);
  const first = post.getByRole('button', { name: 'Open picture 1 of 3: Red door' });
  await expect(post.getByRole('img', { name: /door$/ })).toHaveCount(1);
  await expect(first.locator('img')).toHaveAttribute('width', '2048');
  await post.getByRole('button', { name: 'View all 3 photos' }).click();
  await expect(post.getByRole('button', { name: /^Open picture/ })).toHaveCount(3);

  await first.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer.getByText('1 of 3')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: 'Green door' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Red door' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  for (let nth = 0; nth < 4; nth += 1) await page.keyboard.press('Tab');
  await expect(viewer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('a video is played where it is posted', async ({ browser }) => {
  const { page } = await join(browser, 'Vera', 'founder');
  const text = unique('A walk');
  await words(page).fill(text);
  await kind(page, 'Video').click();
  await page.getByLabel('Choose a video').setInputFiles(await videoFile(page));
  await expect(page.getByLabel('Choose a video')).toBeHidden();
  await publish(page).click();
  await expectPosted(page);
  await page.reload();
  const video = postOf(page, text).getByLabel('Video');
  const state = () =>
    video.evaluate((element) => (element instanceof HTMLVideoElement ? element.readyState : 0));
  await expect.poll(state).toBeGreaterThan(0);
});

test('documents are saved by their names, five at most', async ({ browser }) => {
  const { page } = await join(browser, 'Dora', 'founder');
  await kind(page, 'Document').click();
  const names = ['Plan', 'Deck', 'Numbers', 'Team', 'Letter', 'Sixth'].map((name) => `${name}.pdf`);
  await page.getByLabel('Add documents').setInputFiles(names.map(documentFile));
  await expect(page.getByText('A post can have at most 5 documents')).toBeVisible();
  await expect(chosen(page)).toHaveCount(5);
  await publish(page).click();
  await expectPosted(page);
  const documents = page.getByRole('article').first().getByRole('list', { name: 'Documents' });
  await expect(documents.getByRole('link')).toHaveCount(5);
  const saving = page.waitForEvent('download');
  await documents.getByRole('link', { name: /^Deck\.pdf/ }).click();
  expect((await saving).suggestedFilename()).toBe('Deck.pdf');
});

test('a kind chosen again is gone with its files, and a draft keeps words and files over other screens and a reload', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Kim', 'investor');
  await words(page).fill('Half a thought');
  await kind(page, 'Document').click();
  await page.getByLabel('Add documents').setInputFiles([documentFile('Plan.pdf')]);
  await expect(chosen(page)).toHaveCount(1);
  await kind(page, 'Document').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await kind(page, 'Document').click();
  await expect(page.getByLabel('Add documents')).toBeAttached();
  await expect(chosen(page)).toHaveCount(0);

  await page.getByLabel('Add documents').setInputFiles([documentFile('Plan.pdf')]);
  // Leaving is asked about until the browser has kept the file.
  const filesKept = () =>
    page.evaluate(async () => (await (await caches.open('hearth.files')).keys()).length);
  await expect.poll(filesKept).toBe(1);
  await page.getByRole('link', { name: /^My Network/ }).click();
  await expect(page).toHaveURL('/network');
  await page.goBack();
  await expect(words(page)).toHaveValue('Half a thought');
  await expect(chosen(page)).toHaveText(/Plan\.pdf/);
  await page.reload();
  await expect(words(page)).toHaveValue('Half a thought');
  await expect(chosen(page)).toHaveText(/Plan\.pdf/);
  await publish(page).click();
  await expectPosted(page);
  await expect(postOf(page, 'Half a thought').getByRole('link', { name: /^Plan\.pdf/ })).toBeVisible();
  await page.reload();
  await expect(words(page)).toHaveValue('');
  await expect(chosen(page)).toHaveCount(0);
});

test('an upload that fails is tried again, and posting waits for it', async ({ browser }) => {
  const { page } = await join(browser, 'Una', 'investor');
  const text = unique('On a bad line');
  const isUpload = (url: URL) => url.pathname.includes('/uploads/');
  let isDown = true;
  const waiting: (() => void)[] = [];
  await page.route(isUpload, async (route) => {
    if (isDown) return route.abort();
    await new Promise<void>((resolve) => waiting.push(resolve));
    return route.continue();
  });
  await words(page).fill(text);
  await kind(page, 'Document').click();
  await page.getByLabel('Add documents').setInputFiles([documentFile('Plan.pdf'), documentFile('Deck.pdf')]);
  await expect(page.getByText('The upload failed. Please try again.')).toHaveCount(2);
  await publish(page).click();
  await expect(page.getByText('Some files could not be uploaded. Try again, or remove them.')).toBeVisible();

  isDown = false;
  await page.getByRole('button', { name: 'Remove Deck.pdf' }).click();
  await page.getByRole('button', { name: 'Retry Plan.pdf' }).click();
  await publish(page).click();
  await expect(publish(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove Plan.pdf' })).toBeDisabled();
  await expect.poll(() => waiting.length).toBe(1);
  for (const go of waiting) go();
  await expectPosted(page);
  await expect(postOf(page, text).getByRole('link', { name: /^Plan\.pdf/ })).toBeVisible();
});

test('pressed twice, a post is made once', async ({ browser }) => {
  const { page } = await join(browser, 'Tia', 'investor');
  const text = unique('Only once');
  await words(page).fill(text);
  await publish(page).dblclick();
  await expectPosted(page);
  await page.reload();
  await expect(postOf(page, text)).toHaveCount(1);
});

test('what the server cannot be told is taken back, and nothing typed is lost', async ({ browser }) => {
  // Calls are tried again before they are given up.
  test.slow();
  const { page } = await join(browser, 'Olga', 'investor');
  const text = unique('A question');
  const draft = unique('Written under way');
  await kind(page, 'Poll').click();
  await page.getByLabel('Option 1').fill('Yes');
  await page.getByLabel('Option 2').fill('No');
  await writePost(page, text);
  const post = postOf(page, text);
  await post.getByRole('button', { name: 'Comment' }).click();
  const comment = post.getByLabel('Write a comment');
  await comment.fill('Is anybody here?');
  await words(page).fill(draft);

  await page.context().route('**/api/**', (route) => route.abort());
  const like = post.getByRole('button', { name: 'Like' });
  await like.click();
  await expect(page.getByText('Failed to update like status. Please try again.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).not.toContainText('1');

  await option(post, 'Yes').click();
  await expect(page.getByText('Your vote could not be counted. Please try again.')).toBeVisible();
  await expect(option(post, 'Yes')).toContainText('0 votes');

  await post.getByRole('button', { name: 'Comment', exact: true }).last().click();
  await expect(page.getByText('Failed to add comment')).toBeVisible();
  await expect(comment).toHaveValue('Is anybody here?');
  await expect(post.getByText('No comments yet')).toBeVisible();

  await publish(page).click();
  await expect(page.getByText('Failed to create post')).toBeVisible();
  await expect(words(page)).toHaveValue(draft);

  await page.context().unroute('**/api/**');
  await publish(page).click();
  await expectPosted(page);
  await expect(postOf(page, draft)).toBeVisible();
});

test('earlier comments come on demand', async ({ browser }) => {
  test.slow();
  const { page } = await join(browser, 'Ella', 'investor');
  const text = unique('A long talk');
  await writePost(page, text);
  const post = postOf(page, text);
  const link = await post.getByRole('link', { name: /ago|now/ }).getAttribute('href');
  for (let nth = 1; nth <= 21; nth += 1)
    await page.request.post(`/api/v1/posts/${link?.split('/').at(-1)}/comment`, {
      data: { content: `Comment number ${nth}.` },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  await page.reload();
  await expect(post.getByRole('list', { name: 'Newest comments' }).getByRole('listitem')).toHaveCount(2);
  await post.getByRole('button', { name: 'View all 21 comments' }).click();
  await expect(post.getByText('Comment number 21.')).toBeVisible();
  await expect(post.getByText('Comment number 1.')).toBeHidden();
  await post.getByRole('button', { name: 'View earlier comments' }).click();
  await expect(post.getByText('Comment number 1.')).toBeAttached();
  await expect(post.getByRole('button', { name: 'View earlier comments' })).toBeHidden();
});

test("a post's own page shows all of it in the page's own flow, and its links can be followed", async ({
  browser,
}) => {
  const { page } = await join(browser, 'Lina', 'investor');
  const address = `https://example.com/${'long-way/'.repeat(60)}`;
  const text = `${unique('All of it')} ${'word '.repeat(40)}\n${address}`;
  const created = await page.request.post('/api/v1/posts/create', {
    data: { content: text },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { _id } = await created.json();
  for (let nth = 1; nth <= 12; nth += 1)
    await page.request.post(`/api/v1/posts/${_id}/comment`, {
      data: { content: `Comment number ${nth}: ${address}` },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/post/${_id}`);
  await expect(page.getByText('Comment number 12')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See more' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: address }).first()).toHaveAttribute('href', address);
  // Text fields aside.
  const innerScrollers = await page
    .getByRole('article')
    .locator('*:not(textarea)')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
        ).length,
    );
  expect(innerScrollers).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const field = page.getByLabel('Write a comment');
  await field.fill('My own words');
  await field.press('Control+Enter');
  await expect(page.getByText('Comment added successfully')).toBeVisible();
  await expect(field).toBeInViewport();
});

test('a post that is not there says so', async ({ page }) => {
  await signIn(page, 'daniel', 'hearth-demo');
  await page.goto('/post/0000000000000000');
  await expect(page.getByText('Post not found')).toBeVisible();
});
