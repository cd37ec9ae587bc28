import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { fakeServer, json, type Replies } from '../../../testing/fake-server.ts';
import { mainLink } from '../../../testing/main-link.ts';
import { maya, profileOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { TEXT_KEYS, type TextKey } from './draft.ts';

const full: CurrentUser = {
  ...maya,
  skills: ['Go'],
  experience: [
    {
      title: 'Founder',
      company: 'Tidewise',
      startDate: '2023-04-01T00:00:00.000Z',
      endDate: null,
      description: '',
      logo: '/media/m/logo.png',
    },
  ],
  education: [{ school: 'IIT', fieldOfStudy: '', startYear: 2007, endYear: 2011, logo: '' }],
};
const SAVE = 'PUT /users/profile';
/** For the texts that may not be just any words. */
const SAMPLES: Partial<Record<TextKey, string>> = {
  email: 'new@example.com',
  linkedin: 'https://linkedin.com/in/new',
};
const NEW_TEXTS = Object.fromEntries(TEXT_KEYS.map((key) => [key, SAMPLES[key] ?? `New ${key}`]));

async function edit(member: CurrentUser = full, replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    'GET /users/maya': () => json(profileOf(member)),
    'GET /posts': () => json([]),
    [`GET /posts/user/${maya._id}`]: () => json([]),
    [SAVE]: ({ body }) => json({ ...member, ...(typeof body === 'object' && body) }),
    ...replies,
  });
  const app = renderApp('/profile/maya');
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByRole('heading', { name: 'Edit profile' });
  return { server, ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Save' })) };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const group = (name: string) => screen.getByRole('group', { name });

describe('saving a profile', () => {
  it('sends only what changed, says so, and shows it', async () => {
    const { server, user, save, toasts, address } = await edit();
    await user.type(field('Location'), ' Goa ');
    await user.clear(field('Headline'));
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Profile saved successfully']));
    expect(server.to(SAVE)[0]?.body).toEqual({ headline: '', location: 'Goa' });
    expect(await screen.findByText('Goa')).toBeInTheDocument();
    expect(address()).toBe('/profile/maya');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus());
  });

  it('has a field for every text of the draft, and sends it without the spaces around it', async () => {
    const { server, user, save } = await edit();
    for (const key of TEXT_KEYS) {
      const input = document.querySelector<HTMLElement>(`[name="${key}"]`);
      if (!input) throw new Error(`No field is for the ${key}`);
      await user.clear(input);
      await user.click(input);
      await user.paste(` ${NEW_TEXTS[key]} `);
    }
    await save();
    await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
    expect(server.to(SAVE)[0]?.body).toEqual(NEW_TEXTS);
  });

  it('calls nobody when nothing changed', async () => {
    const { server, save } = await edit();
    await save();
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeInTheDocument();
    expect(server.to(SAVE)).toHaveLength(0);
  });

  it('keeps what was typed when it fails', async () => {
    const { user, save, toasts } = await edit(full, { [SAVE]: () => json({}, 418) });
    await user.type(field('Location'), 'Goa');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Failed to save profile']));
    expect(field('Location')).toHaveValue('Goa');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  });

  it("shows the server's issues at their fields and focuses the first", async () => {
    const issues = [
      { path: 'experience.0.title', message: 'This text is too long' },
      { path: 'email', message: 'Email already exists' },
    ];
    const { user, save, toasts } = await edit(full, {
      [SAVE]: () =>
        json(
          { message: 'Email already exists', error: 'Email already exists', code: 'INVALID', issues },
          400,
        ),
    });
    await user.type(field('Email'), 'x');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Email already exists']));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(/^Email already exists/);
    expect(field('Title')).toHaveAccessibleDescription('This text is too long');
    await user.type(field('Email'), 'y');
    expect(screen.queryByText('Email already exists')).not.toBeInTheDocument();
  });

  it('asks for the password when the address is another one, and says at its field when it is wrong', async () => {
    const needed = 'Please confirm it with your password';
    const wrong = 'Invalid password';
    const issues = [{ path: 'currentPassword', message: wrong }];
    const { server, user, save, toasts } = await edit(full, {
      [SAVE]: [
        () => json({ message: needed, error: needed, code: 'PASSWORD_NEEDED' }, 403),
        () => json({ message: wrong, error: wrong, code: 'INVALID', issues }, 400),
        () => json(full),
      ],
    });
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.type(field('Location'), 'Goa');
    await user.type(field('Email'), 'x');
    const password = () => screen.getByLabelText('Your password');
    await save();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(new RegExp(needed));
    await user.type(password(), 'guess');
    await save();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(wrong)));
    expect(field('Location')).toHaveValue('Goa');
    expect(password()).toHaveValue('guess');
    await save();
    await waitFor(() => expect(toasts()).toContain('Profile saved successfully'));
    expect(server.to(SAVE)[0]?.body).not.toHaveProperty('currentPassword');
    expect(server.to(SAVE)[2]?.body).toMatchObject({ location: 'Goa', currentPassword: 'guess' });
  });

  it('forgets the password of an address that is back to what it was', async () => {
    const { server, user, save } = await edit();
    await user.type(field('Location'), 'Goa');
    await user.type(field('Email'), 'x');
    await user.type(screen.getByLabelText('Your password'), 'secret');
    await user.type(field('Email'), '{Backspace}');
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ location: 'Goa' }));
  });

  it.each([
    ['Name', '', 'Name is required'],
    ['Name', 'x'.repeat(81), 'Name must be at most 80 characters'],
    ['Email', 'nowhere', 'Please enter a valid email address'],
    ['LinkedIn', 'javascript:alert(1)', 'Please enter a link that starts with http:// or https://'],
    ['Headline', 'x'.repeat(161), 'This text is too long'],
  ])('refuses a %s of "%s"', async (name, value, problem) => {
    const { server, user, save } = await edit();
    await user.clear(field(name));
    if (value !== '') await user.click(field(name));
    await user.paste(value);
    await save();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(field(name)).toHaveFocus();
    expect(server.to(SAVE)).toHaveLength(0);
  });
});

