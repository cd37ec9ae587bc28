import { whenChanged } from '../events/source.ts';
import type { DeckReaderItem } from './store/items.ts';
import { deckKinds } from './store/keys.ts';

export type DeckEvent = {
  /** Somebody may open a deck whom it was not shared with before, or may no longer. */
  type: 'deck.shared' | 'deck.unshared';
  reader: DeckReaderItem;
};

const mayOpen = (reader: DeckReaderItem | undefined): reader is DeckReaderItem =>
  reader !== undefined && !reader.isRevoked;

export const deckEvents = [
  whenChanged(deckKinds.reader, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }): DeckEvent[] => {
    if (mayOpen(after)) return mayOpen(before) ? [] : [{ type: 'deck.shared', reader: after }];
    return mayOpen(before) ? [{ type: 'deck.unshared', reader: before }] : [];
  }),
];
