import { type Browser, expect, type Page, test } from '@playwright/test';
import { documentFile } from '../../attachments.ts';
import { enter, join, type Participant, stayHome } from '../../people.ts';
import { pictureFile } from '../../pictures.ts';

/** Longer than the live channel takes, and than any interval at which screens ask while it is down. */
const POLL = { timeout: 15_000 };
const BADGE = { timeout: 45_000 };

const badge = (page: Page) => page.getByRole('link', { name: /^Messages/ }).first();
const thread = (page: Page, { name }: Participant) =>
  page.getByRole('region', { name: `Messages with ${name}` });
const field = (page: Page, { name }: Participant) => page.getByRole('textbox', { name: `Write to ${name}` });
/** A conversation in the list. */
const row = (page: Page, { name }: Participant) =>
  page
    .getByRole('navigation', { name: /^(Messages|Archived)$/ })
    .getByRole('link', { name: new RegExp(name) });
const say = async (page: Page, to: Participant, text: string) => {
  await field(page, to).fill(text);
  await page.keyboard.press('Enter');
};

/** Two new members who are connected. */
async function pair(browser: Browser): Promise<[Participant, Participant]> {
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const me = await (await ben.page.request.get('/api/v1/auth/me')).json();
  const asked = await (await ada.page.request.post(`/api/v1/connections/request/${me._id}`)).json();
  await expect(await ben.page.request.put(`/api/v1/connections/accept/${asked.requestId}`)).toBeOK();
  return [ada, ben];
}

