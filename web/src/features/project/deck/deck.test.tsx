import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProjectDeck } from '../../../../../shared/model/deck.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const DECK = `${GET}/deck`;
const OPEN = `POST /projects/${project._id}/deck/open`;
const investor = { ...maya, userRole: 'investor' } as const;
const founder: CurrentUser = { ...maya, ...project.founder };
const notice = 'The founder sees that you have opened it, and when.';
const none: ProjectDeck = { deck: null, notice, readers: [] };
const deck = { name: 'Tidewise.pdf', size: 2_400_000, uploadedAt: '2026-01-04T00:00:00.000Z' };

const ines = { _id: 'ines000000000001', name: 'Ines Roth', username: 'ines', profilePicture: '' };
const reader = (changes: Partial<ProjectDeck['readers'][number]> = {}): ProjectDeck['readers'][number] => ({
  member: ines,
  sharedAt: '2026-01-04T00:00:00.000Z',
  mayOpen: true,
  openingCount: 0,
  openings: [],
  ...changes,
});

const open = (viewer: CurrentUser, replies: Replies, hash = '') => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [GET]: () => json({ project }),
    [`${GET}/applications`]: () => json([]),
    [`${GET}/interest`]: () => json({ interest: null }),
    [`${GET}/interests`]: () => json([]),
    [`GET /pipeline/${project._id}`]: () => json({ standing: null }),
    'GET /connections': () => json([{ ...ines, headline: '', userRole: 'investor', organization: '' }]),
    ...replies,
  });
  return { server, ...renderApp(`/projects/${project._id}${hash}`) };
};

const ownDeck = async () => within(await screen.findByRole('region', { name: 'Deck' }));

describe('a reader of a deck', () => {
  it('is told that openings are noted before they open it', async () => {
    const { user, server } = open(investor, {
      [DECK]: () => json({ ...none, deck }),
      [OPEN]: () => json({ url: '#opened' }),
    });
    const own = await ownDeck();
    expect(own.getByText('Daniel Okafor has shared a deck with you.')).toBeInTheDocument();
    expect(own.getByText('Tidewise.pdf').closest('p')).toHaveTextContent('Tidewise.pdf 2.3 MB');
    expect(own.getByText(notice)).toBeInTheDocument();
    expect(server.to(OPEN)).toHaveLength(0);
    await user.click(own.getByRole('button', { name: 'Open deck' }));
    await waitFor(() => expect(server.to(OPEN)).toHaveLength(1));
    await waitFor(() => expect(window.location.hash).toBe('#opened'));
    window.location.hash = '';
  });

  it('is led to it by its notification', async () => {
    open(investor, { [DECK]: () => json({ ...none, deck }) }, '#deck');
    await ownDeck();
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Deck' })),
    );
  });

  it('is told why it does not open', async () => {
    const { user, toasts } = open(investor, {
      [DECK]: () => json({ ...none, deck }),
      [OPEN]: () => refusal(404, 'There is no deck here for you'),
    });
    await user.click((await ownDeck()).getByRole('button', { name: 'Open deck' }));
    await waitFor(() => expect(toasts()).toEqual(['There is no deck here for you']));
  });
});

it('nobody sees anything of a deck that is not shared with them', async () => {
  const { server } = open(investor, { [DECK]: () => json(none) });
  await waitFor(() => expect(server.to(DECK)).toHaveLength(1));
  await screen.findByRole('heading', { level: 1, name: 'Tidewise' });
  expect(screen.queryByRole('region', { name: 'Deck' })).not.toBeInTheDocument();
});

