import { createHash } from 'node:crypto';
import { notifications } from '../../shared/api/notifications.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { type Inbox, readInbox } from './store/inbox.ts';
import { readNotices } from './store/list.ts';
import { presentNotices } from './view.ts';

/** Names the list as it stands, from its counts alone: a poll that finds nothing new reads nothing else. */
function tagOf({ card, counts }: Inbox, page: { cursor?: string | undefined; limit: number }): string {
  const state = [card._id, counts.inboxChanges, counts.unread, page.cursor ?? '', page.limit].join(' ');
  return `"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;
}

export const handler = handle(notifications.list, async ({ member, query, hasSeen }) => {
  const inbox = await readInbox(member._id);
  if (!inbox) throw new Unauthenticated();
  const etag = tagOf(inbox, query);
  const headers = { etag, 'x-unread-count': String(inbox.counts.unread) };
  if (hasSeen(etag)) return new Reply([], { headers });
  const before = await openCursor(notifications.list.name, query.cursor);
  const { notices, more } = await readNotices(member._id, inbox, { before, limit: query.limit });
  const last = notices.at(-1);
  const next = more && last ? await sealCursor(notifications.list.name, last._id) : undefined;
  return new Reply(await presentNotices(notices, inbox.card), { next, headers });
});
