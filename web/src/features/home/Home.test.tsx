import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftStore } from '../../entities/post/tools/draft-store.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LIKE = `POST /posts/${post._id}/like`;
const CREATE = 'POST /posts/create';
const own = {
  ...post,
  _id: 'post000000000002',
  content: 'My own words',
  author: { ...post.author, _id: maya._id },
};

const home = (replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /posts': () => json([post]),
    ...replies,
  });
  return { server, ...renderApp('/') };
};

const likeButton = () => screen.findByRole('button', { name: /^Like/ });
const composer = () => screen.findByRole('textbox', { name: 'What do you want to share?' });

describe('liking a post', () => {
  it('shows at once, and sends the intent', async () => {
    const { server, user } = home({ [LIKE]: () => new Promise(() => {}) });
    await user.click(await likeButton());
    expect(await likeButton()).toHaveAttribute('aria-pressed', 'true');
    expect(await likeButton()).toHaveTextContent('3');
    expect(server.to(LIKE)[0]?.body).toEqual({ liked: true });
  });

  it('takes the count of the answer', async () => {
    const { user } = home({ [LIKE]: () => json({ ...post, liked: true, likeCount: 41 }) });
    await user.click(await likeButton());
    await waitFor(async () => expect(await likeButton()).toHaveTextContent('41'));
  });

  it('rolls back and says so when it fails', async () => {
    const { user, toasts } = home({ [LIKE]: () => refusal(404, 'Post not found') });
    await user.click(await likeButton());
    await waitFor(() => expect(toasts()).toEqual(['Failed to update like status. Please try again.']));
    expect(await likeButton()).toHaveAttribute('aria-pressed', 'false');
    expect(await likeButton()).toHaveTextContent('2');
  });

  it('keeps the like on a 500, as its text says', async () => {
    const { user, toasts } = home({ [LIKE]: () => refusal(500, 'Oops') });
    await user.click(await likeButton());
    await waitFor(() =>
      expect(toasts()).toEqual([
        'Server error. Your like was saved locally but may not persist after refresh.',
      ]),
    );
    expect(await likeButton()).toHaveAttribute('aria-pressed', 'true');
  });

  it('ends as the last of several presses says', async () => {
    const { server, user } = home({
      [LIKE]: [
        () => json({ ...post, liked: true, likeCount: 3 }),
        () => json({ ...post, liked: false, likeCount: 2 }),
      ],
    });
    await user.dblClick(await likeButton());
    await waitFor(() => expect(server.to(LIKE)).toHaveLength(2));
    expect(server.to(LIKE).map(({ body }) => body)).toEqual([{ liked: true }, { liked: false }]);
    expect(await likeButton()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('writing a post', () => {
  it('refuses a blank text', async () => {
    const { server, user } = home();
    await user.type(await composer(), '   ');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('Please add some content to your post.')).toBeInTheDocument();
    expect(server.to(CREATE)).toHaveLength(0);
  });

  it('posts with Ctrl+Enter, shows the post on top, and empties the draft', async () => {
    const { user, toasts } = home({ [CREATE]: () => json({ ...own, content: 'Hello' }, 201) });
    await user.type(await composer(), 'Hello{Control>}{Enter}{/Control}');
    await waitFor(() => expect(toasts()).toEqual(['Post created successfully']));
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Hello');
    expect(await composer()).toHaveValue('');
    expect(draftStore(maya._id).read()).toBeNull();
  });

  it('keeps what was typed when posting fails', async () => {
    const { user, toasts } = home({ [CREATE]: () => refusal(500, 'Something went wrong') });
    await user.type(await composer(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(toasts()).toEqual(['Something went wrong']));
    expect(await composer()).toHaveValue('Hello');
  });

  it('sends the same key again when the first outcome is unknown', async () => {
    const { server, user, toasts } = home({ [CREATE]: () => refusal(500, 'Something went wrong') });
    await user.type(await composer(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    const [first, second] = server.to(CREATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('keeps the draft over a reload', async () => {
    draftStore(maya._id).write('Half a thought');
    home();
    expect(await composer()).toHaveValue('Half a thought');
  });
});

describe('the feed', () => {
  it('says so when there are no posts', async () => {
    home({ 'GET /posts': () => json([]) });
    expect(
      await screen.findByText('No posts yet! Be the first to share something with the community.'),
    ).toBeInTheDocument();
  });

  it('offers to try again when the posts cannot be loaded', async () => {
    const { user } = home({ 'GET /posts': [() => refusal(403, 'No'), () => json([post])] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('loads the next page by the cursor of the Link header', async () => {
    const link = { link: '</api/v1/posts?cursor=second>; rel="next"' };
    const { server, user } = home({ 'GET /posts': [() => json([post], 200, link), () => json([own])] });
    await user.click(await screen.findByRole('button', { name: 'Show more posts' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(server.to('GET /posts')[1]?.search.get('cursor')).toBe('second');
  });

  it('shortens long posts at 150 characters', async () => {
    const content = 'word '.repeat(60).trim();
    const { user } = home({ 'GET /posts': () => json([{ ...post, content }]) });
    const article = await screen.findByRole('article');
    expect(article).not.toHaveTextContent(content);
    await user.click(within(article).getByRole('button', { name: 'See more' }));
    expect(article).toHaveTextContent(content);
    await user.click(within(article).getByRole('button', { name: 'See less' }));
    expect(article).not.toHaveTextContent(content);
  });

  it('lets only the author delete, and only after asking', async () => {
    const { server, user, toasts } = home({
      'GET /posts': () => json([post, own]),
      [`DELETE /posts/delete/${own._id}`]: () => json({ message: 'ok' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Post actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
    const dialog = await screen.findByRole('dialog');
    expect(server.to(`DELETE /posts/delete/${own._id}`)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(toasts()).toEqual(['Post deleted successfully']));
    expect(screen.queryByText('My own words')).not.toBeInTheDocument();
  });
});

describe("an administrator's home", () => {
  const admin = { ...maya, username: 'admin', userRole: null, isAdmin: true };
  const open = (replies: Replies) => home({ 'GET /auth/me': () => json(admin), ...replies });
  const panel = async () => within(await screen.findByRole('region', { name: 'Reports' }));

  it('shows what waits for a decision, and leads to it', async () => {
    const reported = { kind: 'post', status: 'open', reporters: 3, reasons: { spam: 3 }, words: [] };
    const member = { _id: post.author._id, username: 'daniel', name: 'Daniel Okafor', profilePicture: '' };
    const { server } = open({
      'GET /admin/reports': () => json([{ ...reported, _id: 'post.post000000000001', thing: null, member }]),
    });
    expect(await (await panel()).findByText('Daniel Okafor')).toBeInTheDocument();
    expect((await panel()).getByText('3 reporters')).toBeInTheDocument();
    expect((await panel()).getByRole('link', { name: 'View all reports' })).toHaveAttribute(
      'href',
      '/admin/reports',
    );
    expect(server.to('GET /admin/reports')[0]?.search.get('status')).toBe('open');
  });

  it('says so when there is nothing, or when it takes a passkey', async () => {
    open({ 'GET /admin/reports': () => json([]) });
    expect(await (await panel()).findByText('Nothing to decide')).toBeInTheDocument();
    cleanup();
    open({ 'GET /admin/reports': () => refusal(403, 'Administrators sign in with a passkey.') });
    expect(await (await panel()).findByRole('alert')).toHaveTextContent(
      'Administrators sign in with a passkey.',
    );
  });
});
