import { type IndexKey, itemKind } from '../table/key.ts';
import type { SavedSearchItem } from './items.ts';

export const savedSearchKinds = {
  search: itemKind<SavedSearchItem>({ isFollowed: false })('MEMBER#{memberId}', 'SEARCH#{searchId}'),
};

export const savedSearchKeys = {
  ...savedSearchKinds,
  searchesOf: () => 'SEARCH#',
  /** The searches that are asked at an hour of each day, UTC. */
  atHour: (hour: number) => `SEARCHES#${hour}`,
  byHour: (hour: number, memberId: string, searchId: string): IndexKey => ({
    gsi1pk: `SEARCHES#${hour}`,
    gsi1sk: `${memberId}#${searchId}`,
  }),
};
