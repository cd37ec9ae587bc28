import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBucket } from '../testing/fake-bucket.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { comment, maya, post } from '../testing/people.ts';
import { priya, project } from '../testing/projects.ts';
import { renderApp } from '../testing/render-app.tsx';

type App = ReturnType<typeof renderApp>;

const own = { ...comment, user: { _id: maya._id, name: maya.name, username: 'maya', profilePicture: '' } };
const box = (name: string) => screen.findByRole('textbox', { name });
const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Where something can be begun that is not kept anywhere, and how. */
const WORK: [what: string, path: string, begin: (app: App) => Promise<void>, viewer?: typeof maya][] = [
  ['a project', '/projects/create', async ({ user }) => user.type(await box('Project name'), 'Tidewise')],
  [
    'a role of a project',
    '/projects/create',
    async ({ user }) => user.type(await box('Role title'), 'Designer'),
  ],
  [
    'files of a post in a browser that keeps none',
    '/',
    async (app) => {
      await press(app, 'Document');
      const file = new File(['words'], 'plan.pdf', { type: 'application/pdf' });
      await app.user.upload(await screen.findByLabelText('Add documents'), file);
    },
  ],
  [
    'a change of a comment',
    `/post/${post._id}`,
    async (app) => {
      await press(app, 'Edit comment');
      await app.user.type(await box('Edit comment'), '!');
    },
  ],
  [
    'a comment on a project',
    `/projects/${project._id}#comments`,
    async ({ user }) => user.type(await box('Write a comment'), 'Well'),
  ],
  [
    'an application',
    `/projects/${project._id}`,
    async (app) => {
      await press(app, 'Apply: Designer');
      await app.user.type(await box('Message to Project Owner (Optional)'), 'I draw.');
    },
    priya,
  ],
  ['a profile', '/profile?edit', async ({ user }) => user.type(await box('Headline'), '!')],
  [
    'investment preferences',
    '/profile',
    async ({ user }) => user.type(await screen.findByRole('combobox', { name: 'Interests' }), 'Rice,'),
    { ...maya, userRole: 'investor' },
  ],
];

function open(path: string, viewer: typeof maya) {
  const member = viewer;
  fakeServer({
    'GET /auth/me': () => json(member),
    'GET /posts': () => json([]),
    [`GET /posts/${post._id}`]: () => json({ ...post, comments: [own], commentCount: 1 }),
    [`GET /posts/${post._id}/comments`]: () => json([own]),
    [`GET /projects/${project._id}`]: () => json({ project }),
    [`GET /projects/${project._id}/comments`]: () =>
      json({ comments: [], total: 0, totalPages: 0, currentPage: 1 }),
    [`GET /users/${member.username}`]: () => json(member),
    [`GET /posts/user/${member.username}`]: () => json([]),
    'POST /auth/logout': () => json({ message: 'ok' }),
    'POST /uploads': () => new Promise(() => {}),
  });
  fakeBucket(200);
  return renderApp('/network', path);
}

const asked = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
const answer = async ({ user }: App, name: string) =>
  user.click(within(await asked()).getByRole('button', { name }));
const closeTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 64, height: 48, close() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(WORK)('%s that was begun', (_, path, begin, viewer = maya) => {
  it('is not lost by the browser’s Back, a link or a closed tab', async () => {
    const app = open(path, viewer);
    await begin(app);
    const address = app.address();
    expect(closeTab()).toBe(false);

    app.goBack();
    await answer(app, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Discard/ })).not.toBeInTheDocument());
    expect(app.address()).toBe(address);

    const [link] = screen.getAllByRole('link', { name: 'Notifications', hidden: true });
    link?.click();
    await answer(app, 'Discard changes');
    await waitFor(() => expect(app.address()).toBe('/notifications'));
    expect(closeTab()).toBe(true);
  });
});

it('leaves without asking when nothing was begun', async () => {
  const app = open('/projects/create', maya);
  await box('Project name');
  app.goBack();
  await waitFor(() => expect(app.address()).toBe('/network'));
  expect(closeTab()).toBe(true);
});

it('asks before a logout loses what was begun', async () => {
  const app = open('/projects/create', maya);
  await app.user.type(await box('Project name'), 'Tidewise');
  await press(app, /Me$/);
  await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await answer(app, 'Discard changes');
  await waitFor(() => expect(app.address()).toBe('/login'));
});

describe('a dialog with something typed', () => {
  const apply = async () => {
    const app = open(`/projects/${project._id}`, priya);
    await press(app, 'Apply: Designer');
    const message = await box('Message to Project Owner (Optional)');
    return { ...app, message, dialog: () => screen.queryByRole('dialog', { name: 'Apply for Role' }) };
  };

  it.each([
    ['Escape', ({ user }: App) => user.keyboard('{Escape}')],
    ['Cancel', ({ user }: App) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    [
      'a press beside it',
      async ({ user }: App) => {
        const overlay = document.querySelector('.mantine-Modal-overlay');
        if (overlay) await user.click(overlay);
      },
    ],
  ])('asks before %s closes it', async (_, close) => {
    const { message, dialog, ...app } = await apply();
    await app.user.type(message, 'I draw.');
    await close(app);
    await asked();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Discard/ })).not.toBeInTheDocument());
    expect(message).toHaveValue('I draw.');
    await close(app);
    await answer(app, 'Discard changes');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(closeTab()).toBe(true);
  });

  it('closes at once while nothing is typed', async () => {
    const { dialog, user } = await apply();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });
});

it('keeps a comment that is being written when the comments are closed and opened again', async () => {
  const { user } = open(`/post/${post._id}`, maya);
  const toggle = (expanded: boolean) => screen.getByRole('button', { name: /^Comment/, expanded });
  await user.type(await box('Write a comment'), 'Half a thought');
  await user.click(toggle(true));
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).not.toBeInTheDocument();
  await user.click(toggle(false));
  expect(await box('Write a comment')).toHaveValue('Half a thought');
});
