import type { Item } from 'local-aws/dynamodb';
import * as searched from '../../../../lambdas/search/store/sources.ts';
import { searchItems } from '../../../../lambdas/testing/things/search-items.ts';
import { attributesOf } from './attributes.ts';
import { Community } from './community.ts';
import { connections } from './connections.ts';
import { conversations } from './conversations.ts';
import { hiding } from './hiding.ts';
import { listing } from './listing.ts';
import { members } from './members.ts';
import { moderation } from './moderation.ts';
import { posts } from './posts.ts';
import { projects } from './projects.ts';
import type { StoredItem } from './stored.ts';

const ITEMS_AT_ONCE = 5_000;

/**
 * Everything that the table of a community of some size holds, as the routes would have written it.
 *
 * @param size members: a power of ten, from 100 on
 * @param passwordHash of the one password that all of them have
 */
export function* communityItems(
  size: number,
  passwordHash: string,
  now = Date.now(),
): Generator<StoredItem, Community> {
  const community = new Community(size, now);
  yield* connections(community);
  yield* conversations(community);
  yield* posts(community);
  yield* listing(() => community.newId(now), yield* projects(community));
  yield* hiding(community);
  yield* moderation(community);
  yield* community.groups();
  yield* members(community, passwordHash);
  yield* searchItems(searched.people, community.searched.people);
  yield* searchItems(searched.posts, community.searched.posts);
  return community;
}

/**
 * Fills an empty table.
 *
 * @returns how many items it holds then
 */
export async function fill(
  size: number,
  passwordHash: string,
  load: (items: Item[]) => Promise<void>,
): Promise<number> {
  let batch: Item[] = [];
  let count = 0;
  const flush = async () => {
    await load(batch);
    count += batch.length;
    batch = [];
  };
  for (const item of communityItems(size, passwordHash)) {
    batch.push(attributesOf(item));
    if (batch.length === ITEMS_AT_ONCE) await flush();
  }
  await flush();
  return count;
}
