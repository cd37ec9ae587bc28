import { type IndexKey, itemKind } from '../table/key.ts';
import type { ConnectionItem } from './items.ts';

export const liveKeys = {
  connection: itemKind<ConnectionItem>({ isFollowed: false })('LIVE#{connectionId}', 'CONNECTION'),
  /** The open connections of a member, oldest first. */
  connectionsOf: (memberId: string) => `LIVE#${memberId}`,
  byMember: (memberId: string, openedAt: string): IndexKey => ({
    gsi1pk: `LIVE#${memberId}`,
    gsi1sk: openedAt,
  }),
};
