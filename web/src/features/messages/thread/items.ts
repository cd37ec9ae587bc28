import { MINUTE } from '../../../../../shared/limits.ts';
import type { Message } from '../../../../../shared/model/conversation.ts';
import type { Outgoing } from '../../../entities/conversation/outbox.ts';
import type { Thread } from '../../../entities/conversation/thread.ts';

/** What stands in a conversation, from top to bottom. */
export type Item =
  | { kind: 'start'; key: string }
  | { kind: 'day'; key: string; instant: string }
  | {
      kind: 'unread';
      key: string;
      /** How many there are, where the first has not been read from the server yet: then it stands above all that has. */
      count?: number;
    }
  | { kind: 'message'; key: string; message: Message; isOwn: boolean; goesOn: boolean; isRead: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; isFirst: boolean };

interface Reading {
  viewerId: string;
  /** The newest message that the other has read. */
  readByOther: string | undefined;
  /** The newest message that the viewer had read when they opened the conversation; undefined when nothing was unread. */
  readAtOpening: string | undefined;
  /** How many messages were unread then. */
  unreadAtOpening: number;
}

/** Messages of one sender within this time stand together. */
const TOGETHER = 5 * MINUTE;

const days = new WeakMap<Message, string>();

/** The day of a message, worked out once: a long conversation asks for thousands with every change. */
function dayOf(message: Message): string {
  const day = days.get(message) ?? new Date(message.createdAt).toDateString();
  days.set(message, day);
  return day;
}

const followsAtOnce = (one: Message, next: Message | undefined): boolean =>
  next !== undefined &&
  next.senderId === one.senderId &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < TOGETHER &&
  dayOf(next) === dayOf(one);

/** Where the unread messages begin, as far as is known; earlier ones that have not been read from the server may be unread. */
function firstUnread(
  { rows, next }: Thread,
  { viewerId, readAtOpening }: Reading,
): { id: string; isBeyond: boolean } | undefined {
  if (readAtOpening === undefined) return undefined;
  const [top] = rows;
  if (top && next !== undefined && top._id > readAtOpening) return { id: top._id, isBeyond: true };
  const first = rows.find(({ _id, senderId }) => senderId !== viewerId && _id > readAtOpening);
  return first && { id: first._id, isBeyond: false };
}

/** What a conversation shows: days, the messages of each, where the unread ones begin, and at the end what is being sent. */
export function itemsOf(thread: Thread, waiting: readonly Outgoing[], reading: Reading): Item[] {
  const { rows } = thread;
  const { viewerId, readByOther, unreadAtOpening } = reading;
  const unread = firstUnread(thread, reading);
  const newestRead = rows.findLast(
    ({ _id, senderId }) => senderId === viewerId && readByOther !== undefined && _id <= readByOther,
  );
  const items: Item[] = [{ kind: 'start', key: 'start' }];
  let day: string | undefined;
  for (const [at, message] of rows.entries()) {
    const { _id, senderId, createdAt } = message;
    if (dayOf(message) !== day) items.push({ kind: 'day', key: `day ${dayOf(message)}`, instant: createdAt });
    day = dayOf(message);
    if (_id === unread?.id)
      items.push({ kind: 'unread', key: 'unread', ...(unread.isBeyond && { count: unreadAtOpening }) });
    items.push({
      kind: 'message',
      key: _id,
      message,
      isOwn: senderId === viewerId,
      goesOn: followsAtOnce(message, rows[at + 1]),
      isRead: message === newestRead,
    });
  }
  for (const [at, outgoing] of waiting.entries())
    items.push({ kind: 'outgoing', key: outgoing.key, outgoing, isFirst: at === 0 });
  return items;
}