describe('experience and education', () => {
  it('adds an entry on top, with the focus in it', async () => {
    const { server, user, save } = await edit();
    await user.click(screen.getByRole('button', { name: 'Add experience' }));
    const added = within(group('Experience 1'));
    expect(added.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await user.type(added.getByRole('textbox', { name: 'Title' }), 'Advisor');
    await user.click(added.getByRole('checkbox', { name: 'I work here now' }));
    await user.type(added.getByLabelText('Start date'), '2020-01-01');
    await user.type(added.getByLabelText('End date'), '2021-01-01');
    await save();
    await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
    expect(server.to(SAVE)[0]?.body).toEqual({
      experience: [
        {
          title: 'Advisor',
          company: '',
          startDate: '2020-01-01',
          endDate: '2021-01-01',
          description: '',
          logo: '',
        },
        {
          title: 'Founder',
          company: 'Tidewise',
          startDate: '2023-04-01',
          endDate: null,
          description: '',
          logo: '/media/m/logo.png',
        },
      ],
    });
  });

  it('needs an end for what is over, after its start', async () => {
    const { user, save } = await edit();
    const entry = within(group('Experience 1'));
    await user.click(entry.getByRole('checkbox', { name: 'I work here now' }));
    await save();
    expect(entry.getByText('Please enter when it ended, or mark it as current')).toBeInTheDocument();
    await user.type(entry.getByLabelText('End date'), '2020-01-01');
    await save();
    expect(entry.getByText('The end date cannot be before the start date')).toBeInTheDocument();
    await user.click(entry.getByRole('checkbox', { name: 'I work here now' }));
    expect(entry.queryByText('The end date cannot be before the start date')).not.toBeInTheDocument();
  });

  it.each(['1899', '2101', '20'])('refuses the year %s', async (year) => {
    const { server, user, save } = await edit();
    const start = within(group('Education 1')).getByRole('spinbutton', { name: 'Start year' });
    await user.clear(start);
    await user.type(start, year);
    await save();
    expect(screen.getByText('Please enter a year between 1900 and 2100')).toBeInTheDocument();
    expect(start).toHaveFocus();
    expect(server.to(SAVE)).toHaveLength(0);
  });

  it('removes an entry, and asks for a name of one without', async () => {
    const { server, user, save } = await edit();
    await user.click(screen.getByRole('button', { name: 'Add education' }));
    await save();
    expect(screen.getByText('Please enter a school, or remove this entry')).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Remove education' }))
      await user.click(button);
    await save();
    await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ education: [] }));
  });
});

