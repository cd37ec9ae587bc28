import { eachPage, everyPage, indexedPages, PAGE } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { projectOf, readMemberships } from '../projects/store/projects.ts';
import { getMany } from '../table/batch.ts';
import { idTime } from '../table/ids.ts';
import { get } from '../table/table.ts';
import { hiddenAmong } from '../visibility/viewer.ts';
import type { DeckReaderItem } from './store/items.ts';
import { deckKeys, type deckKinds } from './store/keys.ts';
import { presentDeckFor } from './view.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

/** The decks that are shared with the member, or were, and when they have opened them. */
const sharedDecks: ArchivePart = {
  file: 'shared-decks.json',
  rows: (viewer) =>
    eachPage(
      indexedPages<DeckReaderItem & { gsi1sk: string }>(deckKeys.sharedWith(viewer._id)),
      async (page) => {
        const found = await getMany(page.map(({ projectId }) => projectKeys.project(projectId)));
        const hidden = await hiddenAmong(
          viewer,
          found.map(({ founder }) => founder._id),
        );
        const names = new Map(
          found.filter(({ founder }) => !hidden.has(founder._id)).map(({ _id, name }) => [_id, name]),
        );
        return page.map(({ _id, projectId, openingCount, openings }) => ({
          project: { _id: projectId, name: names.get(projectId) },
          sharedAt: iso(_id),
          openingCount,
          openings: openings.map(iso),
        }));
      },
    ),
};

/** The decks of the projects that the member has founded, and with whom they have shared them. */
const ownDecks: ArchivePart = {
  file: 'decks.json',
  rows: (viewer) => {
    const founded = everyPage(async (before) => {
      const { memberships, more } = await readMemberships(viewer._id, { before, limit: PAGE });
      const own = memberships.filter((membership) => !('joinDate' in membership));
      return { items: own.map(projectOf), next: more ? memberships.at(-1)?.gsi1sk : undefined };
    });
    return eachPage(founded, async (ids) => {
      const rows = await Promise.all(
        ids.map(async (projectId) => {
          const [{ deck, readers }, stored] = await Promise.all([
            presentDeckFor(viewer, projectId),
            get(deckKeys.deck(projectId)),
          ]);
          return deck ? [{ projectId, ...deck, file: stored?.file, readers }] : [];
        }),
      );
      return rows.flat();
    });
  },
};

export const deckArchive: ArchivePart[] = [
  ...forOwnedKinds<typeof deckKinds>()({ reader: sharedDecks }),
  ownDecks,
];
