import {
  LIVE_CONNECTION_LASTS,
  LIVE_CONNECTIONS_MAX,
  LIVE_FRAMES_PER_SECOND,
  SECOND,
} from '../../shared/limits.ts';
import type { LiveTopic } from '../../shared/model/live.ts';
import { removeMany } from '../table/batch.ts';
import { ConditionFailedError } from '../table/errors.ts';
import { newId } from '../table/ids.ts';
import { get, put, query, type Stored, update } from '../table/table.ts';
import type { ConnectionItem } from './items.ts';
import { liveKeys } from './keys.ts';

/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / SECOND);

/** Remembers a connection that has been opened for a session. */
export const addConnection = (connectionId: string, memberId: string, sessionId: string): Promise<void> => {
  const item = {
    ...liveKeys.connection(connectionId),
    ...liveKeys.byMember(memberId, newId()),
    ...{ connectionId, memberId, sessionId },
    ttl: now() + LIVE_CONNECTION_LASTS / SECOND,
  };
  return put(item);
};

/** Forgets a connection that is closed, with what it has watched. */
export async function removeConnection(connectionId: string): Promise<void> {
  const key = liveKeys.connection(connectionId);
  const connection = await get(key, { consistent: true });
  if (!connection) return;
  const { topics = [] } = connection;
  await removeMany([key, ...topics.map((topic) => liveKeys.watch(topic, connectionId))]);
}

/** The open connections of a member, oldest first: one that was opened this moment may be missing. */
export async function connectionsOf(memberId: string): Promise<Stored<ConnectionItem>[]> {
  const { items } = await query<ConnectionItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :member',
    ExpressionAttributeValues: { ':member': liveKeys.connectionsOf(memberId) },
    // A few more, of members who open many at the same moment.
    Limit: 2 * LIVE_CONNECTIONS_MAX,
  });
  return items.filter(({ ttl }) => ttl > now());
}

/** An open connection; undefined when it is closed. */
export const readConnection = (connectionId: string): Promise<Stored<ConnectionItem> | undefined> =>
  get(liveKeys.connection(connectionId));

/**
 * Counts a frame that a browser has sent, and remembers what it says is watched.
 *
 * @param topics what is watched from now on; undefined leaves it as it is
 * @returns what was watched before; undefined when there were too many frames in this second, or the connection is closed
 */
export async function countFrame(
  { connectionId, second }: ConnectionItem,
  topics?: readonly LiveTopic[],
): Promise<LiveTopic[] | undefined> {
  const current = now();
  const isNew = second !== current;
  const change = {
    update: `SET #second = :now, frames = ${isNew ? ':one' : 'frames + :one'}${topics ? ', topics = :topics' : ''}`,
    condition: isNew ? 'attribute_exists(pk)' : 'attribute_exists(pk) AND #second = :now AND frames < :most',
    names: { '#second': 'second' },
    values: {
      ':now': current,
      ':one': 1,
      ...(!isNew && { ':most': LIVE_FRAMES_PER_SECOND }),
      ...(topics && { ':topics': topics }),
    },
  };
  try {
    const { topics: before = [] } = await update(liveKeys.connection(connectionId), change, 'ALL_OLD');
    return before;
  } catch (error) {
    if (error instanceof ConditionFailedError) return undefined;
    throw error;
  }
}
