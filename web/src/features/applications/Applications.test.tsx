import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { ownApplication, priya } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LIST = 'GET /users/me/applications';
const WITHDRAW = `DELETE /projects/${ownApplication.project._id}/applications/${ownApplication._id}`;
const never = () => new Promise<Response>(() => {});

const seen = (replies: Replies = {}, viewer: CurrentUser = priya) => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [LIST]: () => json([ownApplication]),
    ...replies,
  });
  return { server, ...renderApp('/applications') };
};

const withdraw = async (user: ReturnType<typeof seen>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Withdraw: Designer, Tidewise' }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw your application?' }));
};

describe('my applications', () => {
  it('say for what, where, how they stand, and what was written', async () => {
    seen();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Applications' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Designer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tidewise' })).toHaveAttribute(
      'href',
      `/projects/${ownApplication.project._id}`,
    );
    expect(screen.getByText('I draw.')).toBeInTheDocument();
    expect(screen.getAllByText('Sent')).toHaveLength(2);
    expect(screen.getByText(/An answer is due by/)).toHaveTextContent('Jan 16, 2026');
  });

  it.each([
    ['accepted', 'accepted', 'Accepted'],
    ['rejected', 'declined', 'Declined'],
    ['cancelled', 'cancelled', 'Cancelled'],
    ['cancelled', 'expired', 'No answer in time'],
  ])('that are %s cannot be withdrawn: %s', async (status, stage, label) => {
    seen({ [LIST]: () => json([{ ...ownApplication, status, stage }]) });
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });

  it.each([
    ['acceptedElsewhere', 'Cancelled: accepted elsewhere'],
    ['positionReopened', 'Open again: you can reapply'],
    ['a reason of a later version', 'Cancelled'],
  ])('that are cancelled say why: %s', async (cancelReason, label) => {
    seen({
      [LIST]: () => json([{ ...ownApplication, status: 'cancelled', stage: 'cancelled', cancelReason }]),
    });
    expect(await screen.findByText(label)).toBeInTheDocument();
  });

  it('show the way to the answer, and what the founder says', async () => {
    const declined = {
      ...ownApplication,
      status: 'rejected',
      stage: 'declined',
      history: [
        { stage: 'sent', at: ownApplication.createdAt },
        { stage: 'seen', at: ownApplication.createdAt },
        { stage: 'declined', at: ownApplication.createdAt },
      ],
      declineReason: 'timing',
      declineNote: 'Ask again in spring.',
      respondBy: null,
    };
    seen({ [LIST]: () => json([declined]) });
    expect(await screen.findByText('Declined: the timing did not fit')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'What has happened so far' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Sent',
      'Seen',
      'Declined',
    ]);
    expect(screen.getByText('Ask again in spring.')).toBeInTheDocument();
  });

  it('are withdrawn after a question, and the focus stays in the row', async () => {
    const { user, server, toasts } = seen({
      [LIST]: [() => json([ownApplication]), never],
      [WITHDRAW]: () => json({ message: '' }),
    });
    const question = await withdraw(user);
    expect(question.getByText(/Designer role in Tidewise/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Withdraw application' }));
    expect(await screen.findAllByText('Withdrawn')).toHaveLength(2);
    expect(toasts()).toEqual(['Application withdrawn']);
    expect(server.to(WITHDRAW)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Tidewise' })).toHaveFocus());
  });

  it('are kept when the question is answered with no', async () => {
    const { user, server } = seen();
    const question = await withdraw(user);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Withdraw/ })).toHaveFocus());
    expect(server.to(WITHDRAW)).toHaveLength(0);
  });

  it('say why one could not be withdrawn, and how it stands by now', async () => {
    const said = 'This application has already been processed';
    const { user, toasts } = seen({
      [LIST]: [
        () => json([ownApplication]),
        () => json([{ ...ownApplication, status: 'accepted', stage: 'accepted' }]),
      ],
      [WITHDRAW]: () => refusal(400, said),
    });
    await user.click((await withdraw(user)).getByRole('button', { name: 'Withdraw application' }));
    expect(await screen.findByText('Accepted')).toBeInTheDocument();
    expect(toasts()).toEqual([said]);
  });

  it('go on page by page', async () => {
    const link = { link: '</api/v1/users/me/applications?cursor=second>; rel="next"' };
    const older = { ...ownApplication, _id: 'b'.repeat(48), roleTitle: 'Engineer' };
    const { user } = seen({ [LIST]: [() => json([ownApplication], 200, link), () => json([older])] });
    await user.click(await screen.findByRole('button', { name: 'Show more applications' }));
    expect(await screen.findByRole('heading', { name: 'Engineer' })).toBeInTheDocument();
  });

  it('lead to the projects where there are none', async () => {
    seen({ [LIST]: () => json([]) });
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See matching roles' })).toHaveAttribute(
      'href',
      '/roles?sort=match',
    );
  });

  it('offer to try again', async () => {
    const { user } = seen({ [LIST]: [() => refusal(403, 'No'), () => json([ownApplication])] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Designer' })).toBeInTheDocument();
  });

  it.each([
    ['job seekers', priya, true],
    ['founders', maya, false],
  ])('are in the Me menu of %s: %s', async (_, viewer, expected) => {
    const { user } = seen({}, viewer);
    await user.click(await screen.findByRole('button', { name: /Me$/ }));
    await screen.findByRole('menuitem', { name: 'Logout' });
    expect(screen.queryByRole('menuitem', { name: 'My Applications' }) !== null).toBe(expected);
  });
});
