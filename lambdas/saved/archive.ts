import type { SavedKind, SavedRow } from '../../shared/model/saved.ts';
import { eachPage, everyPage } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { saveKinds } from '../saves/keys.ts';
import { readSaves } from '../saves/saves.ts';
import { idTime } from '../table/ids.ts';
import { hiddenAmong } from '../visibility/viewer.ts';
import { rowsOf } from './rows.ts';

const PAGE = 25;

/** Whose a saved thing is, and what it says. */
function wordsOf(row: SavedRow) {
  if (row.kind === 'posts')
    return { ownerId: row.post.author._id, owner: row.post.author.name, content: row.post.content };
  if (row.kind === 'projects')
    return { ownerId: row.project.founder._id, owner: row.project.founder.name, project: row.project.name };
  return {
    ownerId: row.founder._id,
    owner: row.founder.name,
    project: row.project.name,
    role: row.role.title,
  };
}

/** What the member has saved of a kind, with what it says as far as it is there for them. */
const savedOf = (kind: SavedKind): ArchivePart => ({
  file: `saved-${kind}.json`,
  rows: (viewer) => {
    const pages = everyPage(async (before) => {
      const { items, more } = await readSaves(viewer._id, kind, { before, limit: PAGE });
      return { items, next: more ? items.at(-1)?._id : undefined };
    });
    return eachPage(pages, async (saves) => {
      const found = (await rowsOf(viewer, kind, saves)).map((row) => ({ id: row.id, ...wordsOf(row) }));
      const hidden = await hiddenAmong(
        viewer,
        found.map(({ ownerId }) => ownerId),
      );
      const shown = new Map(
        found.flatMap(({ id, ownerId, ...words }) => (hidden.has(ownerId) ? [] : [[id, words]])),
      );
      return saves.map(({ _id, thingId }) => ({
        _id: thingId,
        savedAt: new Date(idTime(_id)).toISOString(),
        ...shown.get(thingId),
      }));
    });
  },
});

export const savedArchive = forOwnedKinds<typeof saveKinds>()({
  post: savedOf('posts'),
  project: savedOf('projects'),
  role: savedOf('roles'),
});
