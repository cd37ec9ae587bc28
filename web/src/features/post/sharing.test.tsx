import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Post, SharedPost } from '../../../../shared/model/post.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const original: SharedPost = {
  _id: 'post000000000009',
  author: { ...post.author, _id: 'priya00000000001', username: 'priya', name: 'Priya Nair' },
  content: 'The first words.',
  mentions: [],
  tags: [],
  images: [],
  image: '',
  video: null,
  documents: [],
  pollOptions: ['Tea', 'Coffee'],
  createdAt: '2026-01-01T00:00:00.000Z',
  edited: false,
  editedAt: null,
};

const seen = (shown: Partial<Post>, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`GET /posts/${post._id}`]: () => json({ ...post, ...shown }),
    [`GET /posts/${post._id}/comments`]: () => json([]),
    ...replies,
  });
  return { server, ...renderApp(`/post/${post._id}`) };
};

const SHARE = { name: 'Share: Post by Daniel Okafor' };

describe('a post that shares another', () => {
  it('shows who wrote that, and what', async () => {
    seen({ shared: original });
    const quoted = within(await screen.findByRole('article', { name: 'Shared post by Priya Nair' }));
    expect(quoted.getByText('The first words.')).toBeInTheDocument();
    expect(quoted.getByRole('link', { name: 'Poll: Tea, Coffee' })).toHaveAttribute(
      'href',
      `/post/${original._id}`,
    );
  });

  it('says when that is not available, and cannot be shared then', async () => {
    seen({ sharedGone: true });
    expect(await screen.findByText('This post is not available')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Save: / })).toBeInTheDocument();
    expect(screen.queryByRole('button', SHARE)).not.toBeInTheDocument();
  });
});

describe('sharing a post', () => {
  it('sends the words with the post, shown below them', async () => {
    const { user, server, toasts } = seen({}, { 'POST /posts/create': () => json(post, 201) });
    await user.click(await screen.findByRole('button', SHARE));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this post' }));
    expect(dialog.getByRole('article', { name: 'Shared post by Daniel Okafor' })).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Add your words' }), 'Well said');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await expect.poll(() => toasts()).toContain('Post created successfully');
    expect(server.to('POST /posts/create').map(({ body }) => body)).toEqual([
      { content: 'Well said', shared: post._id },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the words when it fails', async () => {
    const { user, toasts } = seen({}, { 'POST /posts/create': () => refusal(404, 'Post not found') });
    await user.click(await screen.findByRole('button', SHARE));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Well said');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await expect.poll(() => toasts()).toContain('Post not found');
    expect(dialog.getByRole('textbox')).toHaveValue('Well said');
  });
});
