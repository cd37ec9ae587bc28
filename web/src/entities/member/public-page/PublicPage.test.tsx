import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { settingsReplies } from '../../../testing/settings.ts';

const UPDATE = 'PUT /users/profile';
const ALLOW = 'Anyone may read my profile, also without an account';

const open = (member: CurrentUser = maya, replies: Replies = {}) => {
  const server = fakeServer({ ...settingsReplies, 'GET /auth/me': () => json(member), ...replies });
  return { server, ...renderApp('/settings') };
};
const section = async () => within(await screen.findByRole('region', { name: 'Public page' }));

describe('the public page', () => {
  it('is off, is turned on at once, and can be shared then', async () => {
    const { server, user } = open(maya, { [UPDATE]: () => json({ ...maya, public: true }) });
    const part = await section();
    expect(part.queryByRole('button', { name: 'Share' })).toBeNull();
    await user.click(part.getByRole('checkbox', { name: ALLOW }));
    expect(await part.findByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(part.getByRole('checkbox', { name: ALLOW })).toBeChecked();
    expect(server.to(UPDATE).map(({ body }) => body)).toEqual([{ public: true }]);
  });

  it('ends as the last of two presses says, and keeps the focus', async () => {
    const { server, user } = open(maya, {
      [UPDATE]: ({ body }) => json({ ...maya, public: JSON.stringify(body).includes('true') }),
    });
    const box = (await section()).getByRole('checkbox', { name: ALLOW });
    await user.click(box);
    await user.click(box);
    await waitFor(() =>
      expect(server.to(UPDATE).map(({ body }) => body)).toEqual([{ public: true }, { public: false }]),
    );
    await waitFor(() => expect(box).not.toBeChecked());
    expect(box).toHaveFocus();
  });

  it('stays as it was when that cannot be saved', async () => {
    const { user, toasts } = open({ ...maya, public: true }, { [UPDATE]: () => refusal(503, 'Busy') });
    const part = await section();
    await user.click(part.getByRole('checkbox', { name: ALLOW }));
    await waitFor(() => expect(toasts()).toEqual(['Busy']));
    expect(part.getByRole('checkbox', { name: ALLOW })).toBeChecked();
  });

  it('is shown as visitors see it, without what they do not', async () => {
    const { user } = open({
      ...maya,
      headline: 'Irrigation that knows the weather',
      phone: '+49 170 0000001',
      skills: ['Hydrology'],
      experience: [
        {
          title: 'Engineer',
          company: 'Wells',
          startDate: '2020-01-01',
          endDate: null,
          description: '',
          logo: '',
        },
      ],
    });
    const part = await section();
    await user.click(part.getByRole('button', { name: 'See what visitors see' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What visitors see' }));
    for (const text of ['Irrigation that knows the weather', 'Hydrology', 'Engineer'])
      expect(dialog.getByText(text)).toBeInTheDocument();
    for (const text of [maya.email, '+49 170 0000001']) expect(dialog.queryByText(text)).toBeNull();
  });

  it('is shared by the device where it can do that, and copied elsewhere', async () => {
    const { user, toasts } = open({ ...maya, public: true });
    const button = (await section()).getByRole('button', { name: 'Share' });
    await user.click(button);
    expect(await navigator.clipboard.readText()).toMatch(/\/profile\/maya$/);
    expect(toasts()).toEqual(['Link copied']);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(button);
    await waitFor(() => expect(toasts()).toContain('The link could not be copied'));

    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await user.click(button);
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledWith({
      title: maya.name,
      url: expect.stringMatching(/\/profile\/maya$/),
    });
  });
});
