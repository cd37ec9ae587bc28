import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProjectUpdate } from '../../../../../shared/model/project-update.ts';
import { fakeBucket } from '../../../testing/fake-bucket.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { priya, project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const LIST = `${GET}/updates`;
const ADD = `POST /projects/${project._id}/updates`;
const founder = { ...priya, _id: project.founder._id, userRole: 'founder' } as const;
const updates: ProjectUpdate[] = ['It floats', 'It is wet'].map((text, nth) => ({
  _id: `update000000000${nth}`,
  milestone: nth === 0 ? 'First boat' : '',
  text,
  attachments: [],
  createdAt: `2026-01-0${3 - nth}T00:00:00.000Z`,
}));

const written = { _id: 'update0000000009', attachments: [], createdAt: '2026-01-04T00:00:00.000Z' };

async function open(viewer: object, all: ProjectUpdate[], replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [GET]: () => json({ project: { ...project, updates: all.length } }),
    [`${GET}/applications`]: () => json([]),
    [LIST]: ({ search }) => json(search.has('milestones') ? all.filter(({ milestone }) => milestone) : all),
    ...replies,
  });
  const app = renderApp(`/projects/${project._id}`);
  await app.user.click(await screen.findByRole('tab', { name: `UPDATES (${all.length})` }));
  return { server, ...app };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Updates' })).queryAllByRole('listitem');
const field = () => screen.getByRole('textbox', { name: 'Write an update' });
const publish = () => screen.getByRole('button', { name: 'Publish update' });

