import { decks } from '../../shared/api/decks.ts';
import { DECK_LINK_VALID } from '../../shared/limits.ts';
import { handle } from '../http/handle.ts';
import { deckKeyOf } from '../media/file-keys.ts';
import { presignDownload } from '../media/presign.ts';
import { readProject } from '../projects/store/projects.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { noteOpening } from './store/decks.ts';
import { DeckNotFoundError } from './store/errors.ts';
import type { DeckItem } from './store/items.ts';
import { findShared, readDeck } from './store/read.ts';

/** Signs a new link at each call: it dies within minutes. */
async function linkTo({ file, founderId }: DeckItem): Promise<{ url: string }> {
  const key = deckKeyOf(file, founderId);
  if (key === undefined) throw new Error('the deck is no file of its founder');
  return { url: await presignDownload(key, DECK_LINK_VALID) };
}

/** Whether a member has founded a project that is there for them. */
const isFounder = async (member: ViewingMember, projectId: string): Promise<boolean> =>
  (await readProject(member, projectId)).founder._id === member._id;

async function ownDeck(projectId: string): Promise<DeckItem> {
  const { deck } = await readDeck(projectId);
  if (!deck) throw new DeckNotFoundError();
  return deck;
}

export const handler = handle(
  decks.open,
  async ({ member, params: { projectId }, effect, newId }) => {
    // Founders look at their own without a note.
    if (await isFounder(member, projectId)) return linkTo(await ownDeck(projectId));
    return linkTo(await noteOpening(effect, member._id, projectId, newId()));
  },
  async ({ member, params: { projectId } }) => {
    if (await isFounder(member, projectId)) return linkTo(await ownDeck(projectId));
    const shared = await findShared(projectId, member._id);
    // It is shared with them no longer.
    if (!shared) throw new DeckNotFoundError();
    return linkTo(shared.deck);
  },
);
