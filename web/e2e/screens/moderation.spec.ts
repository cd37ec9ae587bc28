import { test } from '@playwright/test';
import type { MessageInQuestion, ReportCase } from '../../../shared/model/report.ts';
import { enter, stayHome } from '../people.ts';
import { endFeedEarly, expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('reports, what is asked before a decision, and none', async ({ page }) => {
  test.slow();
  await enter(page, 'admin', '/admin/reports');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  await page
    .getByRole('button', { name: /^Suspend: / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/admin/reports*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('Nothing to decide').waitFor();
  await expectGoodScreen(page);
});

test("an administrator's home, and the audit list", async ({ page }) => {
  test.slow();
  await endFeedEarly(page);
  await enter(page, 'admin', '/');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('list', { name: 'Moderation' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/admin/reports?show=audit');
  await page.getByRole('tab', { name: 'Audit list', selected: true }).waitFor();
  await expectGoodScreen(page);
});

test('what is asked before a report', async ({ page }) => {
  await enter(page, 'maya', '/profile/daniel');
  // The posts below have such a button each.
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
});

test('a screen of a suspended member', async ({ page }) => {
  await page.route('**/api/v1/auth/me', async (route) => {
    const member = await (await route.fetch()).json();
    const suspension = { until: '2099-12-01T12:00:00.000Z', reason: 'falseProfile' };
    await route.fulfill({ json: { ...member, suspension } });
  });
  await enter(page, 'maya', '/notifications');
  await page.getByText('Your account is suspended until').waitFor();
  await expectGoodScreen(page);
});

test('a reported message, with what was written before', async ({ page }) => {
  const [ada, ben] = ['Ada Lindqvist', 'Ben Okafor'].map((name, at) => ({
    ...{
      _id: String(at).repeat(16),
      name,
      username: name.toLowerCase().replace(' ', '-'),
      profilePicture: '',
    },
  })) as [MessageInQuestion['sender'], MessageInQuestion['sender']];
  const at = '2026-11-20T08:00:00.000Z';
  const text = 'Transfer the fee first, then we can talk about the role.';
  const reported: ReportCase = {
    ...{
      _id: `message.${'0'.repeat(16)}${'1'.repeat(16)}.${'2'.repeat(16)}`,
      kind: 'message',
      status: 'open',
    },
    ...{ reporters: 1, reasons: { fraud: 1 }, firstAt: at, lastAt: at, member: ada },
    words: [{ reason: 'fraud', text: 'Asks for money before anything else', createdAt: at }],
    versions: [{ title: '', text, reporters: 1, firstAt: at }],
    thing: { title: '', text, picture: '' },
  };
  const messages = [
    { sender: ben, text: 'Hello, is the role of the designer still open?' },
    { sender: ada, text: 'It is. Are you free this week?' },
    { sender: ada, text },
  ].map(({ sender, ...said }, nth) => ({
    sender,
    message: {
      ...{
        _id: String(nth).repeat(16),
        senderId: sender._id,
        createdAt: at,
        deleted: false,
        attachments: [],
      },
      ...said,
    },
  }));
  await page.route('**/api/v1/admin/reports?*', (route) => route.fulfill({ json: [reported] }));
  await page.route('**/api/v1/admin/reports/*/messages', (route) => route.fulfill({ json: messages }));
  await enter(page, 'admin', '/admin/reports');
  await page.getByRole('button', { name: 'Show what was written before' }).click();
  await page.getByText('Are you free this week?').waitFor();
  await expectGoodScreen(page);
});
