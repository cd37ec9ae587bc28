import { conversationKinds } from '../conversations/store/keys.ts';
import type { Key } from '../table/key.ts';
import { at } from './snapshot.ts';

export interface Traces {
  /** Items that name the member, one line each. */
  left: string[];
  /** Conversations with the member, which others keep. */
  conversations: string[];
  /** Items that name the member and go by themselves, such as counters of tries: when, in seconds since 1970, by key. */
  expiring: { ttl: number; key: string }[];
}

/** Everything that an item holds, as one text. */
const textOf = (item: Key): string =>
  JSON.stringify(item, (_, value: unknown) => (value instanceof Set ? [...value] : value));

const ttlOf = (item: Key & { ttl?: unknown }): number | undefined =>
  typeof item.ttl === 'number' ? item.ttl : undefined;

/** The kinds of which a conversation consists. */
const OF_CONVERSATIONS = Object.values(conversationKinds);

/** Whether an item belongs to a conversation, and not to the member's own list. */
const isKeptByOther = (item: Key, name: string): boolean =>
  OF_CONVERSATIONS.some((kind) => kind.valuesOf(item)) &&
  ![`MEMBER#${name}`, `UNREAD#${name}`].includes(item.pk);

/**
 * Finds where a member is named, in keys and attributes alike, of whatever kind the item is.
 *
 * @param items all items of the table
 * @param name the id of the member, or another string that is theirs alone
 * @param now seconds since 1970: what has expired counts as gone, although the table may still hold it
 */
export function tracesOf(items: Key[], name: string, now: number): Traces {
  const naming = items.filter((item) => textOf(item).includes(name));
  const expiring = naming.flatMap((item) => {
    const ttl = ttlOf(item);
    return ttl === undefined ? [] : [{ ttl, key: at(item) }];
  });
  const [kept, own] = [true, false].map((isKept) =>
    naming.filter((item) => ttlOf(item) === undefined && isKeptByOther(item, name) === isKept).map(at),
  );
  return {
    left: own ?? [],
    conversations: kept ?? [],
    expiring: expiring.filter(({ ttl }) => ttl > now),
  };
}
