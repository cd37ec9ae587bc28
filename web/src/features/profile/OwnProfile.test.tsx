import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { mainLink } from '../../testing/main-link.ts';
import { daniel, maya, profileOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const investor: CurrentUser = {
  ...maya,
  userRole: 'investor',
  investmentRange: { min: 10_000, max: 100_000 },
  investmentInterests: ['Software'],
};
const PROFILE = 'PUT /users/profile';
const DELETE = 'DELETE /users/maya';

function open(member: CurrentUser, replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    'GET /users/maya': () => json(profileOf(member)),
    [`GET /posts/user/${maya._id}`]: () => json([]),
    ...replies,
  });
  return { server, ...renderApp('/profile/maya') };
}

describe('the welcome banner', () => {
  it('greets a new member until they have got it, also after a reload', async () => {
    const { user } = open(maya);
    const banner = await screen.findByRole('region', { name: 'Complete Your Profile' });
    await user.click(within(banner).getByRole('button', { name: 'Got it' }));
    expect(banner).not.toBeInTheDocument();
    expect(localStorage.getItem(`hearth.profile-welcome.${maya._id}`)).not.toBeNull();
  });

  it('is not for members who have completed their profile', async () => {
    open({ ...maya, onboardingCompleted: true });
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(screen.queryByText('Complete Your Profile')).not.toBeInTheDocument();
  });
});

describe('the invitation to complete it', () => {
  const steps = () => screen.findAllByRole('link', { name: /^(Add|Tell|Write) / });

  it('is one: the welcome with all that is missing, below the name', async () => {
    open(maya);
    const banner = await screen.findByRole('region', { name: 'Complete Your Profile' });
    expect(within(banner).getAllByRole('listitem')).toHaveLength(8);
    expect(await steps()).toHaveLength(8);
    expect(screen.getAllByRole('heading')[0]).toHaveAccessibleName(maya.name);
    expect(screen.queryByText('COMPLETE PROFILE')).not.toBeInTheDocument();
    expect(screen.queryByText('Still to add')).not.toBeInTheDocument();
  });

  it('stands quietly beside the profile once the welcome is over', async () => {
    const { user } = open(maya);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    const left = screen.getByRole('region', { name: 'Still to add' });
    expect(within(left).getAllByRole('listitem')).toHaveLength(4);
    await user.click(within(left).getByRole('button', { name: 'Show all 8 steps' }));
    expect(await steps()).toHaveLength(8);
    expect(screen.queryByText('COMPLETE PROFILE')).not.toBeInTheDocument();
  });

  it('gives the focus to Edit profile when it is gone', async () => {
    const { user } = open(maya);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  });
});

describe('what stands around the own profile', () => {
  const SUGGESTIONS = 'GET /users/suggestions';

  it('are members to meet where there is a column for them', async () => {
    const { matchMedia } = window;
    const wide = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.startsWith('(min-width') }));
    onTestFinished(() => wide.mockRestore());
    open(maya, { [SUGGESTIONS]: () => json([daniel]) });
    const panel = await screen.findByRole('region', { name: 'People you may know' });
    expect(await within(panel).findByRole('link', { name: daniel.name })).toBeInTheDocument();
  });

  it('are not asked for where there is none', async () => {
    const { server } = open(maya);
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(server.to(SUGGESTIONS)).toHaveLength(0);
  });

  it('ends with the Account Actions', async () => {
    open(maya);
    const actions = await screen.findByRole('region', { name: 'Account Actions' });
    expect(within(actions).getByRole('button', { name: 'Delete Account' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByRole('heading').at(-1)).toHaveAccessibleName(
      'Account Actions',
    );
  });
});

describe('investment preferences', () => {
  const min = () => screen.findByRole('textbox', { name: 'Minimum investment' });
  const max = () => screen.findByRole('textbox', { name: 'Maximum investment' });
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('are only for investors', async () => {
    open(maya);
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(screen.queryByText('Investment Preferences')).not.toBeInTheDocument();
  });

  it('keep digits only, and an emptied amount becomes 0 on leaving it', async () => {
    const { user } = open(investor);
    await user.clear(await min());
    expect(await min()).toHaveValue('');
    await user.tab();
    expect(await min()).toHaveValue('0');
    await user.clear(await max());
    await user.type(await max(), '2e5 -1.5x');
    expect(await max()).toHaveValue('2515');
  });

  it('refuse a minimum above the maximum', async () => {
    const { server, user } = open(investor);
    await user.type(await min(), '000');
    await user.click(save());
    expect(
      await screen.findByText('Minimum investment cannot be greater than maximum investment'),
    ).toBeInTheDocument();
    expect(await min()).toHaveFocus();
    expect(server.to(PROFILE)).toHaveLength(0);
  });

  it('send only what changed, and say so', async () => {
    const changed = { ...investor, investmentRange: { min: 10_000, max: 1_000_000 } };
    const { server, user, toasts } = open(investor, { [PROFILE]: () => json(changed) });
    await user.type(await max(), '0');
    await user.click(save());
    await waitFor(() => expect(toasts()).toEqual(['Investment range updated successfully']));
    expect(server.to(PROFILE)[0]?.body).toEqual({ investmentRange: { min: 10_000, max: 1_000_000 } });
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('keep what was typed when saving fails', async () => {
    const { user, toasts } = open(investor, { [PROFILE]: () => json({}, 400) });
    await user.type(await max(), '0');
    await user.click(save());
    await waitFor(() => expect(toasts()).toEqual(['Failed to update investment range']));
    expect(await max()).toHaveValue('1000000');
  });

  it('ask before they are lost', async () => {
    const { user, address } = open(investor);
    await user.type(await max(), '0');
    await user.click(await mainLink('Home'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/profile/maya');
    expect(await max()).toHaveValue('1000000');
  });
});

describe('deleting the account', () => {
  async function ask(replies: Replies = {}) {
    const page = open(maya, replies);
    await page.user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const dialog = await screen.findByRole('dialog');
    const press = () => page.user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    return { ...page, dialog, press };
  }

  it('needs the password', async () => {
    const { server, dialog, press } = await ask();
    await press();
    expect(within(dialog).getByText('Password is required')).toBeInTheDocument();
    expect(server.to(DELETE)).toHaveLength(0);
  });

  it("shows the server's answer under the field", async () => {
    const { user, dialog, press, address } = await ask({ [DELETE]: () => refusal(400, 'Invalid password') });
    await user.type(within(dialog).getByLabelText('Password'), 'wrong');
    await press();
    expect(await within(dialog).findByText('Invalid password')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Password')).toHaveValue('wrong');
    expect(address()).toBe('/profile/maya');
  });

  it('has its own words when the server says nothing', async () => {
    const { user, dialog, press } = await ask({ [DELETE]: () => json({}, 418) });
    await user.type(within(dialog).getByLabelText('Password'), 'secret');
    await press();
    expect(await within(dialog).findByText('Failed to delete profile')).toBeInTheDocument();
  });

  it('forgets the member and leads to the login screen', async () => {
    const { server, user, dialog, press, address, toasts } = await ask({
      [DELETE]: () => json({ message: 'Profile deleted successfully' }),
    });
    await user.type(within(dialog).getByLabelText('Password'), 'secret');
    await press();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(toasts()).toEqual(['Profile deleted successfully']);
    expect(server.to(DELETE)[0]?.body).toEqual({ password: 'secret' });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('does nothing when it is cancelled', async () => {
    const { server, user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
    expect(server.to(DELETE)).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Delete Account' })).toHaveFocus();
  });
});
