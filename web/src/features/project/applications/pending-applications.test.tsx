import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { Application } from '../../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { application, designer, priya, project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const LIST = `${GET}/applications`;
const DECIDE = `PUT /projects/${project._id}/applications/${application._id}`;
const founder: CurrentUser = { ...maya, ...project.founder };
const second: Application = {
  ...application,
  _id: 'b'.repeat(48),
  userId: { ...application.userId, _id: 'tomas00000000001', username: 'tomas', name: 'Tomas Berg' },
};
const accepted = { role: 'Engineer', joinDate: '2026-01-03T00:00:00.000Z' };

function open(applications: Application[], replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(founder),
    [GET]: [() => json({ project: { ...project, applications } }), () => json({ project })],
    [LIST]: [() => json(applications), () => json(applications.slice(1))],
    ...replies,
  });
  return { server, ...renderApp(`/projects/${project._id}`) };
}

const section = async () => within(await screen.findByRole('region', { name: 'Pending Applications' }));
const rows = async () => (await section()).queryAllByRole('listitem');

describe('the applications that wait for a founder', () => {
  it('say who applies for what, in which words', async () => {
    open([application]);
    const [row] = await rows();
    expect(row).toHaveTextContent(/Priya NairDesigner.*I draw\./);
    expect((await section()).getByRole('link', { name: 'Priya Nair' })).toHaveAttribute(
      'href',
      '/profile/priya',
    );
  });

  it('say how far each has come, and until when an answer is due', async () => {
    open([{ ...application, stage: 'inTalk', respondBy: '2026-01-18T12:00:00.000Z' }]);
    const [row] = await rows();
    expect(row).toHaveTextContent(/Answer by .*18.*In talk/);
  });

  it('show the answer to the question of the role', async () => {
    open([{ ...application, answer: 'They float.' }]);
    const [row] = await rows();
    expect(row).toHaveTextContent(/Answer to your question.*They float\./);
  });

  it('say so when there are none', async () => {
    open([]);
    expect((await section()).getByText('No pending applications')).toBeInTheDocument();
  });

  it('are for the founder only', async () => {
    open([], { 'GET /auth/me': () => json(priya) });
    await screen.findByRole('region', { name: 'Open Roles' });
    expect(screen.queryByRole('region', { name: 'Pending Applications' })).not.toBeInTheDocument();
  });

  it('are five at first, so that the rest of the project stays near', async () => {
    const many = Array.from({ length: 20 }, (_, nth) => ({
      ...application,
      _id: String.fromCharCode(97 + nth).repeat(48),
      userId: { ...application.userId, _id: `member0000000${nth + 100}`, username: `member${nth}` },
    }));
    const { user, server } = open(many);
    expect(await rows()).toHaveLength(5);
    expect((await section()).getByText('20')).toBeInTheDocument();
    await user.click((await section()).getByRole('button', { name: 'Show more applications' }));
    expect(await rows()).toHaveLength(20);
    expect((await section()).getByRole('list').parentElement).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more applications' })).not.toBeInTheDocument();
    expect(server.to(LIST)).toHaveLength(1);
  });

  it('go on page by page', async () => {
    const link = { link: `</api/v1/projects/${project._id}/applications?cursor=second>; rel="next"` };
    const { user, server } = open([application], {
      [LIST]: [() => json([application], 200, link), () => json([second])],
    });
    await user.click(await screen.findByRole('button', { name: 'Show more applications' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(server.to(LIST)[1]?.search.get('cursor')).toBe('second');
    expect(screen.queryByRole('button', { name: 'Show more applications' })).not.toBeInTheDocument();
  });

  it('are those that came with the project until they can be loaded again', async () => {
    const { user } = open([application], { [LIST]: [() => refusal(403, 'No'), () => json([])] });
    expect((await section()).getByText('Priya Nair')).toBeInTheDocument();
    expect(await (await section()).findByRole('alert')).toHaveTextContent(
      'The applications could not be loaded.',
    );
    await user.click((await section()).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No pending applications')).toBeInTheDocument();
  });
});

const question = () => screen.findByRole('dialog', { name: 'Decline Priya Nair?' });
const confirmReject = async () => within(await question()).getByRole('button', { name: 'Decline' });

describe('answering an application', () => {
  const ACCEPTED =
    'Application accepted successfully! Other pending applications from this user will be automatically cancelled.';

  it.each([
    ['Accept', 'accepted', ACCEPTED],
    ['Reject', 'rejected', 'Application rejected successfully!'],
  ])('%s says so and takes it off the list', async (label, status, text) => {
    const { user, server, toasts } = open([application, second], {
      [DECIDE]: () => json({ message: 'ok', status }),
    });
    await user.click(await screen.findByRole('button', { name: `${label}: Priya Nair, Designer` }));
    if (status === 'rejected') await user.click(await confirmReject());
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(server.to(DECIDE).map(({ body }) => body)).toEqual([{ status }]);
    expect(await rows()).toHaveLength(1);
    expect((await section()).getByText('Tomas Berg')).toBeInTheDocument();
    expect((await section()).getByRole('list').parentElement).toHaveFocus();
  });

  it.each([
    ['the role is full', { openRoles: [{ ...designer, filled: designer.limit }] }],
    ['the applicant has another role', { teamMembers: [{ ...accepted, userId: second.userId }] }],
  ])('leave out what an acceptance ends while the server is still ending it: %s', async (_case, state) => {
    const { user } = open([application, second], {
      [GET]: [
        () => json({ project: { ...project, applications: [application, second] } }),
        () => json({ project: { ...project, ...state } }),
      ],
      [LIST]: [() => json([application, second]), () => json([second])],
      [DECIDE]: () => json({ message: 'ok', status: 'accepted' }),
    });
    expect(await rows()).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Accept: Priya Nair, Designer' }));
    expect(await (await section()).findByText('No pending applications')).toBeInTheDocument();
  });

  it('says why, with a word to the applicant', async () => {
    const { user, server } = open([application, second], {
      [DECIDE]: () => json({ message: 'ok', status: 'rejected' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Reject: Priya/ }));
    const dialog = within(await question());
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'The place does not fit');
    await user.type(dialog.getByRole('textbox', { name: 'A word to them (optional)' }), 'Too far ');
    await user.click(await confirmReject());
    await waitFor(() => expect(server.to(DECIDE)).toHaveLength(1));
    expect(server.to(DECIDE)[0]?.body).toEqual({ status: 'rejected', reason: 'place', note: 'Too far' });
  });

  it('asks before a rejection, which is final, and names what is lost', async () => {
    const { user, server } = open([application], {
      [DECIDE]: () => json({ message: 'ok', status: 'rejected' }),
    });
    const reject = await screen.findByRole('button', { name: /^Reject/ });
    await user.click(reject);
    expect(await question()).toHaveTextContent('They are told, and cannot apply for this role again.');
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(reject).toHaveFocus());
    expect(server.to(DECIDE)).toHaveLength(0);
  });

  it('takes the second half of a double click for no answer', async () => {
    const { server } = open([application], { [DECIDE]: () => json({ message: 'ok', status: 'rejected' }) });
    fireEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
    await question();
    fireEvent.click(document.querySelector('.mantine-Modal-overlay') ?? document, { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: /^Accept/ }), { detail: 2 });
    expect(await question()).toBeInTheDocument();
    expect(server.to(DECIDE)).toHaveLength(0);
    fireEvent.click(await confirmReject(), { detail: 1 });
    await waitFor(() => expect(server.to(DECIDE)).toHaveLength(1));
  });

  it('is under way once', async () => {
    const { user, server } = open([application], { [DECIDE]: () => new Promise(() => {}) });
    await user.dblClick(await screen.findByRole('button', { name: /^Accept/ }));
    expect(screen.getByRole('button', { name: /^Accept/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Reject/ })).toBeDisabled();
    expect(server.to(DECIDE)).toHaveLength(1);
  });

  it('says why it failed, and looks again', async () => {
    const { user, toasts } = open([application], {
      [DECIDE]: () => refusal(400, 'This application has already been processed'),
    });
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(toasts()).toEqual(['This application has already been processed']));
    expect(await screen.findByText('No pending applications')).toBeInTheDocument();
  });
});
