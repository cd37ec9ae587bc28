import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { priya, project } from '../../testing/projects.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { UpvoteButton } from './UpvoteButton.tsx';

const UPVOTE = `POST /projects/${project._id}/upvote`;

/** The button on a card of the list. */
function Shown() {
  const { data } = useQuery(read(api.projects.list));
  const [first] = data?.projects ?? [];
  return first && <UpvoteButton project={first} />;
}

const seen = (replies: Replies) => {
  const page = { projects: [project], totalPages: 1, currentPage: 1, totalProjects: 1 };
  const server = fakeServer({ 'GET /projects': [() => json(page), () => new Promise(() => {})], ...replies });
  return { server, ...renderPart(<Shown />, priya) };
};

it('upvotes once: shown at once, with the count of the server', async () => {
  const { user, toasts, server } = seen({
    [UPVOTE]: () => json({ message: '', upvoted: true, upvoteCount: 9 }),
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Upvote 3' }));
  expect(await screen.findByRole('button', { name: 'Upvoted 9' })).toHaveAttribute('aria-disabled', 'true');
  expect(toasts()).toEqual(['Project upvoted!']);
  expect(server.to(UPVOTE)).toHaveLength(1);
});

it('takes the upvote back when the call fails', async () => {
  let answer = (_: Response) => {};
  const { user, toasts } = seen({ [UPVOTE]: () => new Promise((resolve) => (answer = resolve)) });
  await user.click(await screen.findByRole('button', { name: 'Upvote 3' }));
  expect(await screen.findByRole('button', { name: 'Upvoted 4' })).toBeInTheDocument();
  answer(refusal(404, ''));
  expect(await screen.findByRole('button', { name: 'Upvote 3' })).toBeInTheDocument();
  await waitFor(() => expect(toasts()).toEqual(['Error upvoting project']));
});
