import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import type { MemberSession } from '../../../../shared/model/session.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { settingsReplies } from '../../testing/settings.ts';

const LIST = 'GET /auth/sessions';
const END_OTHERS = 'DELETE /auth/sessions';
const PASSWORD = 'PUT /auth/password';

const here: MemberSession = {
  _id: 'aaaaaaaaaaaaaaaa',
  current: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  client: 'Firefox on Linux',
  address: '203.0.113.*',
};
const phone: MemberSession = {
  ...here,
  _id: 'bbbbbbbbbbbbbbbb',
  current: false,
  client: 'Safari on iPhone',
  address: '198.51.100.*',
};
const unknown: MemberSession = { ...phone, _id: 'cccccccccccccccc', client: '', address: '' };

const open = (replies: Replies = {}, member: CurrentUser = maya, path = '/settings') => {
  const server = fakeServer({
    ...settingsReplies,
    'GET /auth/me': () => json(member),
    [LIST]: () => json([here, phone, unknown]),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

const section = (name: string) => screen.findByRole('region', { name });
const rows = async () => within(await screen.findByRole('list', { name: 'Sessions' }));
const endPhone = () => screen.findByRole('button', { name: 'End session: Safari on iPhone' });

describe('the account', () => {
  it('is shown, with the way to where it is changed', async () => {
    open();
    const account = within(await section('Account'));
    expect(account.getByText(maya.email)).toBeInTheDocument();
    expect(account.getByText(maya.username)).toBeInTheDocument();
    expect(account.getByRole('link', { name: 'Edit: Email' })).toHaveAttribute(
      'href',
      '/profile/maya?edit#email',
    );
  });

  it('can be deleted from here as well', async () => {
    const { user } = open();
    const deletion = within(await section('Delete account'));
    await user.click(deletion.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Account' })).toBeInTheDocument();
  });

  it('of the administrator cannot', async () => {
    open({}, { ...maya, username: 'admin', isAdmin: true });
    await section('Privacy');
    expect(screen.queryByRole('region', { name: 'Delete account' })).not.toBeInTheDocument();
  });
});

describe('the sessions', () => {
  it('say where they are, and which is this one', async () => {
    open();
    const list = await rows();
    const [first, second, third] = list
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement?.hasAttribute('aria-label'));
    expect(first).toHaveTextContent(/Firefox on Linux.*This browser.*Active now.*203\.0\.113\.\*/);
    expect(second).toHaveTextContent(/Safari on iPhone.*Last used.*198\.51\.100\.\*/);
    expect(third).toHaveTextContent(/Unknown browser/);
    expect(list.getAllByRole('button')).toHaveLength(2);
  });

  it('are ended one by one, and the focus stays in the list', async () => {
    const { user, server, toasts } = open({
      [`DELETE /auth/sessions/${phone._id}`]: () => json({ message: '' }),
    });
    await user.click(await endPhone());
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(toasts()).toEqual(['Session ended']);
    expect(server.to(`DELETE /auth/sessions/${phone._id}`)).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus();
  });

  it('that have ended elsewhere leave the list, and it is said', async () => {
    const { user, toasts } = open({
      [`DELETE /auth/sessions/${phone._id}`]: () => refusal(404, 'This session has already ended'),
    });
    await user.click(await endPhone());
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(toasts()).toEqual(['This session has already ended']);
  });

  it('stay where they are when one cannot be ended', async () => {
    const { user, toasts } = open({ [`DELETE /auth/sessions/${phone._id}`]: () => json({}, 418) });
    await user.click(await endPhone());
    await waitFor(() => expect(toasts()).toEqual(['The session could not be ended. Please try again.']));
    expect(await endPhone()).toBeEnabled();
  });

  it('are all ended but this one, after a question', async () => {
    const { user, server, toasts } = open({ [END_OTHERS]: () => json({ message: '' }) });
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const question = within(await screen.findByRole('dialog', { name: 'End all other sessions?' }));
    await user.click(question.getByRole('button', { name: 'End all other sessions' }));
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
    expect(toasts()).toEqual(['All other sessions have ended']);
    expect(server.to(END_OTHERS)).toHaveLength(1);
  });

  it('offer nothing to end where there is only this one', async () => {
    open({ [LIST]: () => json([here]) });
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^End/ })).not.toBeInTheDocument();
  });

  it('offer to try again, while the rest of the screen stands', async () => {
    const { user } = open({ [LIST]: [() => refusal(403, 'No'), () => json([here])] });
    await user.click(await within(await section('Sessions')).findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
  });
});

describe('changing the password', () => {
  const current = () => screen.findByLabelText('Current password');
  const chosen = () => screen.findByLabelText('New password');
  const press = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Change password' }));

  async function fill({ user }: ReturnType<typeof open>, password = 'quiet harbour lantern') {
    await user.type(await current(), 'hearth-demo');
    await user.type(await chosen(), password);
    await press(user);
  }

  it('sends both, empties the fields, and takes the other sessions off the list', async () => {
    const page = open({ [PASSWORD]: () => json({ message: '' }) });
    await rows();
    await fill(page);
    await waitFor(async () => expect(await current()).toHaveValue(''));
    expect(page.server.to(PASSWORD)[0]?.body).toEqual({
      currentPassword: 'hearth-demo',
      newPassword: 'quiet harbour lantern',
    });
    expect(page.toasts()).toEqual(['Your password is changed. All other sessions have ended.']);
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
  });

  it('says at its field that the current one is wrong, and keeps what was typed', async () => {
    const page = open({
      [PASSWORD]: () =>
        json(
          {
            message: 'Invalid password',
            error: 'Invalid password',
            code: 'INVALID',
            issues: [{ path: 'currentPassword', message: 'Invalid password' }],
          },
          400,
        ),
    });
    await fill(page);
    await waitFor(async () => expect(await current()).toHaveAccessibleDescription('Invalid password'));
    expect(await current()).toHaveFocus();
    expect(await chosen()).toHaveValue('quiet harbour lantern');
  });

  it('says what is missing or too short without asking the server', async () => {
    const page = open();
    await page.user.type(await chosen(), 'short');
    await press(page.user);
    await waitFor(async () => expect(await current()).toHaveAccessibleDescription('Password is required'));
    expect(await chosen()).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    expect(page.server.to(PASSWORD)).toHaveLength(0);
  });

  it('says when somebody has to wait, and keeps what was typed', async () => {
    const said = 'Too many attempts. Please wait a moment and try again.';
    const page = open({ [PASSWORD]: () => refusal(429, said) });
    await fill(page);
    await waitFor(() => expect(page.toasts()).toEqual([said]));
    expect(await current()).toHaveValue('hearth-demo');
  });
});

describe('the rest', () => {
  it('sets the theme, the same one as in the menus', async () => {
    const { user } = open();
    await user.click(within(await section('Appearance')).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await user.click(screen.getByRole('button', { name: 'Me' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await user.keyboard('{Escape}');
    await user.click(within(await section('Appearance')).getByRole('radio', { name: 'Same as device' }));
  });

  it('leads to the terms and the privacy notice', async () => {
    open();
    const privacy = within(await section('Privacy'));
    expect(privacy.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
    expect(privacy.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
  });

  it('brings the part into view that the address names', async () => {
    open({}, maya, '/settings#sessions');
    await section('Sessions');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'sessions'));
  });
});
