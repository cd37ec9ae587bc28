import { LIVE_CONNECTIONS_MAX } from '../../shared/limits.ts';
import { isFromOwnPage, isThroughDistribution } from '../http/request/origin.ts';
import { liveAccount } from '../http/session/accounts.ts';
import { tokenOf } from '../http/session/session-cookie.ts';
import { readToken } from '../http/session/session-token.ts';
import { addConnection, connectionsOf } from './connections.ts';
import { type LiveEvent, type LiveResult, requestOf } from './event.ts';
import { closeConnection } from './push.ts';

/** Whose session a handshake carries, if it lives. */
async function sessionOf(request: ReturnType<typeof requestOf>) {
  const text = tokenOf(request);
  const token = text ? await readToken(text) : undefined;
  return token && (await liveAccount(token.memberId, token.sessionId)) ? token : undefined;
}

/** Makes room for another connection of a member. */
async function closeOldest(memberId: string): Promise<void> {
  const open = await connectionsOf(memberId);
  const surplus = open.slice(0, Math.max(0, open.length - LIVE_CONNECTIONS_MAX + 1));
  await Promise.all(surplus.map(({ connectionId }) => closeConnection(connectionId)));
}

/**
 * Opens a connection for a member. Browsers send cookies along with a WebSocket that any site opens, so the page has to be
 * our own (RFC 6455, 10.2).
 */
export async function connect(event: LiveEvent): Promise<LiveResult> {
  const request = requestOf(event);
  if (!(await isThroughDistribution(request)) || !isFromOwnPage(request)) return { statusCode: 403 };
  const session = await sessionOf(request);
  if (!session) return { statusCode: 401 };
  const { memberId, sessionId } = session;
  await closeOldest(memberId);
  await addConnection(event.requestContext.connectionId, memberId, sessionId);
  return { statusCode: 200 };
}