describe('skills', () => {
  const skill = () => screen.getByRole('combobox', { name: 'Add a skill' });
  const skills = () =>
    screen.queryAllByRole('button', { name: /^Remove skill/ }).map((it) => it.getAttribute('aria-label'));

  it('are added by Enter, a comma or leaving the field, trimmed, each once whatever the case', async () => {
    const { server, user, save } = await edit();
    await user.type(skill(), ' Rust {Enter}');
    await user.type(skill(), 'Zig,');
    await user.type(skill(), 'C');
    await user.tab();
    await user.type(skill(), 'GO{Enter}rust{Enter}  {Enter}');
    expect(skills()).toEqual(['Go', 'Rust', 'Zig', 'C'].map((name) => `Remove skill ${name}`));
    expect(server.to(SAVE)).toHaveLength(0);
    await save();
    await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ skills: ['Go', 'Rust', 'Zig', 'C'] }));
  });

  it('are not lost when they were only typed', async () => {
    const { server, user, save } = await edit();
    await user.type(skill(), 'Rust');
    await save();
    await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ skills: ['Go', 'Rust'] }));
  });

  it('can be removed', async () => {
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Remove skill Go' }));
    expect(skills()).toEqual([]);
    expect(skill()).toHaveFocus();
  });
});

describe('what founders look for', () => {
  it('is a stage and needs', async () => {
    const { server, user, save } = await edit();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Prototype');
    await user.click(screen.getByRole('checkbox', { name: 'Funding' }));
    await save();
    await waitFor(() =>
      expect(server.to(SAVE)[0]?.body).toEqual({
        founderInfo: { startupStage: 'prototype', lookingFor: ['funding'] },
      }),
    );
  });
});

describe('leaving with changes', () => {
  const answer = async (name: string) =>
    within(await screen.findByRole('dialog')).getByRole('button', { name });

  it('asks before a link leads away, and stays or goes', async () => {
    const { user, address } = await edit();
    await user.type(field('Location'), 'Goa');
    await user.click(await mainLink('Home'));
    await user.click(await answer('Cancel'));
    expect(address()).toBe('/profile/maya?edit');
    expect(field('Location')).toHaveValue('Goa');
    await user.click(await mainLink('Home'));
    await user.click(await answer('Discard changes'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('asks when the edit mode is cancelled', async () => {
    const { user, address } = await edit();
    await user.type(field('Location'), 'Goa');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await answer('Discard changes'));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeInTheDocument();
    expect(screen.queryByText('Goa')).not.toBeInTheDocument();
    expect(address()).toBe('/profile/maya');
  });

  it("asks after the browser's Back, and returns", async () => {
    const { user, address, goBack } = await edit();
    await user.type(field('Location'), 'Goa');
    goBack();
    await user.click(await answer('Cancel'));
    await waitFor(() => expect(address()).toBe('/profile/maya?edit'));
    expect(field('Location')).toHaveValue('Goa');
    goBack();
    await user.click(await answer('Discard changes'));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeInTheDocument();
  });

  it('does not ask when nothing changed', async () => {
    const { user, address } = await edit();
    await user.click(await mainLink('Home'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('makes the browser ask before a reload', async () => {
    const { user } = await edit();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await user.type(field('Location'), 'Goa');
    expect(leave()).toBe(true);
  });
});
