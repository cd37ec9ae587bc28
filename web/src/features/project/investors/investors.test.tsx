import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const OWN = `${GET}/interest`;
const SET = `PUT /projects/${project._id}/interest`;
const REMOVE = `DELETE /projects/${project._id}/interest`;
const LIST = `${GET}/interests`;
const investor = { ...maya, userRole: 'investor' } as const;
const founder: CurrentUser = { ...maya, ...project.founder };
const interest = { note: 'Two pilots?', createdAt: '2026-01-04T00:00:00.000Z' };

const open = (viewer: CurrentUser, replies: Replies = {}, changes: Partial<Project> = {}, hash = '') => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [GET]: () => json({ project: { ...project, ...changes } }),
    [`${GET}/applications`]: () => json([]),
    [`GET /pipeline/${project._id}`]: () => json({ standing: null }),
    [OWN]: () => json({ interest: null }),
    ...replies,
  });
  return { server, ...renderApp(`/projects/${project._id}${hash}`) };
};

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('an investor on the page of a project', () => {
  it('tells the founder once that they are interested, with a note, and may then write to them', async () => {
    let stored: typeof interest | null = null;
    const { user, server, toasts } = open(investor, {
      [GET]: () => json({ project: { ...project, interestCount: stored ? 1 : 0 } }),
      [OWN]: () => json({ interest: stored }),
      [SET]: () => {
        stored = interest;
        return json({ interest, interestCount: 1 });
      },
    });
    const ask = await section('Interested in investing?');
    expect(
      await ask.findByText(/^Daniel Okafor sees that you are interested, and your note/),
    ).toBeInTheDocument();
    expect(ask.queryByRole('link', { name: /Message/ })).not.toBeInTheDocument();
    await user.type(ask.getByRole('textbox', { name: 'Note to the founder' }), ' Two pilots? ');
    await user.click(ask.getByRole('button', { name: "I'm interested" }));
    await waitFor(() => expect(toasts()).toEqual(['Daniel Okafor sees that you are interested']));
    expect(server.to(SET).map(({ body }) => body)).toEqual([{ note: ' Two pilots? ' }]);
    const own = await section('You are interested');
    expect(own.getByText(/You can now write to each other\.$/)).toBeInTheDocument();
    expect(own.getByText('1 investor is interested')).toBeInTheDocument();
    expect(own.getByRole('link', { name: /Message.*Daniel Okafor/ }).getAttribute('href')).toContain(
      `project=${project._id}`,
    );
  });

  it('sees what is for investors before the open roles', async () => {
    open(investor, {});
    const ask = await screen.findByRole('heading', { name: 'Interested in investing?' });
    const roles = screen.getByRole('heading', { name: 'Open Roles' });
    expect(ask.compareDocumentPosition(roles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('changes the note, and takes the interest back after being asked', async () => {
    let stored: typeof interest | null = interest;
    const { user, server, toasts } = open(
      investor,
      {
        [OWN]: () => json({ interest: stored }),
        [SET]: () => json({ interest: { ...interest, note: 'Three?' }, interestCount: 1 }),
        [REMOVE]: () => {
          stored = null;
          return json({ interest: null });
        },
      },
      { interested: true, interestCount: 1 },
    );
    const own = await section('You are interested');
    const note = await own.findByRole('textbox', { name: 'Note to the founder' });
    expect(note).toHaveValue('Two pilots?');
    expect(own.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await user.clear(note);
    await user.type(note, 'Three?');
    await user.click(own.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(toasts()).toEqual(['Note saved']));
    await user.click(own.getByRole('button', { name: 'Take back your interest in Tidewise' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back your interest?' }));
    await user.click(dialog.getByRole('button', { name: 'Take back interest' }));
    await waitFor(() => expect(server.to(REMOVE)).toHaveLength(1));
    await section('Interested in investing?');
  });

  it('keeps the note and says why when it fails', async () => {
    const { user, toasts } = open(investor, { [SET]: () => refusal(429, 'Enough for today') });
    const ask = await section('Interested in investing?');
    const note = await ask.findByRole('textbox', { name: 'Note to the founder' });
    await user.type(note, 'Me');
    await user.click(ask.getByRole('button', { name: "I'm interested" }));
    await waitFor(() => expect(toasts()).toEqual(['Enough for today']));
    expect(note).toHaveValue('Me');
  });

  it('can ask again when their interest does not come', async () => {
    const { user } = open(investor, { [OWN]: [() => refusal(403, 'No'), () => json({ interest })] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await section('You are interested');
  });
});

describe('the founder', () => {
  const row = { ...interest, investor: { ...investor, _id: 'investor00000001', name: 'Ines Roth' } };
  const rows = [{ note: row.note, createdAt: row.createdAt, investor: person(row.investor) }];

  it('sees who is interested, with their notes, and may write to each', async () => {
    open(founder, { [LIST]: () => json(rows) }, { interestCount: 1 }, '#investors');
    expect(await screen.findByRole('tab', { name: 'INVESTORS (1)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(document.activeElement).toContainElement(screen.getByRole('tab', { name: 'INVESTORS (1)' }));
    const list = within(await screen.findByRole('list', { name: 'Interested investors' }));
    expect(list.getByText('Two pilots?')).toBeInTheDocument();
    expect(list.getByRole('link', { name: /Message.*Ines Roth/ }).getAttribute('href')).toContain(
      `project=${project._id}`,
    );
  });

  it('is told when nobody is', async () => {
    open(founder, { [LIST]: () => json([]) }, {}, '#investors');
    expect(await screen.findByText(/^No investor has told you yet/)).toBeInTheDocument();
  });

  it('can ask again when the list does not come', async () => {
    const { user } = open(
      founder,
      { [LIST]: [() => refusal(403, 'No'), () => json(rows)] },
      {},
      '#investors',
    );
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Two pilots?')).toBeInTheDocument();
  });
});

it('nobody else has a tab of investors, or is asked whether they would invest', async () => {
  open(maya, {}, { interestCount: 3 }, '#investors');
  expect(await screen.findByRole('tab', { name: 'DETAILS' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: /INVESTORS/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Interested in investing?')).not.toBeInTheDocument();
});

function person({ _id, username, name, profilePicture }: CurrentUser) {
  return { _id, username, name, profilePicture };
}
