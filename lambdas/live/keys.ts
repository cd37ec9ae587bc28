import type { LiveTopic } from '../../shared/model/live.ts';
import { type IndexKey, itemKind } from '../table/key.ts';
import type { ConnectionItem, WatchItem } from './items.ts';

export const liveKeys = {
  connection: itemKind<ConnectionItem>({ isFollowed: false })('LIVE#{connectionId}', 'CONNECTION'),
  watch: itemKind<WatchItem>({ isFollowed: false })('WATCH#{topic}', '{connectionId}'),
  /** The connections that watch something. */
  watchesOf: (topic: LiveTopic) => `WATCH#${topic}`,
  /** The open connections of a member, oldest first. */
  connectionsOf: (memberId: string) => `LIVE#${memberId}`,
  byMember: (memberId: string, openedAt: string): IndexKey => ({
    gsi1pk: `LIVE#${memberId}`,
    gsi1sk: openedAt,
  }),
};
