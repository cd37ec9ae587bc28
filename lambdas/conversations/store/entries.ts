import { UNREAD_CONVERSATIONS_MAX } from '../../../shared/limits.ts';
import { otherMemberIn } from '../../../shared/rules/conversation-id.ts';
import { ConditionFailedError, ContendedError } from '../../table/errors.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, put, remove, update } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { silentAmong, type ViewingMember } from '../../visibility/viewer.ts';
import type { EntryItem, UnreadItem } from './items.ts';
import { conversationKeys } from './keys.ts';

/** A page of a member's conversations, newest first; it goes on behind the id of a newest message. */
export const readEntries = (memberId: string, isArchived: boolean, page: PageOf) =>
  newestFirst<EntryItem>({ partition: conversationKeys.list(memberId, isArchived), index: 'gsi1' }, page);

/** Whether a member has archived a conversation. */
export async function isArchived(memberId: string, conversationId: string): Promise<boolean> {
  const entry = await get(conversationKeys.entry(memberId, conversationId), { consistent: true });
  return entry?.gsi1pk === conversationKeys.list(memberId, true);
}

/** The write that puts a new conversation into a member's list. */
export const newEntry = (memberId: string, conversationId: string, messageId: string): Write => ({
  put: {
    ...conversationKeys.entry(memberId, conversationId),
    ...conversationKeys.byNewest(memberId, messageId, false),
    conversationId,
  },
});

const isContended = (error: unknown): boolean => error instanceof ContendedError;

/** Moves a conversation to its place in a member's list after a message; an earlier message moves nothing. */
export async function moveEntry(memberId: string, conversationId: string, messageId: string): Promise<void> {
  const { gsi1pk, gsi1sk } = conversationKeys.byNewest(memberId, messageId, false);
  const move = () =>
    update(conversationKeys.entry(memberId, conversationId), {
      update: 'SET conversationId = :id, gsi1pk = :list, gsi1sk = :message',
      condition: 'attribute_not_exists(pk) OR gsi1sk < :message',
      values: { ':id': conversationId, ':list': gsi1pk, ':message': gsi1sk },
    });
  try {
    await retryOnConflict(move, isContended);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/**
 * The write that archives a conversation for a member, or takes that back. It fails when there is a newer message.
 *
 * @param messageId the newest message, as it was read
 */
export function archiveWrite(
  memberId: string,
  conversationId: string,
  messageId: string,
  isArchived: boolean,
): Write {
  const { gsi1pk, gsi1sk } = conversationKeys.byNewest(memberId, messageId, isArchived);
  return {
    key: conversationKeys.entry(memberId, conversationId),
    update: 'SET conversationId = :id, gsi1pk = :list, gsi1sk = :message',
    condition: 'attribute_not_exists(pk) OR gsi1sk <= :message',
    values: { ':id': conversationId, ':list': gsi1pk, ':message': gsi1sk },
  };
}

/** The conversations in which a member has something unread, those with members left out who are hidden or muted; at most 100. */
export async function readUnreadIds(member: ViewingMember): Promise<string[]> {
  const { items } = await newestFirst<UnreadItem>(
    { partition: conversationKeys.unreadOf(member._id) },
    { limit: UNREAD_CONVERSATIONS_MAX },
    { consistent: true },
  );
  const otherIn = ({ conversationId }: UnreadItem) => otherMemberIn(conversationId, member._id) ?? '';
  const silent = await silentAmong(member, items.map(otherIn));
  return items.filter((item) => !silent.has(otherIn(item))).map(({ conversationId }) => conversationId);
}

/** In how many conversations a member has something unread; 100 stands for all that are more. */
export const countUnread = async (member: ViewingMember): Promise<number> =>
  (await readUnreadIds(member)).length;

/** Says whether a member has something unread in a conversation. */
export function setUnread(memberId: string, conversationId: string, isUnread: boolean): Promise<void> {
  const item = { ...conversationKeys.unread(memberId, conversationId), conversationId };
  return retryOnConflict(() => (isUnread ? put(item) : remove(item)));
}
