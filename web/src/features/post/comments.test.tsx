import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';
import { fakeServer, json, type Replies, refusal, unreachable } from '../../testing/fake-server.ts';
import { comment, maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const COMMENTS = `GET /posts/${post._id}/comments`;
const ADD = `POST /posts/${post._id}/comment`;
const own: PostComment = {
  ...comment,
  _id: 'comment000000007',
  content: 'My own words',
  user: { _id: maya._id, name: maya.name, username: maya.username, profilePicture: '' },
  likeCount: 0,
  dislikeCount: 0,
};
const ONE = `/posts/${post._id}/comment/${own._id}`;
const never = () => new Promise<Response>(() => {});

/** The screen of a post with these comments. */
async function open(comments: PostComment[], replies: Replies = {}, changes: Partial<Post> = {}) {
  const shown: Post = { ...post, comments, commentCount: comments.length, ...changes };
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`GET /posts/${post._id}`]: () => json(shown),
    [COMMENTS]: () => json(comments),
    ...replies,
  });
  const app = renderApp(`/post/${post._id}`);
  await screen.findByRole('region', { name: 'Comments' });
  await waitFor(() => expect(panel().queryByRole('status')).not.toBeInTheDocument());
  return { server, shown, ...app };
}

const panel = () => within(screen.getByRole('region', { name: 'Comments' }));
const items = () => panel().queryAllByRole('listitem');
const rows = () => items().map(({ textContent }) => textContent);
const rowOf = (words: string) => {
  const row = items().find((item) => item.textContent?.includes(words));
  if (!row) throw new Error(`no comment says ${words}`);
  return within(row);
};
const field = () => screen.getByRole('textbox', { name: 'Write a comment' });
const count = () => screen.getByRole('button', { name: /^Comment/, expanded: true });

