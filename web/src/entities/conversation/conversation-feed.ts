import type { Conversation } from '../../../../shared/model/conversation.ts';

/** A member's conversations, the one with the newest message first, as far as they have been read from the server. */
export interface ConversationFeed {
  rows: readonly Conversation[];
  /** How many conversations have something unread; 100 stands for all that are more. */
  unread: number;
  /** The cursor of what is older than the last row; undefined when there is no more. */
  next: string | undefined;
}

/** The feed after a look at its top: what was read further down stays. */
export function withNewest(feed: ConversationFeed | undefined, newest: ConversationFeed): ConversationFeed {
  const last = newest.rows.at(-1);
  if (!feed || !last || newest.next === undefined) return newest;
  const moved = new Set(newest.rows.map(({ _id }) => _id));
  const older = feed.rows.filter(({ _id, updatedAt }) => updatedAt < last.updatedAt && !moved.has(_id));
  return older.length === 0 ? newest : { ...newest, rows: [...newest.rows, ...older], next: feed.next };
}

/**
 * The feed with its next page, unless it has started over in the meantime.
 *
 * @param cursor what the page was asked with
 */
export function withOlder(feed: ConversationFeed, cursor: string, older: ConversationFeed): ConversationFeed {
  if (feed.next !== cursor) return feed;
  const known = new Set(feed.rows.map(({ _id }) => _id));
  return {
    ...feed,
    rows: [...feed.rows, ...older.rows.filter(({ _id }) => !known.has(_id))],
    next: older.next,
  };
}

/** Whether a conversation is among those that are counted as unread. */
export const isAnnounced = ({ unread, muted }: Conversation): boolean => unread > 0 && !muted;

/** The feed with a conversation as it is now, in its place by time. */
export function withConversation(feed: ConversationFeed, changed: Conversation): ConversationFeed {
  const before = feed.rows.find(({ _id }) => _id === changed._id);
  const gained = Number(isAnnounced(changed)) - Number(before !== undefined && isAnnounced(before));
  const others = feed.rows.filter(({ _id }) => _id !== changed._id);
  const behind = others.findIndex(({ updatedAt }) => updatedAt < changed.updatedAt);
  const isLast = behind < 0;
  // What is older than all that was read comes with its page.
  const isBeyond = isLast && feed.next !== undefined && !before;
  return {
    ...feed,
    unread: Math.max(0, feed.unread + gained),
    rows: isBeyond ? others : isLast ? [...others, changed] : others.toSpliced(behind, 0, changed),
  };
}

/** The feed without a conversation, whose unread messages are still counted. */
export const without = (feed: ConversationFeed, conversationId: string): ConversationFeed => ({
  ...feed,
  rows: feed.rows.filter(({ _id }) => _id !== conversationId),
});
