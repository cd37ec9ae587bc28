import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { fakeServer, json, type Replies, refusal, unreachable } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { application, designer, priya, project } from '../../../testing/projects.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { RoleButton } from './RoleButton.tsx';

const GET = `GET /projects/${project._id}`;
const APPLY = `POST /projects/${project._id}/apply`;
const QUESTION = 'Why are you a good fit for this role?';
const params = { projectId: project._id };

/** The button as a screen has it: for a project that is read from the server. */
function Shown() {
  const { data } = useQuery(read(api.projects.get, { params }));
  const role = data?.project.openRoles[0];
  return data && role && <RoleButton project={data.project} role={role} question={QUESTION} />;
}

const seenBy = (viewer: CurrentUser, changes: Partial<Project> = {}, replies: Replies = {}) => {
  const server = fakeServer({ [GET]: () => json({ project: { ...project, ...changes } }), ...replies });
  return { server, ...renderPart(<Shown />, viewer) };
};

const inTeam = { userId: application.userId, role: designer.title, joinDate: application.createdAt };
const accepted = { ...application, status: 'accepted' as const };

describe('the button of a role', () => {
  it.each<[string, Partial<Project>]>([
    ["You're a member", { teamMembers: [...project.teamMembers, inTeam], applications: [accepted] }],
    ['Already in another role', { teamMembers: [...project.teamMembers, { ...inTeam, role: 'Engineer' }] }],
    ['Not Eligible', { applications: [{ ...application, status: 'rejected' }] }],
    ['Application Pending', { applications: [application] }],
    ['Position Filled', { openRoles: [{ ...designer, filled: 2 }] }],
    ['Applications Paused', { openRoles: [{ ...designer, paused: true }] }],
  ])('says %j and cannot be pressed', async (label, changes) => {
    const { user } = seenBy(priya, changes);
    const button = await screen.findByRole('button', { name: `${label}: Designer` });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<Project>]>([
    ['Apply', {}],
    ['Reapply', { applications: [{ ...application, status: 'cancelled' }] }],
    ['Apply Again', { applications: [accepted] }],
  ])('says %j and opens the dialog', async (label, changes) => {
    const { user } = seenBy(priya, changes);
    await user.click(await screen.findByRole('button', { name: `${label}: Designer` }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply for Role' });
    expect(dialog).toHaveTextContent(
      'DesignerTidewiseButtons that farmers press with wet hands.0/2 positions filled',
    );
    expect(screen.getByRole('textbox', { name: QUESTION })).toHaveFocus();
  });

  it('tells those who do not look for work why they cannot apply, without asking the server', async () => {
    const { user, toasts, server } = seenBy({ ...maya, userRole: 'investor' });
    await user.click(await screen.findByRole('button', { name: 'Apply: Designer' }));
    expect(toasts()).toEqual(['Only job seekers can apply for roles']);
    expect(server.to(APPLY)).toHaveLength(0);
  });

  it('tells whoever would reapply that the role is full by now', async () => {
    const { user, toasts } = seenBy(priya, {
      applications: [{ ...application, status: 'cancelled' }],
      openRoles: [{ ...designer, filled: 2 }],
    });
    await user.click(await screen.findByRole('button', { name: 'Reapply: Designer' }));
    expect(toasts()).toEqual(['This position has already been filled']);
  });
});

describe('the dialog of an application', () => {
  const attached = async (viewer: CurrentUser) => {
    const { user } = seenBy(viewer);
    await user.click(await screen.findByRole('button', { name: 'Apply: Designer' }));
    return screen.findByRole('dialog', { name: 'Apply for Role' });
  };
  const job = { title: 'Clerk', company: '', startDate: '', endDate: null, description: '', logo: '' };

  it('says what the founder sees of the profile', async () => {
    const dialog = await attached({ ...priya, skills: ['Figma', 'Sketch'], experience: [job] });
    expect(dialog).toHaveTextContent('The founder sees it beside your message: headline, 2 skills, 1 job.');
    expect(screen.queryByRole('link', { name: 'Add skills' })).not.toBeInTheDocument();
  });

  it.each([
    ['It names no skills yet', {}],
    ['It says little yet', { headline: '' }],
  ])('leads to the skills that are missing: %s', async (words, changes) => {
    const dialog = await attached({ ...priya, skills: [], ...changes });
    expect(dialog).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Add skills' })).toHaveAttribute(
      'href',
      '/profile/priya?edit#skills',
    );
  });
});

describe('applying', () => {
  const open = async (changes: Partial<Project>, replies: Replies) => {
    const view = seenBy(priya, changes, replies);
    await view.user.click(await screen.findByRole('button', { name: /^Apply: / }));
    return { ...view, message: await screen.findByRole('textbox', { name: QUESTION }) };
  };
  const submit = () => screen.getByRole('button', { name: 'Submit Application' });

  it('sends the message as typed, once, and shows the new state where the focus returns', async () => {
    const { user, toasts, server, message } = await open(
      {},
      {
        [APPLY]: () => json({ message: '', application }, 201),
        [GET]: [() => json({ project }), () => new Promise(() => {})],
      },
    );
    await user.type(message, '  I draw. ');
    await user.dblClick(submit());
    const pending = await screen.findByRole('button', { name: 'Application Pending: Designer' });
    expect(toasts()).toEqual(['Application submitted successfully!']);
    expect(server.to(APPLY).map(({ body }) => body)).toEqual([
      { roleTitle: 'Designer', message: '  I draw. ' },
    ]);
    await waitFor(() => expect(pending).toHaveFocus());
  });

  it('needs no message, and says so where a role has no description', async () => {
    const { user, server } = await open(
      { openRoles: [{ ...designer, description: '' }] },
      { [APPLY]: () => json({ message: '', application }, 201) },
    );
    expect(screen.getByText('No description provided for this role.')).toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(server.to(APPLY)[0]?.body).toEqual({ roleTitle: 'Designer', message: '' }));
  });

  it('asks what the founder asks, and sends the answer', async () => {
    const { user, server, message } = await open(
      { openRoles: [{ ...designer, question: 'Why boats?', place: 'remote', skills: ['Figma'] }] },
      { [APPLY]: () => json({ message: '', application }, 201) },
    );
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(/Remote.*Figma/);
    const answer = screen.getByRole('textbox', { name: 'The founder asks: Why boats?' });
    await waitFor(() => expect(answer).toHaveFocus());
    await user.type(answer, 'They float.');
    await user.type(message, 'I draw.');
    await user.click(submit());
    await waitFor(() =>
      expect(server.to(APPLY)[0]?.body).toEqual({
        roleTitle: 'Designer',
        message: 'I draw.',
        answer: 'They float.',
      }),
    );
  });

  it('keeps what was typed over a reload, until it has arrived', async () => {
    const first = await open({}, {});
    await first.user.type(first.message, 'I draw.');
    cleanup();
    const second = await open({}, { [APPLY]: () => json({ message: '', application }, 201) });
    expect(second.message).toHaveValue('I draw.');
    await second.user.click(submit());
    await waitFor(() => expect(second.toasts()).toEqual(['Application submitted successfully!']));
    cleanup();
    const { message } = await open({}, {});
    expect(message).toHaveValue('');
  });

  it('keeps what was typed when the call fails, and tries again with the same intent', async () => {
    const { user, toasts, server, message } = await open(
      {},
      { [APPLY]: [() => refusal(500, ''), () => json({ message: '', application }, 201)] },
    );
    await user.type(message, 'I draw.');
    await user.click(submit());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(message).toHaveValue('I draw.');
    await user.click(submit());
    await waitFor(() => expect(toasts()).toHaveLength(2));
    const [first, second] = server.to(APPLY).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('says what the server refused, and reads the project again', async () => {
    const said = 'Your application for this role is still pending approval';
    const { user, toasts, server } = await open({}, { [APPLY]: () => refusal(400, said) });
    await user.click(submit());
    await waitFor(() => expect(toasts()).toEqual([said]));
    await waitFor(() => expect(server.to(GET)).toHaveLength(2));
  });

  it('has its own sentence when the server says nothing', async () => {
    const { user, toasts } = await open({}, { [APPLY]: () => unreachable() });
    await user.click(submit());
    await waitFor(() => expect(toasts()).toEqual(['Error submitting application']), { timeout: 10_000 });
  });

  it('does not send a message that is too long', async () => {
    const { user, server, message } = await open({}, {});
    await user.click(message);
    await user.paste('a'.repeat(2_001));
    expect(screen.getByText('This text is too long')).toBeInTheDocument();
    await user.click(submit());
    expect(message).toHaveFocus();
    expect(server.to(APPLY)).toHaveLength(0);
  });
});
