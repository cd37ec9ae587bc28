import type { LiveTopic, ServerFrame } from '../../shared/model/live.ts';
import { removeMany } from '../table/batch.ts';
import { put, queryAll, remove, type Stored } from '../table/table.ts';
import { blockedAmong, readHiddenOf } from '../visibility/hidden.ts';
import { countFrame, now } from './connections.ts';
import type { ConnectionItem, WatchItem } from './items.ts';
import { liveKeys } from './keys.ts';
import { sendFrame } from './push.ts';

/**
 * Lets a connection watch some things, and nothing else from now on. Whether its member may see them is checked by pushes.
 * Counts the frame that says so.
 */
export async function watch(connection: ConnectionItem, topics: readonly LiveTopic[]): Promise<void> {
  const { connectionId, memberId, ttl } = connection;
  const wanted = [...new Set(topics)];
  const before = await countFrame(connection, wanted);
  if (!before) return;
  const ended = before.filter((topic) => !wanted.includes(topic));
  const begun = wanted.filter((topic) => !before.includes(topic));
  await Promise.all([
    removeMany(ended.map((topic) => liveKeys.watch(topic, connectionId))),
    ...begun.map((topic) => {
      const item: Stored<WatchItem> = { ...liveKeys.watch(topic, connectionId), connectionId, memberId, ttl };
      return put(item);
    }),
  ]);
}

/** A member who watches something, and who of the members that a push is about is hidden from them. */
export interface Watcher {
  memberId: string;
  /** Whichever of the two has blocked the other. */
  blocked: ReadonlySet<string>;
  muted: ReadonlySet<string>;
}

/** All who watch something at this moment. */
async function watchesOf(topic: LiveTopic): Promise<WatchItem[]> {
  const watches = await queryAll<WatchItem>(liveKeys.watchesOf(topic));
  return watches.filter(({ ttl }) => ttl > now());
}

/**
 * Sends a frame to all who watch something.
 *
 * @param memberIds whom it is about: who has done what it tells, whose the watched thing is
 * @param frameFor what a watcher may hear of it; undefined for nothing
 */
export async function pushToWatchers(
  topic: LiveTopic,
  memberIds: Iterable<string>,
  frameFor: (watcher: Watcher) => ServerFrame | undefined,
): Promise<void> {
  const watches = await watchesOf(topic);
  if (watches.length === 0) return;
  const hidden = await readHiddenOf(watches.map(({ memberId }) => memberId));
  const named = [...memberIds];
  const tell = async ({ connectionId, memberId }: WatchItem): Promise<void> => {
    const own = hidden(memberId);
    const blocked = await blockedAmong(own, named);
    const frame = frameFor({ memberId, blocked, muted: own.muted });
    // One that a connection has begun to watch while it was closed.
    if (frame && !(await sendFrame(connectionId, frame))) await remove(liveKeys.watch(topic, connectionId));
  };
  await Promise.all(watches.map(tell));
}

/** Something that was done to a watched thing. */
export interface Act {
  topic: LiveTopic;
  /** Who has done it, and whose the thing is: who hides from one of them does not hear of it. */
  memberIds: readonly string[];
}

/** Tells who watches things, once for each thing, that these have changed; what they may see of that they read. */
export async function pushChanged(acts: readonly Act[]): Promise<void> {
  const byTopic = Map.groupBy(acts, ({ topic }) => topic);
  await Promise.all(
    [...byTopic].map(([topic, own]) =>
      pushToWatchers(topic, new Set(own.flatMap(({ memberIds }) => memberIds)), ({ blocked }) =>
        own.every(({ memberIds }) => memberIds.some((id) => blocked.has(id)))
          ? undefined
          : { type: 'changed', topic },
      ),
    ),
  );
}
