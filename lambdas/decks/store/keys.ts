import { numberOf } from '../../projects/store/keys.ts';
import { type IndexKey, itemKind } from '../../table/key.ts';
import type { DeckItem, DeckReaderItem } from './items.ts';

export const deckKinds = {
  deck: itemKind<DeckItem>({ isFollowed: false })('PROJECT#{number}#DECK', 'DECK'),
  reader: itemKind<DeckReaderItem>()('PROJECT#{number}#DECK', 'READER#{memberId}'),
};

export const deckKeys = {
  deck: (projectId: string) => deckKinds.deck(numberOf(projectId)),
  reader: (projectId: string, memberId: string) => deckKinds.reader(numberOf(projectId), memberId),
  /** The decks that are shared with a member, or were. */
  sharedWith: (memberId: string) => `DECKS#${memberId}`,
  bySharedWith: (memberId: string, projectId: string): IndexKey => ({
    gsi1pk: `DECKS#${memberId}`,
    gsi1sk: projectId,
  }),
};
