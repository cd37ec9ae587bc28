import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { documentFile } from '../../attachments.ts';
import { dragFiles, dropFiles } from '../../drop-files.ts';
import { expectFailure, LATE_PARTS, type LatePart, lazyChunks, noticesGone } from '../../lazy-parts.ts';
import { chooseRole, enter, signIn, signUp, somebody, stayHome, writePost } from '../../people.ts';

/** Parts with a test of their own, below or in `live.spec.ts`. */
const OTHERS = [
  'src/components/feedback/Toaster.tsx',
  'src/components/feedback/ConfirmWindow.tsx',
  'src/app/shell/background/live-updates.ts',
  'src/app/shell/menus/MemberLinks.tsx',
  'src/app/shell/SuspendedNote.tsx',
  'src/app/shell/CompletionCard.tsx',
  'src/components/forms/files/DropZone.tsx',
  'src/components/files/send-file.ts',
];

/**
 * Code without which text is plain, names are typed in full, keys do nothing, what another app has shared waits, the landing
 * page names no projects, and actions say that they failed.
 */
const UNSEEN = [
  'src/app/shell/commands/Commands.tsx',
  'src/features/home/composer/take-shared.ts',
  'src/features/landing/Showcase.tsx',
  'src/components/text/SignedText.tsx',
  'src/entities/member/mention-picker/OpenPicker.tsx',
  'src/entities/passkey/ceremonies.ts',
  'src/entities/push/subscription.ts',
];

/** Code that shows nothing when it does not come: without the rules of forms the server says what is wrong. */
const isUnseen = (source: string) => /^\.\.\/shared\/(model|rules)\//.test(source) || UNSEEN.includes(source);

/** The address of a part's script ends like this. */
function scriptOf(source: string): RegExp {
  const script = lazyChunks().get(source);
  if (!script) throw new Error(`${source} is not fetched on its own any more: take it out of this journey.`);
  return new RegExp(`${script.replaceAll('.', '\\.')}$`);
}

const gone = async (page: Page, file: RegExp) => {
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(file);
};
const offline = async (page: Page) => {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
};

/** The number of rules in each stylesheet. Throws where one did not come for want of a network. */
const rulesOfStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, cssRules }) => (href === null ? [] : [cssRules.length])),
  );

/** Waits until a thing is in sight with its pictures: one that fails for want of a network cannot be pressed. */
async function shownWhole(thing: Locator) {
  await expect(thing).toBeAttached();
  if (await thing.isVisible()) await thing.scrollIntoViewIfNeeded();
  const pictures = await thing.locator('img').all();
  for (const picture of pictures) await expect(picture).toHaveJSProperty('complete', true);
}

async function open(
  browser: Browser,
  { viewer, width = 1280, from }: Pick<LatePart, 'viewer' | 'width' | 'from'>,
) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await stayHome(context);
  const page = await context.newPage();
  if (viewer) await enter(page, viewer, from);
  else await page.goto(from);
  await page.waitForLoadState('networkidle');
  return page;
}

test('every part that is fetched late is in this journey', () => {
  const known = new Set([...LATE_PARTS.map(({ source }) => source), ...OTHERS]);
  expect([...lazyChunks().keys()].filter((source) => !known.has(source) && !isUnseen(source))).toEqual([]);
});

for (const part of LATE_PARTS)
  test(`${part.source} that does not come leaves the rest standing, and comes in place with a retry`, async ({
    browser,
  }) => {
    const script = scriptOf(part.source);
    const page = await open(browser, part);
    if (part.opener) await shownWhole(part.opener(page));
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    let ask = () => part.open(page);
    const failOnce = (way: string, fail: (of: Page) => Promise<() => Promise<unknown>>) =>
      test.step(way, async () => {
        const mend = await fail(page);
        await noticesGone(page);
        await ask();
        ask = await expectFailure(page, part);
        if (part.hasBars) await expect(page.getByRole('banner')).toBeVisible();
        // Over what opens the part, the pointer would fetch it before it is asked for.
        await page.mouse.move(0, 0);
        await mend();
      });
    if (!part.needsNetwork) await failOnce('offline', offline);
    await failOnce('without its script', (of) => gone(of, script));
    await ask();
    await expect(part.shown(page)).toBeVisible();
    expect(await rulesOfStyles(page)).not.toContain(0);
    expect(uncaught).toEqual([]);
    await page.context().close();
  });