describe('writing a comment', () => {
  it('shows it at once, and takes the answer', async () => {
    const answered = { ...own, content: 'Well said' };
    const { user, server, toasts, shown } = await open([comment], {
      [ADD]: () => json({ ...shown, comments: [comment, answered], commentCount: 2 }, 201),
    });
    await user.type(field(), ' Well said ');
    await user.click(panel().getByRole('button', { name: 'Comment' }));
    expect(rows().at(-1)).toContain('Well said');
    expect(field()).toHaveValue('');
    await waitFor(() => expect(toasts()).toEqual(['Comment added successfully']));
    expect(server.to(ADD)[0]?.body).toEqual({ content: 'Well said' });
    expect(rows()).toHaveLength(2);
    expect(count()).toHaveTextContent('Comment2');
  });

  it('stays when the comments were being read while it was sent', async () => {
    const answered = { ...own, content: 'Well said' };
    const [sent, early] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const { user, server, client, shown } = await open([comment], {
      [COMMENTS]: [() => json([comment]), () => early.promise, () => json([comment, answered])],
      [ADD]: () => sent.promise,
    });
    await user.type(field(), 'Well said');
    await user.click(panel().getByRole('button', { name: 'Comment' }));
    void client.invalidateQueries({ queryKey: keyOf(api.posts.comments) });
    await waitFor(() => expect(server.to(COMMENTS)).toHaveLength(2));
    sent.resolve(json({ ...shown, comments: [comment, answered], commentCount: 2 }, 201));
    await waitFor(() => expect(server.to(COMMENTS)).toHaveLength(3));
    early.resolve(json([comment]));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(rows().at(-1)).toContain('Well said');
  });

  it('ignores blank ones', async () => {
    const { user, server } = await open([]);
    await user.type(field(), '   ');
    await user.click(panel().getByRole('button', { name: 'Comment' }));
    expect(server.to(ADD)).toHaveLength(0);
    expect(screen.getByText('No comments yet')).toBeInTheDocument();
  });

  it('is one comment when pressed twice', async () => {
    const { user, server } = await open([], { [ADD]: never });
    await user.type(field(), 'Once');
    await user.dblClick(panel().getByRole('button', { name: 'Comment' }));
    expect(server.to(ADD)).toHaveLength(1);
    expect(rows()).toHaveLength(1);
  });

  it('takes it back when it fails, and gives the words back', async () => {
    const { user, toasts } = await open([comment], { [ADD]: () => refusal(429, 'Too many') });
    await user.type(field(), 'Lost?');
    await user.click(panel().getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(toasts()).toEqual(['Too many']));
    expect(rows()).toHaveLength(1);
    expect(field()).toHaveValue('Lost?');
    expect(count()).toHaveTextContent('Comment1');
  });

  it('says so in its own words when the server cannot be reached', async () => {
    const { user, toasts } = await open([comment], { [ADD]: unreachable });
    await user.type(field(), 'Lost?');
    await user.click(panel().getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to add comment']), { timeout: 8_000 });
    expect(field()).toHaveValue('Lost?');
  }, 15_000);
});

describe('changing a comment', () => {
  it('is for its writer only', async () => {
    await open([comment, own]);
    expect(rowOf('And then').queryByRole('button', { name: 'Edit comment' })).not.toBeInTheDocument();
    expect(rowOf('My own').getByRole('button', { name: 'Edit comment' })).toBeInTheDocument();
  });

  it('shows the new words at once, marked as edited', async () => {
    const { user, server } = await open([own], { [`PUT ${ONE}`]: never });
    await user.click(screen.getByRole('button', { name: 'Edit comment' }));
    const area = await screen.findByRole('textbox', { name: 'Edit comment' });
    await user.clear(area);
    await user.type(area, 'Better words{Control>}{Enter}{/Control}');
    expect(rows()[0]).toContain('Better words');
    expect(rows()[0]).toContain('edited');
    expect(server.to(`PUT ${ONE}`)[0]?.body).toEqual({ content: 'Better words' });
  });

  it('refuses an empty one', async () => {
    const { user, server } = await open([own]);
    await user.click(screen.getByRole('button', { name: 'Edit comment' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Edit comment' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Comment cannot be empty.')).toBeInTheDocument();
    expect(server.to(`PUT ${ONE}`)).toHaveLength(0);
  });

  it('shows the old words again when it fails, and keeps the new ones in the field', async () => {
    const { user, toasts } = await open([own], { [`PUT ${ONE}`]: () => refusal(403, 'Not yours') });
    await user.click(screen.getByRole('button', { name: 'Edit comment' }));
    await user.type(await screen.findByRole('textbox', { name: 'Edit comment' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Not yours']));
    expect(await screen.findByRole('textbox', { name: 'Edit comment' })).toHaveValue('My own words!');
    await user.keyboard('{Escape}');
    expect(rows()[0]).toContain('My own words');
    expect(rows()[0]).not.toContain('edited');
  });
});

describe('deleting a comment', () => {
  const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(rowOf('My own').getByRole('button', { name: 'Delete comment' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
  };

  it('is for its writer, after asking', async () => {
    const { user, toasts, shown } = await open([comment, own], {
      [`DELETE ${ONE}`]: () => json({ ...shown, comments: [comment], commentCount: 1 }),
    });
    expect(rowOf('And then').queryByRole('button', { name: 'Delete comment' })).not.toBeInTheDocument();
    await confirm(user);
    await waitFor(() => expect(toasts()).toEqual(['Comment deleted successfully']));
    expect(rows()).toHaveLength(1);
    expect(count()).toHaveTextContent('Comment1');
  });

  it("is for the post's author as well", async () => {
    await open([comment], {}, { author: { ...post.author, _id: maya._id } });
    expect(screen.getByRole('button', { name: 'Delete comment' })).toBeInTheDocument();
  });

  it('puts it back where it was when it fails', async () => {
    const later = { ...comment, _id: 'comment000000009', content: 'Said later' };
    const { user, toasts } = await open([comment, own, later], {
      [`DELETE ${ONE}`]: () => refusal(500, 'Oops'),
    });
    await confirm(user);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete comment']));
    expect(rows()[1]).toContain('My own words');
    expect(count()).toHaveTextContent('Comment3');
  });
});

describe('reacting to a comment', () => {
  const LIKE = `POST /posts/${post._id}/comment/${comment._id}/like`;
  const DISLIKE = `POST /posts/${post._id}/comment/${comment._id}/dislike`;
  const like = () => screen.getByRole('button', { name: /^Like, / });
  const dislike = () => screen.getByRole('button', { name: /^Dislike, / });

  it('likes, and a dislike takes the like away', async () => {
    const { user, server } = await open([comment], {
      [LIKE]: () => json({ likes: [], dislikes: [], likeCount: 5, dislikeCount: 1 }),
      [DISLIKE]: () => json({ likes: [], dislikes: [], likeCount: 4, dislikeCount: 2 }),
    });
    await user.click(like());
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    expect(like()).toHaveTextContent('5');
    await user.click(dislike());
    expect(like()).toHaveAttribute('aria-pressed', 'false');
    expect(like()).toHaveTextContent('4');
    expect(dislike()).toHaveTextContent('2');
    await waitFor(() => expect(server.to(DISLIKE)).toHaveLength(1));
    expect(server.to(LIKE)[0]?.body).toEqual({ reaction: 'like' });
    expect(server.to(DISLIKE)[0]?.body).toEqual({ reaction: 'dislike' });
  });

  it('takes a like back when pressed again', async () => {
    const { user, server } = await open([{ ...comment, reaction: 'like' }], { [LIKE]: never });
    await user.click(like());
    expect(like()).toHaveTextContent('3');
    expect(server.to(LIKE)[0]?.body).toEqual({ reaction: null });
  });

  it.each([
    ['like', LIKE, 'Failed to like comment'],
    ['dislike', DISLIKE, 'Failed to dislike comment'],
  ] as const)('rolls a %s back when it fails', async (kind, route, text) => {
    const { user, toasts } = await open([comment], { [route]: () => refusal(500, 'Oops') });
    await user.click(kind === 'like' ? like() : dislike());
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(like()).toHaveTextContent('4');
    expect(dislike()).toHaveTextContent('1');
  });

  it('falls back to what the server holds when the last of several presses fails', async () => {
    const { user, toasts } = await open([comment], {
      [LIKE]: () => json({ likes: [], dislikes: [], likeCount: 5, dislikeCount: 1 }),
      [DISLIKE]: () => refusal(500, 'Oops'),
    });
    await user.click(like());
    await user.click(dislike());
    await waitFor(() => expect(toasts()).toEqual(['Failed to dislike comment']));
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    expect(like()).toHaveTextContent('5');
    expect(dislike()).toHaveTextContent('1');
  });
});

describe('the list of comments', () => {
  it('puts earlier ones above, page by page', async () => {
    const link = { link: '</api/v1/x?cursor=older>; rel="next"' };
    const { user, server } = await open([comment], {
      [COMMENTS]: [
        () => json([comment], 200, link),
        () => json([{ ...comment, _id: 'comment000000001', content: 'Said before' }]),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'View earlier comments' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toContain('Said before');
    expect(server.to(COMMENTS)[1]?.search.get('cursor')).toBe('older');
    expect(screen.queryByRole('button', { name: 'View earlier comments' })).not.toBeInTheDocument();
  });

  it('keeps those that came with the post when the rest cannot be loaded', async () => {
    const { user } = await open([comment], {
      [COMMENTS]: [() => refusal(403, 'No'), () => json([comment, own])],
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('comments in the feed', () => {
  it('shows the newest two, and all of them when asked', async () => {
    const three = ['One', 'Two', 'Three'].map((content, nth) => ({
      ...comment,
      _id: `comment00000000${nth}`,
      content,
    }));
    fakeServer({
      'GET /auth/me': () => json(maya),
      'GET /posts': () => json([{ ...post, comments: three.slice(1), commentCount: 3 }]),
      [COMMENTS]: () => json(three),
    });
    const { user } = renderApp('/');
    const newest = await screen.findByRole('list', { name: 'Newest comments' });
    expect(within(newest).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'View all 3 comments' }));
    await screen.findByRole('region', { name: 'Comments' });
    await waitFor(() => expect(items()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: /^Comment 3$/ }));
    expect(screen.getByRole('list', { name: 'Newest comments' })).toBeInTheDocument();
  });

  it('shows the beginning of a long link, which leads to all of it', async () => {
    const address = `https://example.com/${'long-way/'.repeat(60)}`;
    fakeServer({
      'GET /auth/me': () => json(maya),
      'GET /posts': () => json([{ ...post, comments: [{ ...comment, content: address }], commentCount: 1 }]),
    });
    renderApp('/');
    const link = await screen.findByRole('link', { name: /^https:\/\/example\.com\/long-way/ });
    expect(link).toHaveAttribute('href', address);
    expect(link.textContent?.length).toBeLessThan(70);
  });
});
