import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Poll, Post } from '../../../../shared/model/post.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** The post on a page of its own, or at another `path`. */
async function open(changes: Partial<Post>, replies: Replies = {}, path = `/post/${post._id}`) {
  const shown = { ...post, ...changes };
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`GET /posts/${post._id}`]: () => json(shown),
    'GET /posts': () => json([shown]),
    [`GET /posts/${post._id}/comments`]: () => json([]),
    ...replies,
  });
  const app = renderApp(path);
  await screen.findByRole('article');
  return { server, ...app };
}

describe('the pictures of a post', () => {
  const images = ['One', 'Two', 'Three'].map((alt) => ({
    url: `/media/${alt}.jpg`,
    alt,
    width: 800,
    height: 600,
  }));
  const pictures = () => screen.getAllByRole('button', { name: /^Open picture/ });
  const shown = () => within(screen.getByRole('dialog')).getByRole('img');

  it('are, in a list, the first one until View all is used', async () => {
    const { user } = await open({ images }, {}, '/');
    expect(pictures()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'View all 3 photos' }));
    expect(pictures()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^View all/ })).not.toBeInTheDocument();
  });

  it('keep their place by their shape', async () => {
    await open({ images: images.slice(0, 1) });
    expect(pictures()[0]?.style.getPropertyValue('--shape')).toBe(String(800 / 600));
  });

  it('open over the whole screen, go round by keys and buttons, and close on Escape', async () => {
    const { user } = await open({ images });
    await user.click(screen.getByRole('button', { name: 'Open picture 1 of 3: One' }));
    await screen.findByRole('dialog');
    expect(shown()).toHaveAttribute('alt', 'One');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toHaveAttribute('alt', 'Three');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toHaveAttribute('alt', 'One');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shown()).toHaveAttribute('alt', 'Two');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open picture 1 of 3: One' })).toHaveFocus();
  });

  it('turn by a swipe', async () => {
    const { user } = await open({ images });
    await user.click(screen.getByRole('button', { name: 'Open picture 1 of 3: One' }));
    await screen.findByRole('dialog');
    fireEvent.pointerDown(shown(), { clientX: 200 });
    fireEvent.pointerUp(shown(), { clientX: 120 });
    expect(shown()).toHaveAttribute('alt', 'Two');
  });

  it('say so when one cannot be loaded', async () => {
    await open({ images });
    fireEvent.error(screen.getByRole('img', { name: 'One' }));
    expect(screen.getByText('This picture could not be loaded')).toBeInTheDocument();
  });
});

describe('a video and documents', () => {
  it('is played, or offered for download where that fails', async () => {
    await open({ video: { url: '/media/v.mov', contentType: 'video/quicktime' } });
    fireEvent.error(screen.getByLabelText('Video'));
    expect(screen.getByRole('link', { name: 'Download it instead' })).toHaveAttribute('href', '/media/v.mov');
  });

  it('are links with name and size', async () => {
    const plan = {
      url: '/media/plan.pdf',
      name: 'Plan.pdf',
      size: 2 * 1_048_576,
      contentType: 'application/pdf',
    };
    await open({ documents: [plan] });
    const link = screen.getByRole('link', { name: 'Plan.pdf 2 MB' });
    expect(link).toHaveAttribute('download', 'Plan.pdf');
  });
});

describe('a poll', () => {
  const VOTE = `POST /posts/${post._id}/vote`;
  const poll: Poll = {
    options: [
      { _id: 'option1', text: 'Tea', votes: 3 },
      { _id: 'option2', text: 'Coffee', votes: 1 },
    ],
    totalVotes: 4,
    closesAt: new Date(Date.now() + 3 * 86_400_000 - 1_000).toISOString(),
    isClosed: false,
    ownVote: null,
  };
  const option = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text}`) });

  it('shows the shares and how long it is open', async () => {
    await open({ poll });
    expect(option('Tea')).toHaveTextContent('75% · 3 votes');
    expect(option('Coffee')).toHaveTextContent('25% · 1 vote');
    expect(screen.getByText('4 votes · 3 days left')).toBeInTheDocument();
  });

  it('counts a vote at once, moves it, and takes it back', async () => {
    const { user, server } = await open({ poll }, { [VOTE]: () => new Promise(() => {}) });
    await user.click(option('Coffee'));
    expect(option('Coffee')).toHaveTextContent('Your vote');
    expect(option('Coffee')).toHaveTextContent('40% · 2 votes');
    await user.click(option('Tea'));
    expect(option('Tea')).toHaveAttribute('aria-pressed', 'true');
    expect(option('Coffee')).toHaveTextContent('20% · 1 vote');
    await user.click(option('Tea'));
    expect(option('Tea')).toHaveTextContent('75% · 3 votes');
    expect(server.to(VOTE)[0]?.body).toEqual({ option: 'option2' });
  });

  it('takes the counts of the answer', async () => {
    const counted = { ...poll, ownVote: 'option1', totalVotes: 42 };
    const { user } = await open({ poll }, { [VOTE]: () => json({ ...post, poll: counted }) });
    await user.click(option('Tea'));
    expect(await screen.findByText('42 votes · 3 days left')).toBeInTheDocument();
  });

  it('rolls a vote back that fails, in the words of the server', async () => {
    const { user, toasts } = await open({ poll }, { [VOTE]: () => refusal(400, 'This poll is closed') });
    await user.click(option('Coffee'));
    await waitFor(() => expect(toasts()).toEqual(['This poll is closed']));
    expect(option('Coffee')).toHaveTextContent('25% · 1 vote');
    expect(option('Coffee')).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['the server says so', { isClosed: true }],
    ['its time is over', { closesAt: '2026-01-01T00:00:00.000Z' }],
  ])('takes no votes when %s', async (_, changes) => {
    await open({ poll: { ...poll, ...changes } });
    expect(option('Tea')).toBeDisabled();
    expect(screen.getByText('4 votes · Final result')).toBeInTheDocument();
  });
});