test('the first toast while the server cannot be reached is read without the toaster, and the next one has it', async ({
  browser,
}) => {
  const page = await open(browser, { viewer: 'daniel', from: '/' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().route('**/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Like' }).first().click();
  await expect(page.getByRole('status').getByRole('listitem')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.context().unroute('**/*');
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(0, { timeout: 20_000 });
  await writePost(page, `Back again ${Date.now()}`);
  await expect(page.locator('.mantine-Notification-root')).toBeVisible();
  await page.context().close();
});

test('a post is said to be there when the toaster is gone', async ({ page, context }) => {
  await stayHome(context);
  await gone(page, scriptOf('src/components/feedback/Toaster.tsx'));
  await signIn(page, 'daniel', 'hearth-demo');
  await writePost(page, `No toaster ${Date.now()}`);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a question is asked plainly when its window is gone', async ({ page, context }) => {
  await stayHome(context);
  const mend = await gone(page, scriptOf('src/components/feedback/ConfirmWindow.tsx'));
  await enter(page, 'daniel', '/');
  const words = `To be deleted ${Date.now()}`;
  await writePost(page, words);
  const post = page.getByRole('article').filter({ hasText: words });
  const asked = page.waitForEvent('dialog');
  await post.getByRole('button', { name: 'Post actions' }).click();
  const press = page.getByRole('menuitem', { name: 'Delete post' }).click();
  const question = await asked;
  expect(question.message()).toContain('Delete this post?');
  await question.dismiss();
  await press;
  await expect(post).toBeVisible();
  await mend();
  await post.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(post).toBeHidden();
});

test('the bar goes on without its links, and has them after a retry', async ({ page, context }) => {
  await stayHome(context);
  const mend = await gone(page, scriptOf('src/app/shell/menus/MemberLinks.tsx'));
  await enter(page, 'maya', '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const failure = page.getByRole('banner').getByRole('alert');
  await expect(failure).toContainText('This part could not be loaded.');
  await mend();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a suspended member goes on without the note about it, and has it after a retry', async ({
  page,
  context,
}) => {
  await stayHome(context);
  await page.route('**/api/v1/auth/me', async (route) => {
    const member = await (await route.fetch()).json();
    const suspension = { until: '2099-12-01T12:00:00.000Z', reason: 'spam' };
    await route.fulfill({ json: { ...member, suspension } });
  });
  const mend = await gone(page, scriptOf('src/app/shell/SuspendedNote.tsx'));
  await enter(page, 'maya', '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('This part could not be loaded.');
  await mend();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Your account is suspended until')).toBeVisible();
});

test('a member whose invitation to complete the profile does not come misses nothing else, and has it after a reload', async ({
  page,
  context,
}) => {
  await stayHome(context);
  await signUp(page, somebody());
  await chooseRole(page, 'Investor');
  const mend = await gone(page, scriptOf('src/app/shell/CompletionCard.tsx'));
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await mend();
  await page.reload();
  await expect(page.getByRole('link', { name: 'COMPLETE PROFILE' })).toBeVisible();
});

test('files that are dropped where nothing has come to take them leave the page as it is, and are taken then', async ({
  page,
  context,
}) => {
  await stayHome(context);
  const mend = await gone(page, scriptOf('src/components/forms/files/DropZone.tsx'));
  await enter(page, 'maya', '/');
  const composer = page.getByRole('form', { name: 'Write a post' });
  await composer.waitFor();
  const missing = page.waitForEvent('console', (message) => /could not be fetched/.test(message.text()));
  const dataTransfer = await dragFiles(composer, documentFile('plan.pdf'));
  await missing;
  const isLeft = await composer.evaluate(
    (element, hand) =>
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: hand, bubbles: true, cancelable: true })),
    dataTransfer,
  );
  expect(isLeft).toBe(false);
  await mend();
  await dropFiles(composer, documentFile('plan.pdf'));
  await expect(composer.getByText('plan.pdf')).toBeVisible();
});

test('a file is sent again when what sends it did not come', async ({ page, context }) => {
  await stayHome(context);
  const mend = await gone(page, scriptOf('src/components/files/send-file.ts'));
  await enter(page, 'maya', '/');
  await page.getByRole('button', { name: 'Document' }).click();
  await page.getByLabel('Add documents').setInputFiles([documentFile('plan.pdf')]);
  await expect(page.getByText('The upload failed. Please try again.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry plan.pdf' }).click();
  await expect(page.getByText('The upload failed. Please try again.')).toBeHidden();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Post created successfully')).toBeVisible();
});

test('the landing page can be read and followed when its script does not come', async ({ page, context }) => {
  await stayHome(context);
  await gone(page, scriptOf('src/features/landing/Landing.tsx'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Why Join' })).toBeVisible();
  await page.getByRole('link', { name: 'Join now' }).click();
  await expect(page).toHaveURL('/signup');
});

test.describe('an old tab after a release', () => {
  // What the page still asks for at the end is of no interest.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** The pages of the server name another script from now on, and the files of this tab's release are gone. */
  async function release(page: Page, source: string) {
    await gone(page, scriptOf(source));
    const loads: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
    page.on('load', () => loads.push('load'));
    await page.route('**/app.html', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\/assets\/frame-[^"]+\.js/, '/assets/frame-newer.js');
      await route.fulfill({ response, body });
    });
    return () => loads.filter((what) => what === 'load').length;
  }

  test('reloads once when a part of it is gone', async ({ page, context }) => {
    await stayHome(context);
    await enter(page, 'maya', '/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const loads = await release(page, 'src/features/network/Network.tsx');
    await page.getByRole('link', { name: 'My Network' }).first().click();
    await expect.poll(loads).toBe(1);
    // What is served is still not whole: no second reload, and the failure is shown in place.
    const failure = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' });
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('does not reload over what is being written, but with the next screen', async ({ page, context }) => {
    await stayHome(context);
    await enter(page, 'maya', '/');
    await page.getByRole('button', { name: 'Post actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit post' }).click();
    const words = page.getByRole('textbox', { name: 'Edit post' });
    await words.fill('Half a thought');
    const loads = await release(page, 'src/components/media/ImageViewer.tsx');
    await page
      .getByRole('button', { name: /^Open picture 1/ })
      .first()
      .click();
    await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
    await expect(words).toHaveValue('Half a thought');
    expect(loads()).toBe(0);
    await page.getByRole('link', { name: 'Notifications' }).first().click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect.poll(loads).toBe(1);
  });
});
