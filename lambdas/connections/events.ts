import { whenChanged } from '../events/source.ts';
import type { Change } from '../table/key.ts';
import type { RelationItem } from './store/items.ts';
import { connectionKeys } from './store/keys.ts';

interface Pair {
  /** Who was asked. */
  recipientId: string;
  senderId: string;
  requestedAt: string;
}

export type ConnectionEvent =
  | ({ type: 'connection.requested' | 'connection.withdrawn' } & Pair)
  | ({ type: 'connection.accepted'; connectionId: string } & Pair)
  | ({ type: 'connection.rejected'; answeredAt: string } & Pair)
  /** The other has ended the connection. */
  | { type: 'connection.ended'; memberId: string; otherId: string; endedAt: string };

/**
 * What a change of a relation means. A request and its answer are seen on the side of its recipient, the end of a
 * connection on the side of whoever has not ended it.
 */
function relationEvents(change: Change<RelationItem>): ConnectionEvent[] {
  const { before, after } = change;
  const memberId = connectionKeys.relation.valuesOf(change.key)?.memberId ?? '';
  const pair = ({ otherId, requestedAt }: RelationItem): Pair => ({
    recipientId: memberId,
    senderId: otherId,
    requestedAt,
  });
  const events: ConnectionEvent[] = [];
  const isSame = before?.requestedAt === after?.requestedAt;
  if (after?.state === 'pending_recipient' && !(isSame && before?.state === 'pending_recipient'))
    events.push({ type: 'connection.requested', ...pair(after) });
  if (before?.state === 'pending_recipient') {
    if (after?.state === 'connected' && after.gsi1sk)
      events.push({ type: 'connection.accepted', connectionId: after.gsi1sk, ...pair(after) });
    else if (after?.state === 'rejected' && after.answeredAt && after.answeredAt !== before.answeredAt)
      events.push({ type: 'connection.rejected', answeredAt: after.answeredAt, ...pair(after) });
    // One that was rejected before is remembered so when another is taken back.
    else if (!after || after.state === 'rejected')
      events.push({ type: 'connection.withdrawn', ...pair(before) });
  }
  if (after?.state === 'ended' && before?.state === 'connected' && after.answeredAt)
    events.push({ type: 'connection.ended', memberId, otherId: after.otherId, endedAt: after.answeredAt });
  return events;
}

/** What changes of items mean to the two members. */
export const connectionEvents = [
  whenChanged(connectionKeys.relation, ['INSERT', 'MODIFY', 'REMOVE'], relationEvents),
];