/** Opens the conversation with somebody from their profile. */
async function open(page: Page, { name, username }: Participant) {
  await page.goto(`/profile/${username}`);
  await page.getByRole('link', { name: `Message ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('two members talk, read, and take a message back', async ({ browser }) => {
  test.slow();
  const [ada, ben] = await pair(browser);

  await test.step('the first message, from a profile', async () => {
    await open(ada.page, ben);
    await expect(
      ada.page.getByRole('heading', { name: `Write the first message to ${ben.name}` }),
    ).toBeVisible();
    await say(ada.page, ben, 'Hello, shall we talk about the engine?');
    await expect(thread(ada.page, ben).getByText('Hello, shall we talk')).toBeVisible();
    await expect(thread(ada.page, ben).getByText('Sending')).toHaveCount(0);
  });

  await test.step('the other sees the number, and reads it', async () => {
    await expect(badge(ben.page)).toHaveAccessibleName('Messages , 1 new', BADGE);
    await badge(ben.page).click();
    await expect(row(ben.page, ada)).toContainText('1 unread');
    await row(ben.page, ada).click();
    await expect(thread(ben.page, ada).getByText('New messages')).toBeVisible();
    await expect(badge(ben.page)).toHaveAccessibleName('Messages');
    await ada.page.bringToFront();
    await expect(thread(ada.page, ben).getByText('Read', { exact: true })).toBeVisible(POLL);
  });

  await test.step('an answer comes by itself, with a document and a picture', async () => {
    await ben.page.bringToFront();
    await ben.page
      .getByLabel('Add photos, a video or documents')
      .first()
      .setInputFiles([documentFile('plan.pdf'), await pictureFile(ben.page, 300, 200)]);
    await say(ben.page, ada, 'Gladly. The plan is attached.');
    await expect(thread(ben.page, ada).getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
    await ada.page.bringToFront();
    await expect(thread(ada.page, ben).getByText('Gladly. The plan is attached.')).toBeVisible(POLL);
    await thread(ada.page, ben)
      .getByRole('button', { name: /^Open picture 1/ })
      .click();
    await expect(ada.page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
    await ada.page.keyboard.press('Escape');
  });

  await test.step('a message is taken back by keyboard, for both', async () => {
    await say(ada.page, ben, 'Never mind');
    const actions = ada.page.getByRole('button', { name: 'Actions: Never mind' });
    await actions.focus();
    await ada.page.keyboard.press('Enter');
    await expect(ada.page.getByRole('menuitem', { name: 'Copy text' })).toBeFocused();
    await ada.page.keyboard.press('ArrowDown');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click();
    await expect(thread(ada.page, ben).getByText('Message deleted')).toBeVisible();
    await expect(thread(ben.page, ada).getByText('Message deleted')).toBeVisible(POLL);
  });

  await test.step('a conversation is archived, and comes back with the next message', async () => {
    await ben.page.bringToFront();
    await ben.page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(ben.page.getByText('No conversations yet')).toBeVisible();
    await ben.page.getByRole('button', { name: 'Archived' }).click();
    await expect(row(ben.page, ada)).toContainText('Message deleted');
    await ben.page.getByRole('button', { name: 'Back to all conversations' }).click();
    await say(ada.page, ben, 'One more thing');
    await expect(row(ben.page, ada)).toContainText('One more thing', BADGE);
  });

  await test.step('whoever is blocked is not written to any more', async () => {
    await ben.page.getByRole('button', { name: `More: ${ada.name}` }).click();
    await ben.page.getByRole('menuitem', { name: `Block ${ada.name}` }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(ben.page).toHaveURL('/messages');
    await expect(ben.page.getByText('No conversations yet')).toBeVisible();
    await ada.page.reload();
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Conversation not found' })).toBeVisible();
  });
});

test('a draft and what a cut connection has kept back are there after a reload', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  const { page } = ada;
  await open(page, ben);
  await say(page, ben, 'Hello');
  await expect(thread(page, ben).getByText('Sending')).toHaveCount(0);

  await field(page, ben).fill('Half a thought');
  await page.reload();
  await expect(field(page, ben)).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.goBack();
  await expect(field(page, ben)).toHaveValue('Half a thought');

  await page.route('**/api/v1/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await say(page, ben, 'First');
  await say(page, ben, 'Second');
  await expect(thread(page, ben).getByText('Not sent').first()).toBeVisible(POLL);
  await page.reload();
  await expect(thread(page, ben).getByText('Not sent')).toHaveCount(2);
  await page.unroute('**/api/v1/conversations/*/messages');
  await page.getByRole('button', { name: 'Retry: First' }).click();
  await expect(thread(page, ben).getByText('Not sent')).toHaveCount(0);
  await open(ben.page, ada);
  const words = thread(ben.page, ada).getByText(/^(First|Second)$/);
  await expect(words).toHaveText(['First', 'Second']);
});

test('a message whose answers are lost is there once', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  const { page } = ada;
  await open(page, ben);
  await say(page, ben, 'Hello');
  await expect(thread(page, ben).getByText('Sending')).toHaveCount(0);
  let lost = 0;
  await page.route('**/api/v1/conversations/*/messages', async (route) => {
    if (route.request().method() !== 'POST' || lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await say(page, ben, 'Only once');
  await expect.poll(() => lost, POLL).toBe(2);
  await expect(thread(page, ben).getByText('Sending')).toHaveCount(0, POLL);
  await page.reload();
  await expect(thread(page, ben).getByText('Only once').first()).toBeVisible(POLL);
  await expect(thread(page, ben).getByText('Not sent')).toBeHidden(POLL);
  await expect(thread(page, ben).getByText('Sending')).toHaveCount(0, POLL);
  await expect(thread(page, ben).getByText('Only once')).toHaveCount(1);
});

test('a message is reported, read by an administrator with what was written before, and removed', async ({
  browser,
}) => {
  test.slow();
  const [ada, ben] = await pair(browser);
  await open(ada.page, ben);
  await say(ada.page, ben, 'Shall we talk about the engine?');
  await say(ada.page, ben, 'Pay first, then we talk');
  await expect(thread(ada.page, ben).getByText('Sending')).toHaveCount(0);
  await expect(thread(ada.page, ben).getByText('Pay first')).toBeVisible();

  await ben.page.goto('/messages');
  await row(ben.page, ada).click();
  const message = thread(ben.page, ada).getByRole('listitem').filter({ hasText: 'Pay first' });
  await message.getByRole('button', { name: /^Message: |Pay first/ }).click();
  await ben.page.getByRole('menuitem', { name: `Report this message by ${ada.name}` }).click();
  await ben.page.getByRole('dialog').getByRole('radio', { name: 'Fraud' }).check();
  await ben.page.getByRole('button', { name: 'Send report' }).click();
  await expect(ben.page.getByText('Thank you. We will look at it.')).toBeVisible();

  const context = await browser.newContext();
  await stayHome(context);
  const admin = await context.newPage();
  await enter(admin, 'admin', '/admin/reports');
  const reported = admin.getByRole('article', { name: `Message: ${ada.name}` });
  await reported.getByRole('button', { name: 'Show what was written before' }).click();
  const shown = reported.getByRole('list', { name: 'The message and what was written before' });
  await expect(shown.getByRole('listitem')).toHaveText([/Shall we talk/, /Pay first/]);
  await expect(reported.getByRole('link', { name: 'Open it' })).toHaveCount(0);
  await reported.getByRole('button', { name: /^Remove: / }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(reported).toHaveCount(0);
  await expect(thread(ben.page, ada).getByText('Pay first')).toHaveCount(0, POLL);
});

test('a message that was found is shown in its place, far back in a long conversation', async ({
  browser,
}) => {
  test.slow();
  const [ada, ben] = await pair(browser);
  const { request } = ada.page;
  const me = await (await ben.page.request.get('/api/v1/auth/me')).json();
  const start = { memberId: me._id, text: 'The lighthouse keeper has the key' };
  const { conversation } = await (await request.post('/api/v1/conversations', { data: start })).json();
  for (let nth = 1; nth <= 160; nth += 1)
    await expect(
      await request.post(`/api/v1/conversations/${conversation._id}/messages`, {
        data: { text: `Entry ${nth} of the log` },
      }),
    ).toBeOK();
  const { page } = ada;
  await page.goto(`/messages/${conversation._id}`);
  await expect(thread(page, ben).getByText('Entry 160 of the log')).toBeInViewport();
  await page.getByRole('button', { name: 'Search this conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search this conversation' }).fill('lighthouse');
  await page.getByRole('button', { name: 'Show in conversation' }).click();
  await expect(thread(page, ben).locator('[aria-current=true]')).toContainText('The lighthouse keeper');
  await expect(thread(page, ben).getByText('The lighthouse keeper')).toBeInViewport();
  await expect(thread(page, ben)).toBeFocused();
  await page.getByRole('button', { name: /newest/i }).click();
  await expect(thread(page, ben).getByText('Entry 160 of the log')).toBeInViewport();
});
