import { LIVE_NOTIFICATIONS_MAX, UNREAD_CONVERSATIONS_MAX } from '../../shared/limits.ts';
import type { ServerFrame } from '../../shared/model/live.ts';
import type { ConnectionEvent } from '../connections/events.ts';
import { readRequests } from '../connections/store/relations.ts';
import type { UnreadEvent } from '../conversations/events.ts';
import { countUnread } from '../conversations/store/entries.ts';
import { subscribe } from '../events/subscriber.ts';
import { readAccount } from '../http/session/accounts.ts';
import { connectionsOf } from '../live/connections.ts';
import { sendFrame } from '../live/push.ts';
import type { MemberEvent } from '../members/events.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { readStoredCard } from '../members/store/members.ts';
import { newViewer } from '../visibility/viewer.ts';
import type { NotificationEvent } from './events.ts';
import type { NotificationItem } from './store/items.ts';
import { readReferences } from './store/references.ts';
import { presentNotification } from './view.ts';

const on = subscribe<ConnectionEvent | MemberEvent | NotificationEvent | UnreadEvent>();

type Viewed = ReturnType<typeof newViewer>;

/** New notifications as their recipient sees them, oldest first: only the newest of many. */
async function framesOf(viewer: Viewed, card: MemberSummary, added: NotificationItem[]) {
  const newest = added
    .filter(({ _id }) => _id > card.clearedUpTo)
    .sort((one, other) => (one._id < other._id ? -1 : 1))
    .slice(-LIVE_NOTIFICATIONS_MAX);
  const references = await readReferences(viewer, newest);
  return newest.flatMap((one): ServerFrame[] => {
    const notification = presentNotification(one, card, references);
    return notification ? [{ type: 'notification', notification }] : [];
  });
}

/**
 * Sends a member who is there new notifications and the counts of the top bar; of all others nothing is read but that they
 * are away.
 */
export async function pushCounts(memberId: string, added: NotificationItem[] = []): Promise<void> {
  const open = await connectionsOf(memberId);
  if (open.length === 0) return;
  const viewer = newViewer(
    memberId,
    readAccount(memberId).then((found) => found ?? {}),
  );
  const [card, { requests }, conversations] = await Promise.all([
    readStoredCard(memberId),
    readRequests(memberId, { limit: UNREAD_CONVERSATIONS_MAX }),
    countUnread(viewer),
  ]);
  const frames: ServerFrame[] = card && added.length > 0 ? await framesOf(viewer, card, added) : [];
  const notifications = card?.unread ?? 0;
  frames.push({ type: 'counts', notifications, requests: requests.length, conversations });
  await Promise.all(
    open.map(async ({ connectionId }) => {
      for (const frame of frames) await sendFrame(connectionId, frame);
    }),
  );
}

const memberOf = (event: ConnectionEvent | MemberEvent | NotificationEvent | UnreadEvent): string =>
  'recipientId' in event ? event.recipientId : event.memberId;

/** Who is notified of something, and whose counts may be others now. */
export const countSubscriber = on(
  [
    'notification.added',
    'member.unreadChanged',
    'conversation.unreadChanged',
    'connection.requested',
    'connection.withdrawn',
    'connection.accepted',
    'connection.rejected',
  ],
  async (events) => {
    const byMember = Map.groupBy(events, memberOf);
    await Promise.all(
      [...byMember].map(([memberId, own]) =>
        pushCounts(
          memberId,
          own.flatMap((event) => (event.type === 'notification.added' ? [event.notification] : [])),
        ),
      ),
    );
  },
);