describe('the founder', () => {
  it('shares the deck by name, sees who has opened it and when, and ends it', async () => {
    const READER = `/projects/${project._id}/deck/readers/${ines._id}`;
    const opened = reader({ openingCount: 2, openings: ['2026-01-06T08:00:00Z', '2026-01-05T08:00:00Z'] });
    let readers: ProjectDeck['readers'] = [];
    const { user, server, toasts } = open(
      founder,
      {
        [DECK]: () => json({ ...none, deck, readers }),
        [`PUT ${READER}`]: () => {
          readers = [opened];
          return json({ message: 'Deck shared' });
        },
        [`DELETE ${READER}`]: () => {
          readers = [{ ...opened, mayOpen: false }];
          return json({ message: 'Deck no longer shared' });
        },
      },
      '#investors',
    );
    const own = await ownDeck();
    expect(await own.findByText('Not shared with anybody yet.')).toBeInTheDocument();
    await user.type(own.getByRole('combobox', { name: 'Share with' }), 'roth');
    await user.click(await screen.findByRole('option', { name: 'Ines Roth (ines)' }));
    await waitFor(() => expect(toasts()).toEqual(['Deck shared']));
    await user.click(await own.findByText('Opened 2 times'));
    expect(
      within(own.getByRole('list', { name: 'When Ines Roth has opened it' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await user.click(own.getByRole('button', { name: 'Stop sharing with Ines Roth' }));
    expect(await own.findByText('No longer shared')).toBeInTheDocument();
    expect(own.getByRole('button', { name: 'Share again with Ines Roth' })).toBeInTheDocument();
    expect(server.to(`DELETE ${READER}`)).toHaveLength(1);
  });

  it('shares it beside the interest of an investor who has asked for it', async () => {
    const READER = `PUT /projects/${project._id}/deck/readers/${ines._id}`;
    let readers: ProjectDeck['readers'] = [];
    const { user, server } = open(
      founder,
      {
        [`${GET}/interests`]: () =>
          json([{ investor: ines, note: 'May I see a deck?', createdAt: '2026-01-04T00:00:00.000Z' }]),
        [DECK]: () => json({ ...none, deck, readers }),
        [READER]: () => {
          readers = [reader()];
          return json({ message: 'Deck shared' });
        },
      },
      '#investors',
    );
    const investors = within(await screen.findByRole('list', { name: 'Interested investors' }));
    await user.click(await investors.findByRole('button', { name: 'Share deck with Ines Roth' }));
    expect(await (await ownDeck()).findByText('Not opened yet')).toBeInTheDocument();
    expect(investors.queryByRole('button', { name: 'Share deck with Ines Roth' })).not.toBeInTheDocument();
    expect(server.to(READER)).toHaveLength(1);
  });

  it('is told of a file that is no PDF without sending it', async () => {
    const { server, toasts } = open(founder, { [DECK]: () => json(none) }, '#investors');
    const own = await ownDeck();
    expect(await own.findByRole('button', { name: 'Upload a PDF' })).toBeInTheDocument();
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=pdf]');
    if (!input) throw new Error('there is no field for a file');
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(input, { target: { files: [new File(['x'], 'x.txt', { type: 'text/plain' })] } });
    await waitFor(() => expect(toasts()).toEqual(['Please choose a PDF file']));
    expect(server.to('POST /uploads')).toHaveLength(0);
  });

  it('deletes it after being asked', async () => {
    const REMOVE = `DELETE /projects/${project._id}/deck`;
    let isDeleted = false;
    const { user, toasts } = open(
      founder,
      {
        [DECK]: () => json(isDeleted ? none : { ...none, deck, readers: [reader()] }),
        [REMOVE]: () => {
          isDeleted = true;
          return json({ message: 'Deck deleted' });
        },
      },
      '#investors',
    );
    const own = await ownDeck();
    expect(await own.findByText('Not opened yet')).toBeInTheDocument();
    await user.click(own.getByRole('button', { name: 'Delete deck' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this deck?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete deck' }));
    await waitFor(() => expect(toasts()).toEqual(['Deck deleted']));
    expect(await own.findByRole('button', { name: 'Upload a PDF' })).toBeInTheDocument();
  });

  it('can ask again when it does not come', async () => {
    const { user } = open(
      founder,
      { [DECK]: [() => refusal(403, 'No'), () => json({ ...none, deck })] },
      '#investors',
    );
    await user.click(await (await ownDeck()).findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Tidewise.pdf')).toBeInTheDocument();
  });
});
