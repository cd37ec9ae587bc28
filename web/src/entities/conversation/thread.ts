import type { Message } from '../../../../shared/model/conversation.ts';

/** The messages of a conversation as far as they have been read from the server, oldest first. */
export interface Thread {
  rows: readonly Message[];
  /** The cursor of what is older than the first row; undefined at the beginning of the conversation. */
  next: string | undefined;
}

/** A page as the server sends it: newest first. */
export interface MessagePage {
  rows: readonly Message[];
  next: string | undefined;
}

export const EMPTY_THREAD: Thread = { rows: [], next: undefined };

/** Whether the page goes back to something that the thread knows, or to the beginning. */
export const reachesBack = (thread: Thread | undefined, { rows, next }: MessagePage): boolean => {
  const newest = thread?.rows.at(-1);
  const oldest = rows.at(-1);
  return !newest || !oldest || next === undefined || oldest._id <= newest._id;
};

const isSame = (one: Message, other: Message) => one._id === other._id && one.deleted === other.deleted;

/**
 * The thread after a look at its newest messages: what was read further up stays, and rows that have not changed are the
 * same objects, so that they are not drawn anew. One that was pushed after the page was read stays below it.
 */
export function withNewest(thread: Thread | undefined, page: MessagePage): Thread {
  const rows = page.rows.toReversed();
  const oldest = rows[0];
  if (!thread || !oldest) return { rows, next: page.next };
  const known = new Map(thread.rows.map((row) => [row._id, row]));
  const kept = rows.map((row) => {
    const before = known.get(row._id);
    return before && isSame(before, row) ? before : row;
  });
  const newest = rows.at(-1)?._id ?? '';
  const earlier = thread.rows.filter(({ _id }) => _id < oldest._id);
  const pushed = thread.rows.filter(({ _id }) => _id > newest);
  const goesOn = earlier.length > 0 || thread.rows[0]?._id === oldest._id;
  return { rows: [...earlier, ...kept, ...pushed], next: goesOn ? thread.next : page.next };
}

/**
 * The thread with the page before its first row, unless it has started over in the meantime.
 *
 * @param cursor what the page was asked with
 */
export const withOlder = (thread: Thread, cursor: string, page: MessagePage): Thread =>
  thread.next === cursor ? { rows: [...page.rows.toReversed(), ...thread.rows], next: page.next } : thread;

/** The thread with a message in its place: a new one, or a known one as it is now. */
export function withMessage(thread: Thread, message: Message): Thread {
  const { rows, next } = thread;
  if (rows.some(({ _id }) => _id === message._id))
    return { rows: rows.map((row) => (row._id === message._id ? message : row)), next };
  const behind = rows.findIndex(({ _id }) => _id > message._id);
  return { rows: behind < 0 ? [...rows, message] : rows.toSpliced(behind, 0, message), next };
}
