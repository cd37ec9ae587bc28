import { DECK_READERS_MAX } from '../../../shared/limits.ts';
import { get, query } from '../../table/table.ts';
import type { DeckItem, DeckReaderItem } from './items.ts';
import { deckKeys } from './keys.ts';

/** A deck with all with whom it is shared, or was. */
export interface DeckDetail {
  deck: DeckItem | undefined;
  readers: DeckReaderItem[];
}

/** The deck of a project with its readers, as it stands now. */
export async function readDeck(projectId: string): Promise<DeckDetail> {
  const { items } = await query<DeckItem | DeckReaderItem>({
    KeyConditionExpression: 'pk = :deck',
    ExpressionAttributeValues: { ':deck': deckKeys.deck(projectId).pk },
    ConsistentRead: true,
    Limit: 2 * DECK_READERS_MAX,
  });
  return {
    deck: items.find((item) => 'file' in item),
    readers: items.filter((item) => 'openings' in item),
  };
}

/**
 * The deck of a project for one of its readers, as it stands now.
 *
 * @returns undefined when there is none, or none that is shared with them
 */
export async function findShared(projectId: string, memberId: string) {
  const [deck, reader] = await Promise.all([
    get(deckKeys.deck(projectId), { consistent: true }),
    get(deckKeys.reader(projectId, memberId), { consistent: true }),
  ]);
  return deck && reader && !reader.isRevoked ? { deck, reader } : undefined;
}
