import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GET = `GET /posts/${post._id}`;

const open = (replies: Replies) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`${GET}/comments`]: () => json([]),
    ...replies,
  });
  return { server, ...renderApp(`/post/${post._id}`) };
};

describe('a single post', () => {
  it('says that it is loading', async () => {
    open({ [GET]: () => new Promise(() => {}) });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading post...'));
  });

  it('shows the post beside the card of the member', async () => {
    open({ [GET]: () => json(post) });
    expect(await screen.findByRole('article', { name: 'Post by Daniel Okafor' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Post by Daniel Okafor');
    expect(screen.getByRole('region', { name: 'Your profile' })).toBeInTheDocument();
    expect(document.title).toBe('Post by Daniel Okafor · Hearth');
  });

  it('holds nothing back: all words and all pictures', async () => {
    const content = `${'word '.repeat(60)}end`;
    const images = ['a', 'b', 'c'].map((name) => ({ url: `/media/${name}.jpg`, alt: '' }));
    open({ [GET]: () => json({ ...post, content, images }) });
    expect(await screen.findByText(content)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See more' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Open picture/ })).toHaveLength(3);
  });

  it('says that it is gone', async () => {
    open({ [GET]: () => refusal(404, 'Post not found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Post not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = open({ [GET]: [() => refusal(403, 'No'), () => json(post)] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('leads home when its author deletes it', async () => {
    const { user, address, toasts } = open({
      [GET]: () => json({ ...post, author: { ...post.author, _id: maya._id } }),
      [`DELETE /posts/delete/${post._id}`]: () => json({ message: 'ok' }),
      'GET /posts': () => json([]),
    });
    await user.click(await screen.findByRole('button', { name: 'Post actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Your post and 2 likes will be gone for good.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(toasts()).toEqual(['Post deleted successfully']));
    expect(address()).toBe('/');
  });
});
