import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { savedRoleId } from '../../../../shared/rules/projects/saved-role.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya, post } from '../../testing/people.ts';
import { designer, project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const savedAt = '2026-01-04T00:00:00.000Z';
const ROLE = savedRoleId(project._id, designer._id);
const { _id, name, poster, category, stage, status, founder } = project;

const ROWS = {
  posts: [{ kind: 'posts', id: post._id, savedAt, post: { ...post, saved: true } }],
  projects: [{ kind: 'projects', id: project._id, savedAt, project: { ...project, saved: true } }],
  roles: [
    {
      kind: 'roles',
      id: ROLE,
      savedAt,
      role: { ...designer, saved: true },
      project: { _id, name, poster, category, stage, status },
      founder,
      applied: false,
      inTeam: false,
    },
  ],
} as const;

const seen = (path: string, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /saved': ({ search }) => json(ROWS[search.get('kind') as keyof typeof ROWS]),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

describe('what is saved', () => {
  it.each([
    ['Paused', { paused: true }, {}],
    ['Closed', { paused: true }, { status: 'closed' }],
  ])('says of a role that nobody can apply for: %s', async (word, role, changes) => {
    const [row] = ROWS.roles;
    const shown = { ...row, role: { ...row.role, ...role }, project: { ...row.project, ...changes } };
    seen('/saved?kind=roles', { 'GET /saved': () => json([shown]) });
    const article = within(await screen.findByRole('article', { name: 'Designer' }));
    expect(article.getByText(word)).toBeInTheDocument();
    expect(article.queryByText(word === 'Closed' ? 'Paused' : 'Closed')).not.toBeInTheDocument();
  });

  it.each([
    ['Applied', { applied: true }],
    ['In the Team', { applied: true, inTeam: true }],
  ])('says of a role that the viewer applies for no more: %s', async (word, standing) => {
    seen('/saved?kind=roles', { 'GET /saved': () => json([{ ...ROWS.roles[0], ...standing }]) });
    const article = within(await screen.findByRole('article', { name: 'Designer' }));
    expect(article.getByText(word)).toBeInTheDocument();
  });

  it('is listed by kind, each with the way to save it no longer', async () => {
    const { user } = seen('/saved');
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved' })).toBeInTheDocument();
    const article = await screen.findByRole('article', { name: 'Post by Daniel Okafor' });
    expect(
      await within(article).findByRole('button', { name: 'Saved: Post by Daniel Okafor' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Projects' }));
    expect(await screen.findByRole('button', { name: 'Saved: Tidewise' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Roles' }));
    expect(await screen.findByRole('button', { name: 'Saved: Designer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Designer' })).toHaveAttribute(
      'href',
      `/projects/${project._id}`,
    );
  });

  it.each([
    ['posts', 'No saved posts', '/'],
    ['projects', 'No saved projects', '/projects'],
    ['roles', 'No saved roles', '/roles'],
  ])('says where to save while there is nothing: %s', async (kind, heading, to) => {
    seen(`/saved?kind=${kind}`, { 'GET /saved': () => json([]) });
    const panel = within(await screen.findByRole('tabpanel'));
    expect(await panel.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(panel.getByRole('link')).toHaveAttribute('href', to);
  });

  it('can be asked for again when it does not come', async () => {
    const { user } = seen('/saved?kind=projects', {
      'GET /saved': [() => refusal(403, 'No'), () => json(ROWS.projects)],
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Saved: Tidewise' })).toBeInTheDocument();
  });

  it('stays in its place when it is no longer saved, and can be saved again', async () => {
    const path = `/saved/roles/${ROLE}`;
    const { user, server } = seen('/saved?kind=roles', {
      [`DELETE ${path}`]: () => json({ saved: false }),
      [`PUT ${path}`]: () => json({ saved: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Saved: Designer' }));
    await user.click(await screen.findByRole('button', { name: 'Save: Designer' }));
    expect(await screen.findByRole('button', { name: 'Saved: Designer' })).toBeInTheDocument();
    const sent = server.calls.map(({ route }) => route).filter((route) => route.endsWith(path));
    expect(sent).toEqual([`DELETE ${path}`, `PUT ${path}`]);
  });
});

describe('a post', () => {
  it('is shown as saved at once, and as before when that fails', async () => {
    let refuse: (answer: Response) => void = () => {};
    const { user, toasts } = seen(`/post/${post._id}`, {
      [`GET /posts/${post._id}`]: () => json(post),
      [`GET /posts/${post._id}/comments`]: () => json([]),
      [`PUT /saved/posts/${post._id}`]: () => new Promise<Response>((resolve) => (refuse = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Save: Post by Daniel Okafor' }));
    expect(await screen.findByRole('button', { name: 'Saved: Post by Daniel Okafor' })).toBeInTheDocument();
    refuse(refusal(400, 'You have saved as many as you can.'));
    expect(await screen.findByRole('button', { name: 'Save: Post by Daniel Okafor' })).toBeInTheDocument();
    expect(await toasts()).toContain('You have saved as many as you can.');
  });
});
