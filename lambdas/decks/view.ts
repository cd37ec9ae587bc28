import type { DeckReader, ProjectDeck } from '../../shared/model/deck.ts';
import { decks as texts } from '../../shared/texts/decks/decks.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { readCards } from '../members/store/members.ts';
import { personOf } from '../members/store/person.ts';
import { readProject } from '../projects/store/projects.ts';
import { idTime } from '../table/ids.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import type { DeckItem, DeckReaderItem } from './store/items.ts';
import { findShared, readDeck } from './store/read.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

const present = (deck: DeckItem | undefined, readers: DeckReader[]): ProjectDeck => ({
  deck: deck ? { name: deck.name, size: deck.size, uploadedAt: iso(deck._id) } : null,
  notice: texts.notice,
  readers,
});

const presentReader = (
  { _id, isRevoked, openingCount, openings }: DeckReaderItem,
  card: MemberSummary,
): DeckReader => ({
  member: personOf(card),
  sharedAt: iso(_id),
  mayOpen: !isRevoked,
  openingCount,
  openings: openings.map(iso),
});

/**
 * The deck of a project as it stands now for a member: for its founder with its readers, who was told last first.
 *
 * @throws ProjectNotFoundError
 */
export async function presentDeckFor(viewer: ViewingMember, projectId: string): Promise<ProjectDeck> {
  const [project, shared] = await Promise.all([
    readProject(viewer, projectId),
    findShared(projectId, viewer._id),
  ]);
  if (project.founder._id !== viewer._id) return present(shared?.deck, []);
  const { deck, readers } = await readDeck(projectId);
  const cards = await readCards(
    viewer,
    readers.map(({ memberId }) => memberId),
  );
  const shown = readers
    .sort((a, b) => (a._id < b._id ? 1 : -1))
    .flatMap((reader) => {
      const card = cards.get(reader.memberId);
      return card ? [presentReader(reader, card)] : [];
    });
  return present(deck, shown);
}
