import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { countsChanged } from '../../entities/comment/new-comments.ts';
import { fakeServer, json, type Replies, refusal, type SeenCall } from '../../testing/fake-server.ts';
import { comment, maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const COMMENTS = `GET /posts/${post._id}/comments`;
const ADD = `POST /posts/${post._id}/comment`;

const replyBy = (nth: number, content: string, changes: Partial<PostComment> = {}): PostComment => ({
  ...comment,
  _id: `reply00000000000${nth}${comment._id}`.slice(-32),
  replyTo: comment._id,
  content,
  likeCount: 0,
  dislikeCount: 0,
  ...changes,
});
const me = { _id: maya._id, name: maya.name, username: maya.username, profilePicture: '' };
const asked = { ...comment, replyCount: 2 };
const two = [replyBy(1, 'First answer'), replyBy(2, 'Second answer')];

/** The screen of a post with one comment, and replies to it. */
async function open(
  one: PostComment = asked,
  replies: Replies = {},
  answers: ((call: SeenCall) => Response)[] = [() => json(two)],
) {
  const shown: Post = { ...post, comments: [one], commentCount: 1 + one.replyCount };
  let turn = 0;
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`GET /posts/${post._id}`]: () => json(shown),
    [COMMENTS]: (call) => {
      if (!call.search.has('replyTo')) return json([one]);
      const answer = answers[Math.min(turn, answers.length - 1)];
      turn += 1;
      return answer ? answer(call) : json([]);
    },
    ...replies,
  });
  const app = renderApp(`/post/${post._id}`);
  await screen.findByRole('region', { name: 'Comments' });
  await waitFor(() => expect(panel().queryByRole('status')).not.toBeInTheDocument());
  const asks = () => server.to(COMMENTS).filter(({ search }) => search.has('replyTo'));
  return { server, shown, asks, ...app };
}

const panel = () => within(screen.getByRole('region', { name: 'Comments' }));
const thread = () => within(screen.getByRole('region', { name: 'Replies' }));
const rows = () =>
  thread()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const toggle = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Reply to Daniel Okafor' });
const commentCount = () => screen.getByRole('button', { name: /^Comment/, expanded: true });

describe('an address that leads to', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  });
  afterEach(() => void vi.restoreAllMocks());
  const led = () => document.querySelector('[aria-current="true"]');
  const row = (nth: number): PostComment => ({
    ...comment,
    _id: `comment0000000${nth}0`,
    content: `No. ${nth}`,
  });
  const earlier = (cursor: string) => ({
    link: `</api/v1/posts/${post._id}/comments?cursor=${cursor}>; rel="next"`,
  });

  it('a comment shows it, however many have come since', async () => {
    const server = fakeServer({
      'GET /auth/me': () => json(maya),
      [`GET /posts/${post._id}`]: () => json({ ...post, comments: [row(4)], commentCount: 4 }),
      [COMMENTS]: ({ search }) => {
        if (search.get('cursor') === 'second') return json([row(1), row(2)], 200, earlier('first'));
        return search.has('cursor') ? json([row(0)]) : json([row(3), row(4)], 200, earlier('second'));
      },
    });
    renderApp(`/post/${post._id}#comment-${row(1)._id}`);
    await waitFor(() => expect(led()).toHaveTextContent('No. 1'));
    expect(led()).toHaveFocus();
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled();
    expect(server.to(COMMENTS)).toHaveLength(2);
  });

  it('a reply unfolds it below its comment', async () => {
    fakeServer({
      'GET /auth/me': () => json(maya),
      [`GET /posts/${post._id}`]: () => json({ ...post, comments: [asked], commentCount: 3 }),
      [COMMENTS]: ({ search }) => json(search.has('replyTo') ? two : [asked]),
    });
    renderApp(`/post/${post._id}#comment-${two[1]?._id}`);
    await waitFor(() => expect(led()).toHaveTextContent('Second answer'));
    expect(toggle('2 replies')).toHaveAttribute('aria-expanded', 'true');
  });

  it('one that is gone shows the post all the same', async () => {
    const server = fakeServer({
      'GET /auth/me': () => json(maya),
      [`GET /posts/${post._id}`]: () => json({ ...post, comments: [row(4)], commentCount: 4 }),
      [COMMENTS]: ({ search }) =>
        search.has('cursor')
          ? json([row(1)], 200, earlier('first'))
          : json([row(3), row(4)], 200, earlier('second')),
    });
    renderApp(`/post/${post._id}#comment-${row(2)._id}`);
    await screen.findByText('No. 1');
    expect(led()).toBeNull();
    await waitFor(() => expect(server.to(COMMENTS)).toHaveLength(2));
  });
});

