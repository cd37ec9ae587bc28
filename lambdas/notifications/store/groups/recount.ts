import { NOTIFICATION_GROUP_IDS } from '../../../../shared/limits.ts';
import type { GroupContent, Reaction } from './group.ts';

/** What a group holds, from all its notifications that its member has not deleted. */
export function recount(reactions: (Reaction & { isUnread: boolean })[]): GroupContent {
  const newest = reactions
    .toSorted((one, other) => (one._id < other._id ? 1 : -1))
    .slice(0, NOTIFICATION_GROUP_IDS);
  return {
    ids: newest.map(({ _id }) => _id),
    senders: newest.map(({ senderId = '' }) => senderId),
    count: reactions.length,
    actorCount: new Set(reactions.map(({ senderId }) => senderId)).size,
    unread: reactions.filter(({ isUnread }) => isUnread).length,
  };
}
