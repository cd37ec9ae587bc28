import { removeMany } from '../../table/batch.ts';
import { query } from '../../table/table.ts';
import type { DeckReaderItem } from './items.ts';
import { deckKeys } from './keys.ts';
import type { DeckDetail } from './read.ts';

/** Deletes what a deleted project has left of its deck, but for the file. */
export const sweepDeck = (projectId: string, { readers }: DeckDetail): Promise<void> =>
  removeMany([
    ...readers.map(({ memberId }) => deckKeys.reader(projectId, memberId)),
    deckKeys.deck(projectId),
  ]);

const PAGE = 25;

/**
 * Takes a deleted member out of a page of the decks that are shared with them, or were.
 *
 * @returns whether more may be left
 */
export async function sweepReader(memberId: string): Promise<boolean> {
  const { items, more } = await query<DeckReaderItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :decks',
    ExpressionAttributeValues: { ':decks': deckKeys.sharedWith(memberId) },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}
