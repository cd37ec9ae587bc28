import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProjectComment } from '../../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { application, priya, project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const LIST = `${GET}/comments`;
const ADD = `POST /projects/${project._id}/comments`;
const comments: ProjectComment[] = Array.from({ length: 7 }, (_, nth) => ({
  _id: `comment00000000${nth}`,
  text: `Words ${nth}`,
  user: application.userId,
  createdAt: '2026-01-03T00:00:00.000Z',
}));

const answer = (all: ProjectComment[]) => (call: { search: URLSearchParams }) => {
  const page = Number(call.search.get('page'));
  return json({
    comments: all.slice((page - 1) * 5, page * 5),
    total: all.length,
    totalPages: Math.ceil(all.length / 5),
  });
};

async function open(all: ProjectComment[], replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(priya),
    [GET]: () => json({ project: { ...project, commentCount: all.length } }),
    [LIST]: answer(all),
    ...replies,
  });
  const app = renderApp(`/projects/${project._id}`);
  await app.user.click(await screen.findByRole('tab', { name: `COMMENTS (${all.length})` }));
  return { server, ...app };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Comments' })).queryAllByRole('listitem');
const field = () => screen.getByRole('textbox', { name: 'Write a comment' });
const send = () => screen.getByRole('button', { name: 'Comment' });

describe('the comments on a project', () => {
  it('are open for whoever asks for them on a card', async () => {
    fakeServer({
      'GET /auth/me': () => json(priya),
      [GET]: () => json({ project: { ...project, commentCount: 7 } }),
      [LIST]: answer(comments),
    });
    renderApp(`/projects/${project._id}#comments`);
    expect(await screen.findByRole('tab', { name: 'COMMENTS (7)' })).toHaveAttribute('aria-selected', 'true');
  });

  it('are shown five at a time', async () => {
    const { user, server } = await open(comments);
    expect(await rows()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(server.to(LIST)[1]?.search.get('limit')).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(async () => expect(await rows()).toHaveLength(5));
  });

  it('say so when there are none', async () => {
    await open([]);
    expect(await screen.findByText('No comments yet')).toBeInTheDocument();
  });

  it('offer to try again when they cannot be loaded', async () => {
    const { user } = await open(comments, { [LIST]: [() => refusal(403, 'No'), answer(comments)] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(5);
  });
});

describe('commenting on a project', () => {
  it('sends the trimmed words once, and shows the newest', async () => {
    const { user, server, toasts } = await open(comments, {
      [ADD]: () => json({ message: 'ok', comment: comments[0] }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await user.type(field(), '  Well done ');
    await user.click(send());
    await waitFor(() => expect(toasts()).toEqual(['Comment added successfully!']));
    expect(server.to(ADD).map(({ body }) => body)).toEqual([{ text: 'Well done' }]);
    expect(field()).toHaveValue('');
    await waitFor(() => expect(screen.getByText('Page 1 of 2')).toBeInTheDocument());
  });

  it('does not send blank words', async () => {
    const { user, server } = await open([]);
    await user.type(field(), '   ');
    await user.click(send());
    expect(server.to(ADD)).toHaveLength(0);
  });

  it('keeps the words when it fails', async () => {
    const { user, toasts } = await open([], {
      [ADD]: () => refusal(500, 'Something went wrong', 'INTERNAL'),
    });
    await user.type(field(), 'Well done');
    await user.click(send());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(field()).toHaveValue('Well done');
  });
});

describe('deleting a comment on a project', () => {
  const DELETE = `DELETE /projects/${project._id}/comments/${comments[0]?._id}`;
  const deleteButtons = () => screen.queryAllByRole('button', { name: 'Delete comment' });

  it('is offered to the writer and to the founder alone', async () => {
    const [own, one] = comments;
    const theirs = one && { ...one, user: { ...one.user, _id: 'somebodyelse0000' } };
    await open(own && theirs ? [own, theirs] : []);
    await rows();
    expect(deleteButtons()).toHaveLength(1);
  });

  it('asks before, takes the comment away and says so', async () => {
    let left = comments.slice(0, 2);
    const { user, server, toasts } = await open(left, {
      'GET /auth/me': () => json({ ...priya, _id: project.founder._id, userRole: 'founder' }),
      [LIST]: (call) => answer(left)(call),
      [DELETE]: () => {
        left = left.slice(1);
        return json({ message: 'Comment deleted successfully' });
      },
    });
    await rows();
    expect(deleteButtons()).toHaveLength(2);
    await user.click(deleteButtons()[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(toasts()).toEqual(['Comment deleted successfully']));
    expect(server.to(DELETE)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('keeps it when it fails, and says why', async () => {
    const { user, toasts } = await open(comments.slice(0, 1), {
      'GET /auth/me': () => json({ ...priya, _id: project.founder._id, userRole: 'founder' }),
      [DELETE]: () => refusal(403, 'You can only delete your own comments, or those on your projects'),
    });
    await rows();
    await user.click(deleteButtons()[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['You can only delete your own comments, or those on your projects']),
    );
    expect(await rows()).toHaveLength(1);
  });
});
