import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { comment, maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const own = { ...post, author: { ...post.author, _id: maya._id, name: maya.name }, comments: [comment] };

type App = ReturnType<typeof open>;

/** The screen of a post of the viewer's with one comment, as after a reload of the page. */
function open() {
  cleanup();
  fakeServer({
    'GET /auth/me': () => json(maya),
    [`GET /posts/${post._id}`]: () => json(own),
    [`GET /posts/${post._id}/comments`]: () => json([comment]),
    [`POST /posts/${post._id}/comment`]: () => json({ comment, commentCount: 2, comments: [comment] }, 201),
    [`PUT /posts/${post._id}`]: () => json(own),
    'POST /posts/create': () => json(own, 201),
    'GET /connections': () => json([]),
  });
  return renderApp(`/post/${post._id}`);
}

const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Share this post' }));

/** Each with how its field is reached, and how it is given up. */
const FIELDS: [string, (app: App) => Promise<HTMLElement>, ((app: App) => Promise<void>) | undefined][] = [
  ['a comment', () => screen.findByRole('textbox', { name: 'Write a comment' }), undefined],
  [
    'a reply',
    async ({ user }) => {
      const found = screen.queryByRole('textbox', { name: /^Reply to/ });
      if (found) return found;
      await user.click((await screen.findAllByRole('button', { name: /^Reply/ }))[0] ?? document.body);
      return screen.findByRole('textbox', { name: /^Reply to/ });
    },
    async ({ user }) => user.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
  [
    'the new words of a post',
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Post actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
      return screen.findByRole('textbox', { name: 'Edit post' });
    },
    async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    },
  ],
  [
    'the words of a share',
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /^Share: / }));
      return (await inDialog()).findByRole('textbox');
    },
    async ({ user }) => {
      await user.click((await inDialog()).getByRole('button', { name: 'Cancel' }));
      await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    },
  ],
];

const WORDS = 'Words that took long';

describe.each(FIELDS)('%s that was begun', (_, reach, giveUp) => {
  it('is there again after a reload', async () => {
    const app = open();
    const field = await reach(app);
    await app.user.clear(field);
    await app.user.type(field, WORDS);
    expect(await reach(open())).toHaveValue(WORDS);
  });

  it.runIf(giveUp)('is forgotten once it is given up', async () => {
    const app = open();
    const field = await reach(app);
    await app.user.clear(field);
    await app.user.type(field, WORDS);
    await giveUp?.(app);
    await waitFor(() => expect(screen.queryByDisplayValue(WORDS)).not.toBeInTheDocument());
    expect(await reach(open())).not.toHaveValue(WORDS);
  });

  it('is forgotten once it is sent', async () => {
    const app = open();
    const field = await reach(app);
    await app.user.clear(field);
    await app.user.type(field, WORDS);
    const form = within(field.closest('form') ?? document.body);
    await app.user.click(form.getByRole('button', { name: /^(Comment|Reply|Save|Share|Post)/ }));
    await waitFor(() => expect(screen.queryByDisplayValue(WORDS)).not.toBeInTheDocument());
    expect(await reach(open())).not.toHaveValue(WORDS);
  });
});