describe('replies to a comment', () => {
  it('are folded and not read until they are asked for', async () => {
    const { user, asks } = await open();
    expect(asks()).toHaveLength(0);
    expect(toggle('2 replies')).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle('2 replies'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(asks()[0]?.search.get('replyTo')).toBe(comment._id);
    expect(rows()[0]).toContain('First answer');
    await user.click(toggle('2 replies'));
    expect(screen.queryByText('First answer')).not.toBeInTheDocument();
  });

  it('come in pages, earlier ones above', async () => {
    const link = { link: '</api/v1/x?cursor=older>; rel="next"' };
    const { user, asks } = await open({ ...asked, replyCount: 3 }, {}, [
      () => json(two, 200, link),
      () => json([replyBy(0, 'Said before')]),
    ]);
    await user.click(toggle('3 replies'));
    await user.click(await screen.findByRole('button', { name: 'View earlier replies' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[0]).toContain('Said before');
    expect(asks()[1]?.search.get('cursor')).toBe('older');
    expect(screen.queryByRole('button', { name: /^View 1 new/ })).not.toBeInTheDocument();
  });

  it('can be asked for again when they do not come', async () => {
    const { user } = await open(asked, {}, [() => refusal(403, 'No'), () => json(two)]);
    await user.click(toggle('2 replies'));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('are counted quietly while the post is open, and shown when asked for', async () => {
    const third = replyBy(3, 'Third answer');
    const { user, client, shown } = await open(asked, {}, [() => json(two), () => json([...two, third])]);
    await user.click(toggle('2 replies'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    const changed = { ...shown, comments: [{ ...asked, replyCount: 3 }], commentCount: 4 };
    act(() => countsChanged(client, changed));
    await screen.findByRole('button', { name: '3 replies' });
    expect(commentCount()).toHaveTextContent('Comment4');
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'View 1 new reply' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Third answer'));
    expect(screen.queryByRole('button', { name: /^View 1 new/ })).not.toBeInTheDocument();
  });

  it('stay below a comment that was deleted, which can be neither answered nor anything else', async () => {
    const nobody = { _id: '', name: 'Deleted member', username: '', profilePicture: '' };
    const { user } = await open({ ...asked, deleted: true, content: '', user: nobody });
    expect(screen.getByText('This comment was deleted')).toBeInTheDocument();
    expect(screen.queryByText('Deleted member')).not.toBeInTheDocument();
    await user.click(toggle('2 replies'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  });
});

describe('writing a reply', () => {
  const answered = replyBy(3, 'My answer', { user: me });
  const answer = (shown: Post) => ({
    ...shown,
    comments: [{ ...comment, replyCount: 1 }],
    commentCount: 2,
    reply: answered,
  });
  const replyButton = () => panel().getByRole('button', { name: 'Reply to Daniel Okafor' });

  it('shows it at once, counts it when it is there, and gives the focus back', async () => {
    let send = (_: Response) => {};
    const { user, server, asks, toasts, shown } = await open(comment, {
      [ADD]: () =>
        new Promise<Response>((resolve) => {
          send = resolve;
        }),
    });
    await user.click(replyButton());
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.type(await field(), 'My answer');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain('Sending');
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
    expect(replyButton()).toHaveFocus();
    expect(server.to(ADD)[0]?.body).toEqual({ content: 'My answer', replyTo: comment._id });
    send(json(answer(shown), 201));
    await waitFor(() => expect(toasts()).toEqual(['Reply added successfully']));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).not.toContain('Sending');
    expect(toggle('1 reply')).toBeInTheDocument();
    expect(commentCount()).toHaveTextContent('Comment2');
    expect(asks()).toHaveLength(0);
  });

  it('begins with the name of who has written the reply that it answers', async () => {
    const { user } = await open();
    await user.click(toggle('2 replies'));
    await screen.findByText('Second answer');
    const [first] = thread().getAllByRole('button', { name: 'Reply to Daniel Okafor' });
    if (!first) throw new Error('nothing can be answered');
    await user.click(first);
    expect(await field()).toHaveValue('@daniel ');
    // Alone it is no answer.
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await field()).toBeInTheDocument();
  });

  it('keeps what was written when it is closed, and gives the focus back', async () => {
    const { user } = await open(comment);
    await user.click(replyButton());
    await user.type(await field(), 'Half an ans');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
    expect(replyButton()).toHaveFocus();
    await user.click(replyButton());
    expect(await field()).toHaveValue('Half an ans');
  });

  it('gives the words back when it fails', async () => {
    const { user, toasts } = await open(comment, { [ADD]: () => refusal(429, 'Too many') });
    await user.click(replyButton());
    await user.type(await field(), 'Lost?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(toasts()).toEqual(['Too many']));
    expect(await field()).toHaveValue('Lost?');
    expect(rows()).toHaveLength(0);
    expect(commentCount()).toHaveTextContent('Comment1');
  });
});

describe('deleting with replies', () => {
  const confirm = async (user: Awaited<ReturnType<typeof open>>['user'], at: number) => {
    const button = panel().getAllByRole('button', { name: 'Delete comment' })[at];
    if (!button) throw new Error('nothing can be deleted');
    await user.click(button);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
  };

  it('leaves the place of a comment', async () => {
    const own = { ...asked, user: me };
    const { user, toasts, shown } = await open(own, {
      [`DELETE /posts/${post._id}/comment/${own._id}`]: () => json({ ...shown, commentCount: 2 }),
    });
    await confirm(user, 0);
    await waitFor(() => expect(toasts()).toEqual(['Comment deleted successfully']));
    expect(screen.getByText('This comment was deleted')).toBeInTheDocument();
    expect(toggle('2 replies')).toBeInTheDocument();
    expect(commentCount()).toHaveTextContent('Comment2');
  });

  it('takes a reply away, and puts it back when that fails', async () => {
    const own = replyBy(2, 'My answer', { user: me });
    const { user, toasts } = await open(
      asked,
      { [`DELETE /posts/${post._id}/comment/${own._id}`]: () => refusal(500, 'Oops') },
      [() => json([replyBy(1, 'First answer'), own])],
    );
    await user.click(toggle('2 replies'));
    await screen.findByText('My answer');
    await confirm(user, 0);
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete comment']));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(toggle('2 replies')).toBeInTheDocument();
    expect(commentCount()).toHaveTextContent('Comment3');
  });
});
