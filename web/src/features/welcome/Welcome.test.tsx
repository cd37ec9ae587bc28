import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal, type SeenCall } from '../../testing/fake-server.ts';
import { daniel, maya, profileOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SAVE = 'PUT /users/profile';
const ada: CurrentUser = { ...maya, headline: '', connectionCount: 0 };

function open(path: string, member = ada, replies: Replies = {}) {
  let stored = member;
  const server = fakeServer({
    'GET /auth/me': () => json(stored),
    'GET /users/maya': () => json(profileOf(stored)),
    'GET /posts': () => json([]),
    'GET /users/suggestions': () => json([daniel]),
    [SAVE]: ({ body }: SeenCall) => {
      stored = { ...stored, ...(body as object) };
      return json(stored);
    },
    ...replies,
  });
  return { server, ...renderApp(path) };
}

const zip = () =>
  new File(
    [
      new Uint8Array(
        zipSync({
          'Profile.csv': strToU8(
            'First Name,Last Name,Headline,Summary\nMaya,Iyer,Counts fish,All of them.\n',
          ),
          'Skills.csv': strToU8('Name\nts\n'),
        }),
      ),
    ],
    'export.zip',
  );
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText(/^Choose (a|another) file$/, { selector: 'input' }), {
    target: { files: [file] },
  });
const card = () => screen.findByRole('region', { name: /^Get started: / });

describe('the way to the first steps', () => {
  it('stands on the home of a new member, and leads there', async () => {
    const { user, address } = open('/');
    expect(await card()).toHaveTextContent('Get started: 3 steps');
    await user.click(within(await card()).getByRole('link', { name: 'Get started' }));
    await screen.findByRole('heading', { level: 1, name: 'Get started' });
    expect(address()).toBe('/welcome');
  });

  it('goes away for good when it is not wanted, on other devices as well', async () => {
    const { server, user } = open('/');
    await user.click(within(await card()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Get started/ })).toBeNull());
    await waitFor(() =>
      expect(server.to(SAVE).map(({ body }) => body)).toEqual([{ onboardingCompleted: true }]),
    );
  });

  it.each([
    ['has a profile and a connection', { about: 'I count.', connectionCount: 1 }],
    ['has ended them elsewhere', { onboardingCompleted: true }],
  ])('is not there for who %s', async (_, changes) => {
    open('/', { ...ada, ...changes });
    await screen.findByRole('region', { name: 'Your applicants' });
    expect(screen.queryByRole('region', { name: /^Get started/ })).toBeNull();
  });
});

describe('the first steps', () => {
  it('lead from the profile to people to what the role comes for', async () => {
    const { server, user, address } = open('/welcome');
    await screen.findByRole('heading', { name: 'Bring your profile along, or write a few lines' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Connect with Daniel Okafor' })).toBeInTheDocument();
    expect(address()).toBe('/welcome?step=people');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('link', { name: 'Create a project' }));
    expect(address()).toBe('/projects/create');
    await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
    expect(localStorage.getItem(`hearth.first-steps.${ada._id}`)).toBe('ended');
  });

  it('go on after the profile was written by hand', async () => {
    const { user, address } = open('/welcome');
    await user.click(await screen.findByRole('link', { name: 'Write it yourself' }));
    await user.type(await screen.findByRole('textbox', { name: 'About' }), 'I count fish.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile has a beginning. You can add to it at any time.');
    expect(address()).toBe('/welcome');
  });

  it.each([
    ['job_seeker', 'See matching roles', '/roles?sort=match'],
    ['investor', 'See projects', '/projects?fits=me'],
  ] as const)('end for a %s with: %s', async (userRole, name, href) => {
    open('/welcome?step=first', { ...ada, userRole });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('go on where they were left', async () => {
    localStorage.setItem(`hearth.first-steps.${ada._id}`, 'people');
    open('/welcome');
    expect(await screen.findByRole('heading', { name: 'Connect with three people' })).toBeInTheDocument();
    expect(screen.getByText('Three people').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('can be skipped, and then lead home', async () => {
    const { user, address } = open('/welcome');
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(address()).toBe('/');
    expect(screen.queryByRole('region', { name: /^Get started/ })).toBeNull();
  });

  it('say so when nobody is there yet, and have a link for others', async () => {
    const { user, toasts } = open('/welcome?step=people', ada, { 'GET /users/suggestions': () => json([]) });
    expect(await screen.findByText(/Nobody is here yet/)).toBeInTheDocument();
    expect(screen.getByLabelText('Link to join')).toHaveDisplayValue(/\/signup$/);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/signup$/);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        'Link copied',
        'The link could not be copied. Select it and copy it yourself.',
      ]),
    );
  });
});

describe('a profile from a file', () => {
  it('is shown before anything is stored, and stored without what is unticked, in one call', async () => {
    const { server, user, toasts } = open('/welcome');
    await choose(zip());
    const review = within(await screen.findByRole('region', { name: 'What the file says' }));
    expect(review.getByText('Counts fish')).toBeInTheDocument();
    expect(review.getByText('TypeScript')).toBeInTheDocument();
    expect(server.to(SAVE)).toHaveLength(0);
    await user.click(review.getByRole('checkbox', { name: 'About' }));
    await user.click(review.getByRole('button', { name: 'Save to profile' }));
    expect(await screen.findByRole('heading', { name: 'Connect with three people' })).toBeInTheDocument();
    expect(server.to(SAVE).map(({ body }) => body)).toEqual([
      { headline: 'Counts fish', skills: ['TypeScript'] },
    ]);
    expect(toasts()).toEqual(['Profile saved successfully']);
  });

  it('is still there when it could not be stored', async () => {
    const { user } = open('/welcome', ada, {
      [SAVE]: () => refusal(400, 'Your profile has become too long.'),
    });
    await choose(zip());
    await user.click(await screen.findByRole('button', { name: 'Save to profile' }));
    expect(await screen.findByText('Your profile has become too long.')).toBeInTheDocument();
    expect(screen.getByText('Counts fish')).toBeInTheDocument();
  });

  it('says what is wrong with a file, and takes another one', async () => {
    open('/welcome');
    await choose(new File(['{"a":1}'], 'a.json'));
    expect(await screen.findByText(/This JSON file is no JSON Resume/)).toBeInTheDocument();
    await choose(new File(['{"basics":{}}'], 'b.json'));
    expect(await screen.findByText('There is nothing in this file that a profile could say.')).toBeVisible();
    await choose(zip());
    expect(await screen.findByText('Counts fish')).toBeInTheDocument();
    expect(screen.queryByText(/There is nothing in this file/)).not.toBeInTheDocument();
  });

  it('is reached from the form of the profile, and leads back to the profile', async () => {
    const { user, address } = open('/profile/maya?edit');
    await user.click(await screen.findByRole('link', { name: 'Bring your profile along' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bring your profile along' })).toBeVisible();
    await choose(zip());
    await user.click(await screen.findByRole('button', { name: 'Save to profile' }));
    await waitFor(() => expect(address()).toBe('/profile/maya'));
  });
});
