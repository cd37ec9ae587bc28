import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditEntry, ReportCase } from '../../../../shared/model/report.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const admin = { ...maya, isAdmin: true };
const LIST = 'GET /admin/reports';
const DECIDE = 'PUT /admin/reports/post.post000000000001';

const reported: ReportCase = {
  _id: 'post.post000000000001',
  kind: 'post',
  status: 'open',
  reporters: 3,
  reasons: { spam: 2, fraud: 1 },
  words: [{ reason: 'fraud', text: 'It is a trap', createdAt: '2026-11-20T10:00:00.000Z' }],
  firstAt: '2026-11-19T10:00:00.000Z',
  lastAt: '2026-11-20T10:00:00.000Z',
  versions: [{ title: '', text: 'Buy this now', reporters: 3, firstAt: '2026-11-19T10:00:00.000Z' }],
  thing: { title: '', text: 'Buy this now', picture: '', postId: 'post000000000001' },
  member: { _id: daniel._id, username: daniel.username, name: daniel.name, profilePicture: '' },
};

function reports(replies: Replies = {}, path = '/admin/reports', member = admin) {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    'GET /notifications': () => json([]),
    'GET /connections/requests': () => json([]),
    [LIST]: [() => json([reported]), () => json([])],
    ...replies,
  });
  return { server, ...renderApp(path) };
}

