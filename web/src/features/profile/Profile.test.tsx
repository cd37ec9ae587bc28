import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya, post, profileOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const others = (changes: Partial<Profile> = {}) =>
  profileOf(maya, { ...daniel, connectionCount: 2, email: '', phone: '', ...changes });

const POSTS = `GET /posts/user/${daniel._id}`;
const PROJECTS = `GET /projects/user/${daniel._id}`;
const STATUS = `GET /connections/status/${daniel._id}`;

const project = {
  _id: 'project000000001',
  name: 'Tidewise',
  stage: 'prototype',
  category: 'Software',
  poster: '',
  teamMembers: [{ userId: { _id: daniel._id }, role: 'Founder', joinDate: post.createdAt }],
};

function open(profile: Profile, replies: Replies = {}, path = `/profile/${daniel.username}`) {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`GET /users/${daniel.username}`]: () => json(profile),
    [STATUS]: () => json({ status: 'none' }),
    [POSTS]: () => json([post]),
    [PROJECTS]: () => json({ projects: [] }),
    ...replies,
  });
  return { server, ...renderApp(path) };
}

const section = (name: string) => screen.findByRole('region', { name });

describe("somebody else's profile", () => {
  it('shows who they are, and nothing to edit', async () => {
    open(others({ headline: 'Early-stage investor', location: 'Lagos', organization: 'Second Harvest' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Daniel Okafor');
    const header = await section('Daniel Okafor');
    for (const text of ['Investor', 'Early-stage investor', 'Lagos', '2 connections', 'Second Harvest'])
      expect(within(header).getByText(text)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Connect with/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
    expect(screen.queryByText('Account Actions')).not.toBeInTheDocument();
    expect(document.title).toBe('Daniel Okafor · Hearth');
  });

  it('offers no connection with the administrator', async () => {
    const { server } = open(
      others({ username: 'admin' }),
      {
        'GET /users/admin': () => json(others({ username: 'admin' })),
      },
      '/profile/admin',
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Daniel Okafor');
    await section('Daniel Okafor');
    expect(screen.queryByRole('button', { name: /^Connect with/ })).not.toBeInTheDocument();
    expect(server.to(STATUS)).toHaveLength(0);
  });

  it('says so when nobody has this username', async () => {
    open(others(), { [`GET /users/${daniel.username}`]: () => refusal(404, 'User profile not found') });
    expect(
      await screen.findByRole('heading', { name: 'User profile not found' }, { timeout: 3_000 }),
    ).toBeInTheDocument();
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = open(others(), {
      [`GET /users/${daniel.username}`]: [() => refusal(403, 'No'), () => json(others())],
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await section('Daniel Okafor')).toBeInTheDocument();
  });

  it('shortens about at 150 characters', async () => {
    const about = 'word '.repeat(60).trim();
    const { user } = open(others({ about }));
    const card = await section('About');
    expect(card).not.toHaveTextContent(about);
    await user.click(within(card).getByRole('button', { name: 'See more' }));
    expect(card).toHaveTextContent(about);
    await user.click(within(card).getByRole('button', { name: 'See less' }));
    expect(card).not.toHaveTextContent(about);
  });

  it('previews two skills', async () => {
    const { user } = open(others({ skills: ['Go', 'Rust', 'Zig'] }));
    const card = await section('Skills');
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(card).getByRole('button', { name: 'Show all 3 skills' }));
    expect(within(card).getByText('Zig')).toBeInTheDocument();
  });

  it('shows all schools on request, when there are more than two', async () => {
    const school = (name: string) => ({
      school: name,
      fieldOfStudy: '',
      startYear: 2018,
      endYear: 2022,
      logo: '',
    });
    const { user } = open(others({ education: [school('One'), school('Two'), school('Three')] }));
    const card = await section('Education');
    expect(within(card).queryByText('Three')).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: /^Show all/ }));
    expect(within(card).getByText('Three')).toBeInTheDocument();
    expect(within(card).getAllByText('2018 – 2022 · 4 years')).toHaveLength(3);
  });

  it('has no button where two schools are all', async () => {
    const school = { school: 'One', fieldOfStudy: '', startYear: null, endYear: null, logo: '' };
    open(others({ education: [school, { ...school, school: 'Two' }] }));
    expect(within(await section('Education')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('leaves out what is empty', async () => {
    open(others());
    await section('Daniel Okafor');
    for (const name of ['About', 'Skills', 'Experience', 'Education', 'Invests in'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });
});

describe('contact info', () => {
  it('shows the e-mail address and since when they are connected', async () => {
    const connected = { status: 'connected', connectionDate: '2026-01-02T12:00:00.000Z' };
    const { user } = open(
      others({ email: 'daniel@example.com', linkedin: 'https://www.linkedin.com/in/d' }),
      {
        [STATUS]: () => json(connected),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Contact info' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link', { name: 'daniel@example.com' })).toHaveAttribute(
      'href',
      'mailto:daniel@example.com',
    );
    expect(within(dialog).getByRole('link', { name: 'linkedin.com/in/d' })).toBeInTheDocument();
    expect(within(dialog).getByText('January 2, 2026')).toBeInTheDocument();
  });

  it('has neither for strangers', async () => {
    const { user } = open(others());
    await user.click(await screen.findByRole('button', { name: 'Contact info' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('There are no contact details here yet.');
    expect(dialog).not.toHaveTextContent('Email');
    expect(dialog).not.toHaveTextContent('Connected since');
  });
});

describe('activity', () => {
  it('asks for three posts and leads to all of them', async () => {
    const { server, user, address } = open(others());
    await screen.findByRole('article');
    expect(server.to(POSTS)[0]?.search.get('limit')).toBe('3');
    await user.click(screen.getByRole('link', { name: /^See all/ }));
    expect(address()).toBe('/profile/daniel/activity');
    expect(await screen.findByRole('heading', { name: "Daniel Okafor's Activity" })).toBeInTheDocument();
  });

  it('says so when the posts cannot be loaded, and tries again', async () => {
    const { user } = open(others(), { [POSTS]: [() => refusal(403, 'No'), () => json([post])] });
    expect(await screen.findByText('Failed to load posts')).toBeInTheDocument();
    expect(screen.getByText("We couldn't load the posts for this profile.")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('shows three projects with the role in each, and how many there are', async () => {
    const projects = [1, 2, 3, 4].map((nth) => ({
      ...project,
      _id: `project00000000${nth}`,
      name: `P${nth}`,
    }));
    const { user } = open(others(), { [PROJECTS]: () => json({ projects }) });
    await user.click(await screen.findByRole('tab', { name: 'Projects' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByText('Founder', { selector: 'p' })).toHaveLength(3);
    expect(screen.getAllByText('Prototype')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'See all 4 projects' })).toHaveAttribute(
      'href',
      '/profile/daniel/projects',
    );
  });

  it('tells an empty list of projects from one that cannot be loaded', async () => {
    const { user } = open(others(), { [PROJECTS]: [() => refusal(403, 'No'), () => json({ projects: [] })] });
    await user.click(await screen.findByRole('tab', { name: 'Projects' }));
    expect(await screen.findByText('The projects could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('No projects yet.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No projects yet.')).toBeInTheDocument();
  });

  it('lists all posts page by page, with the way back', async () => {
    const next = { link: `</api/v1/posts/user/${daniel._id}?cursor=second>; rel="next"` };
    const { server, user, address } = open(
      others(),
      { [POSTS]: [() => json([post], 200, next), () => json([{ ...post, _id: 'post000000000002' }])] },
      '/profile/daniel/activity',
    );
    await user.click(await screen.findByRole('button', { name: 'Show more posts' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(server.to(POSTS)[1]?.search.get('cursor')).toBe('second');
    await user.click(screen.getByRole('link', { name: 'Back to profile' }));
    expect(address()).toBe('/profile/daniel');
  });

  it('says so when there are no posts at all', async () => {
    open(others(), { [POSTS]: () => json([]) }, '/profile/daniel/activity');
    expect(await screen.findByText('No posts to show.')).toBeInTheDocument();
  });

  it('lists all projects', async () => {
    open(others(), { [PROJECTS]: () => json({ projects: [project] }) }, '/profile/daniel/projects');
    expect(await screen.findByRole('heading', { name: "Daniel Okafor's Projects" })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Tidewise' })).toBeInTheDocument();
  });
});

it('leads /profile to the own one, at once', async () => {
  open(others(), { 'GET /users/maya': () => new Promise(() => {}) }, '/profile');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Maya Iyer');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit profile' })).toBeInTheDocument());
});