describe('the updates of a project', () => {
  it('stand in a line, the newest first, and are read by everybody', async () => {
    await open(priya, updates);
    const [first, second] = await rows();
    expect(first).toHaveTextContent('It floats');
    expect(second).toHaveTextContent('It is wet');
    expect(screen.queryByRole('textbox', { name: 'Write an update' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete update' })).not.toBeInTheDocument();
  });

  it('can be reported by whoever reads them', async () => {
    const { user, server } = await open(priya, updates, {
      'GET /users/me/mutes': () => json([]),
      'POST /reports': () => json({ message: 'Thank you. We will look at it.' }, 201),
    });
    const [first] = await rows();
    if (!first) throw new Error('no update');
    await user.click(within(first).getByRole('button', { name: 'More: Daniel Okafor' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Report this update of .*project$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Fraud' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(server.to('POST /reports').map(({ body }) => body)).toEqual([
        { kind: 'projectUpdate', id: 'update0000000000', projectId: project._id, reason: 'fraud', text: '' },
      ]),
    );
  });

  it('are open for whoever comes from a notification about one', async () => {
    fakeServer({
      'GET /auth/me': () => json(priya),
      [GET]: () => json({ project: { ...project, updates: 2 } }),
      [LIST]: () => json(updates),
    });
    renderApp(`/projects/${project._id}#updates`);
    expect(await screen.findByRole('tab', { name: 'UPDATES (2)' })).toHaveAttribute('aria-selected', 'true');
    expect(await rows()).toHaveLength(2);
  });

  it('say so when there are none', async () => {
    await open(priya, []);
    expect(await screen.findByText('No updates yet')).toBeInTheDocument();
  });

  it('tell their founder what they are for', async () => {
    await open(founder, []);
    expect(await screen.findByText(/^Tell your team, those who wait/)).toBeInTheDocument();
  });

  it('offer to try again when they cannot be loaded', async () => {
    let isDown = true;
    const { user } = await open(priya, updates, {
      [LIST]: () => (isDown ? refusal(403, 'No') : json(updates)),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await rows()).toHaveLength(2);
  });
});

describe('the milestones among them', () => {
  const openDetails = (all: ProjectUpdate[], list: Replies[string] = () => json(all)) => {
    fakeServer({
      'GET /auth/me': () => json(priya),
      [GET]: () => json({ project: { ...project, updates: 2 } }),
      [LIST]: list,
    });
    return renderApp(`/projects/${project._id}`);
  };

  it('stand with the details, along a line of time', async () => {
    openDetails(updates.slice(0, 1));
    const line = within(await screen.findByRole('list', { name: 'Milestones' }));
    expect(line.getByRole('listitem')).toHaveTextContent('Jan 3, 2026First boat');
  });

  it('are not spoken of where there are none', async () => {
    openDetails([]);
    await screen.findByRole('tab', { name: 'DETAILS' });
    await waitFor(() => expect(screen.queryByText('Milestones')).not.toBeInTheDocument());
  });

  it('can be asked for again', async () => {
    const { user } = openDetails([], [() => refusal(403, 'No'), () => json(updates.slice(0, 1))]);
    expect(await screen.findByText('The milestones could not be loaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Milestones' })).toBeInTheDocument();
  });
});

describe('writing an update', () => {
  it('publishes the trimmed words once, and shows them first', async () => {
    let all = updates;
    const { user, server, toasts } = await open(founder, updates, {
      [GET]: () => json({ project: { ...project, updates: all.length } }),
      [LIST]: () => json(all),
      [ADD]: () => {
        const update = { ...written, milestone: 'Under sail', text: 'It sails' };
        all = [update, ...all];
        return json({ message: 'Update published', update }, 201);
      },
    });
    await rows();
    await user.type(field(), ' It sails ');
    await user.type(screen.getByRole('textbox', { name: 'Milestone (optional)' }), ' Under sail');
    await user.dblClick(publish());
    await waitFor(() => expect(toasts()).toEqual(['Update published']));
    expect(server.to(ADD).map(({ body }) => body)).toEqual([
      { text: 'It sails', milestone: 'Under sail', attachments: [] },
    ]);
    expect(field()).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Milestone (optional)' })).toHaveValue('');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('It sails'));
    expect(screen.getByRole('tab', { name: 'UPDATES (3)' })).toBeInTheDocument();
  });

  it('sends chosen files along, once they have arrived, and shows them with it', async () => {
    fakeBucket(200);
    let all: ProjectUpdate[] = [];
    const path = '/media/uploads/priya/1';
    const { user, server } = await open(founder, [], {
      [LIST]: () => json(all),
      'POST /uploads': () => json({ url: '/put', method: 'PUT', headers: {}, path, expiresIn: 300 }),
      [ADD]: () => {
        const shown = {
          kind: 'document' as const,
          url: '/media/plan.pdf',
          name: 'plan.pdf',
          size: 5,
          contentType: '',
        };
        const update = { ...written, milestone: '', text: 'It sails', attachments: [shown] };
        all = [update];
        return json({ message: 'Update published', update }, 201);
      },
    });
    const plan = new File(['words'], 'plan.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Add photos, a video or documents', { selector: 'input' }), plan);
    expect(await screen.findByRole('list', { name: 'Chosen files' })).toBeInTheDocument();
    await user.type(field(), 'It sails');
    await user.click(publish());
    await waitFor(() =>
      expect(server.to(ADD).map(({ body }) => body)).toEqual([
        { text: 'It sails', milestone: '', attachments: [{ kind: 'document', url: path, name: 'plan.pdf' }] },
      ]),
    );
    expect(await screen.findByRole('link', { name: /plan\.pdf/ })).toHaveAttribute('href', '/media/plan.pdf');
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  });

  it('is not published before all its files have arrived', async () => {
    fakeBucket(500);
    const { user, server } = await open(founder, [], {
      'POST /uploads': () => refusal(429, 'Too many files today'),
    });
    const plan = new File(['words'], 'plan.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Add photos, a video or documents', { selector: 'input' }), plan);
    expect(await screen.findByText('Too many files today')).toBeInTheDocument();
    await user.type(field(), 'It sails');
    await user.click(publish());
    expect(await screen.findByText(/^Some files could not be uploaded/)).toBeInTheDocument();
    expect(server.to(ADD)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(field()).toHaveValue('It sails');
  });

  it('keeps the words when it fails, and when the page is left', async () => {
    const first = await open(founder, [], { [ADD]: () => refusal(500, 'Something went wrong', 'INTERNAL') });
    await first.user.type(field(), 'It sails');
    await first.user.click(publish());
    await waitFor(() => expect(first.toasts()).toHaveLength(1));
    expect(field()).toHaveValue('It sails');
    await first.user.click(screen.getByRole('tab', { name: 'DETAILS' }));
    await first.user.click(screen.getByRole('tab', { name: 'UPDATES (0)' }));
    expect(field()).toHaveValue('It sails');
  });
});

describe('deleting an update', () => {
  it('asks before, takes it away and says so', async () => {
    let left = updates;
    const DELETE = `DELETE /projects/${project._id}/updates/${updates[0]?._id}`;
    const { user, server, toasts } = await open(founder, updates, {
      [GET]: () => json({ project: { ...project, updates: left.length } }),
      [LIST]: () => json(left),
      [DELETE]: () => {
        left = left.slice(1);
        return json({ message: 'Update deleted' });
      },
    });
    await rows();
    await user.click(screen.getAllByRole('button', { name: 'Delete update' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this update?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete update' }));
    await waitFor(() => expect(toasts()).toEqual(['Update deleted']));
    expect(server.to(DELETE)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });
});