const thing = () => screen.findByRole('article', { name: `Post: ${daniel.name}` });
const press = async (user: ReturnType<typeof reports>['user'], name: string) =>
  user.click(within(await thing()).getByRole('button', { name: `${name}: Post: ${daniel.name}` }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the reports', () => {
  it('show what it is, who wrote it, how many have reported it, why, and in which words', async () => {
    reports();
    const shown = within(await thing());
    expect(shown.getByText('3 reporters')).toBeInTheDocument();
    expect(shown.getByText('2 × Spam, 1 × Fraud')).toBeInTheDocument();
    expect(shown.getByText('Buy this now')).toBeInTheDocument();
    expect(shown.getByText('It is a trap')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/post/post000000000001');
  });

  it('show what it said when it was reported, where it says something else by now or is gone', async () => {
    const versions = [
      ...reported.versions,
      { title: '', text: 'Buy that now', reporters: 1, firstAt: '2026-11-20T10:00:00.000Z' },
    ];
    reports({
      [LIST]: () =>
        json([
          { ...reported, versions },
          { ...reported, _id: 'post.post000000000002', member: null, thing: null },
        ]),
    });
    const changed = within(within(await thing()).getByRole('region', { name: 'As it was reported' }));
    expect(changed.getByText('Buy that now')).toBeInTheDocument();
    expect(changed.getByText(/^1 reporter/)).toBeInTheDocument();
    expect(changed.queryByText('Buy this now')).not.toBeInTheDocument();
    const gone = within(screen.getByRole('article', { name: 'Post: Deleted member' }));
    expect(gone.getByText('Buy this now')).toBeInTheDocument();
  });

  it('lead to the passkeys where it takes one, and offer no second try', async () => {
    reports({ [LIST]: () => refusal(403, 'Administrators sign in with a passkey.', 'PASSKEY_REQUIRED') });
    expect(await screen.findByText('Administrators sign in with a passkey.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Passkeys' })).toHaveAttribute('href', '/settings#passkeys');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('are dismissed with one press, and the next one has the focus', async () => {
    const { server, toasts, user } = reports({ [DECIDE]: () => json({ message: 'Decided' }) });
    await press(user, 'Dismiss');
    await waitFor(() => expect(toasts()).toEqual(['The reports are dismissed']));
    expect(server.to(DECIDE)[0]?.body).toEqual({ action: 'dismiss' });
    expect(await screen.findByText('Nothing to decide')).toBeInTheDocument();
  });

  it('end in a removal for the rule that most have named, or another one', async () => {
    const { server, toasts, user } = reports({ [DECIDE]: () => json({ message: 'Decided' }) });
    await press(user, 'Remove');
    const asked = await dialog('Remove this post?');
    expect(asked.getByLabelText('Rule')).toHaveValue('spam');
    await user.selectOptions(asked.getByLabelText('Rule'), 'Fraud');
    await user.type(asked.getByLabelText(/^Note/), 'Clear');
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['It is removed, and its writer is told']));
    expect(server.to(DECIDE)[0]?.body).toEqual({ action: 'remove', reason: 'fraud', note: 'Clear' });
  });

  it('end in a suspension for some days', async () => {
    const { server, user } = reports({ [DECIDE]: () => json({ message: 'Decided' }) });
    await press(user, 'Suspend');
    const asked = await dialog(`Suspend ${daniel.name}?`);
    await user.selectOptions(asked.getByLabelText('Days'), '30');
    await user.click(asked.getByRole('button', { name: 'Suspend' }));
    await waitFor(() =>
      expect(server.to(DECIDE)[0]?.body).toEqual({ action: 'suspend', reason: 'spam', days: 30, note: '' }),
    );
  });

  it('are read anew when somebody else was faster, and say so', async () => {
    const { server, toasts, user } = reports({
      [DECIDE]: () => refusal(409, 'Another decision was made about this meanwhile'),
    });
    await press(user, 'Dismiss');
    await waitFor(() => expect(toasts()).toEqual(['Another decision was made about this meanwhile']));
    expect(await screen.findByText('Nothing to decide')).toBeInTheDocument();
    expect(server.to(LIST)).toHaveLength(2);
  });

  it('keep what was noted when the decision could not be saved', async () => {
    const { user } = reports({ [LIST]: () => json([reported]), [DECIDE]: () => refusal(503, 'Busy') });
    await press(user, 'Remove');
    const asked = await dialog('Remove this post?');
    await user.type(asked.getByLabelText(/^Note/), 'Clear');
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(asked.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('data-loading'),
    );
    expect(asked.getByLabelText(/^Note/)).toHaveValue('Clear');
  });

  it('can be tried again when they could not be loaded', async () => {
    const { user } = reports({ [LIST]: [() => refusal(403, 'No'), () => json([reported])] });
    expect(await screen.findByText('The reports could not be loaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await thing()).toBeInTheDocument();
  });

  it('are for administrators only, in the menu and by address', async () => {
    const { address } = reports({}, '/admin/reports', maya);
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument();
  });
});

describe('the lists', () => {
  it('have addresses, so that menus lead to them', async () => {
    const { server, go } = reports({}, '/admin/reports?show=suspended');
    expect(await screen.findByRole('tab', { name: 'Suspended', selected: true })).toBeInTheDocument();
    await waitFor(() => expect(server.to(LIST)[0]?.search.get('status')).toBe('suspended'));
    await go('/admin/reports?show=nonsense');
    expect(screen.getByRole('tab', { name: 'Open', selected: true })).toBeInTheDocument();
  });
});

describe('the audit list', () => {
  it('says who has done what, why, and with which note', async () => {
    const by = { _id: maya._id, username: 'maya', name: 'Maya Iyer', profilePicture: '' };
    const entry: AuditEntry = {
      _id: 'audit00000000001',
      action: 'suspend',
      createdAt: '2026-11-20T10:00:00.000Z',
      by,
      member: reported.member,
      kind: 'post',
      thing: { id: 'post000000000001', words: 'Buy this now' },
      reason: 'spam',
      days: 7,
      note: 'Third time',
    };
    const { user, address } = reports({ 'GET /admin/audit': () => json([entry]) });
    await user.click(await screen.findByRole('tab', { name: 'Audit list' }));
    expect(await screen.findByText('Third time')).toBeInTheDocument();
    expect(address()).toBe('/admin/reports?show=audit');
    expect(screen.getByRole('main')).toHaveTextContent(
      `Maya Iyer suspended ${daniel.name} for 7 days and removed a post of ${daniel.name} (Spam)`,
    );
    expect(screen.getByText('Buy this now')).toBeInTheDocument();
  });
});

describe('a suspended member', () => {
  it('is told on every screen that they can read, but not write', async () => {
    const suspension = { until: '2099-12-01T12:00:00.000Z', reason: 'abuse' as const };
    reports({ 'GET /posts': () => json([]) }, '/notifications', { ...maya, suspension } as typeof admin);
    expect(
      await screen.findByText(
        'Your account is suspended until December 1, 2099 (abuse or harassment). You can read, but not write.',
      ),
    ).toBeInTheDocument();
  });
});
