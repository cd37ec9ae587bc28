import { UNREAD_CONVERSATIONS_MAX } from '../../shared/limits.ts';
import type { ConnectionEvent } from '../connections/events.ts';
import { readRequests } from '../connections/store/relations.ts';
import type { UnreadEvent } from '../conversations/events.ts';
import { countUnread } from '../conversations/store/entries.ts';
import { subscribe } from '../events/subscriber.ts';
import { readAccount } from '../http/session/accounts.ts';
import { connectionsOf } from '../live/connections.ts';
import { sendFrame } from '../live/push.ts';
import type { MemberEvent } from '../members/events.ts';
import { readStoredCard } from '../members/store/members.ts';
import { newViewer } from '../visibility/viewer.ts';

const on = subscribe<ConnectionEvent | MemberEvent | UnreadEvent>();

/** Sends a member who is there the counts of the top bar; of all others nothing is read but that they are away. */
async function pushCounts(memberId: string): Promise<void> {
  const open = await connectionsOf(memberId);
  if (open.length === 0) return;
  const account = readAccount(memberId).then((found) => found ?? {});
  const [card, { requests }, conversations] = await Promise.all([
    readStoredCard(memberId),
    readRequests(memberId, { limit: UNREAD_CONVERSATIONS_MAX }),
    countUnread(newViewer(memberId, account)),
  ]);
  const notifications = card?.unread ?? 0;
  const frame = { type: 'counts', notifications, requests: requests.length, conversations } as const;
  await Promise.all(open.map(({ connectionId }) => sendFrame(connectionId, frame)));
}

/** Whose counts may be others now. */
export const countSubscriber = on(
  [
    'member.unreadChanged',
    'conversation.unreadChanged',
    'connection.requested',
    'connection.withdrawn',
    'connection.accepted',
    'connection.rejected',
  ],
  async (events) => {
    const members = new Set(
      events.map((event) => ('recipientId' in event ? event.recipientId : event.memberId)),
    );
    await Promise.all([...members].map(pushCounts));
  },
);
