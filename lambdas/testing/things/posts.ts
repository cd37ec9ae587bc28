import type { Counts, PostItem, TallyItem, TallyShardItem } from '../../posts/store/items.ts';
import { monthOf, postKeys, SHARDS } from '../../posts/store/keys.ts';
import { newId } from '../../table/ids.ts';
import type { Stored } from '../../table/table.ts';

const AUTHOR = {
  _id: 'author0000000001',
  username: 'ada',
  name: 'Ada',
  headline: '',
  profilePicture: '',
  userRole: null,
};

/** A post as the table holds it. */
export function postItem(at: number): Stored<PostItem> {
  const _id = newId(at);
  const createdAt = new Date(at).toISOString();
  const place = { ...postKeys.post(monthOf(_id), _id), ...postKeys.byAuthor(AUTHOR._id, _id) };
  return { ...place, _id, author: AUTHOR, authorVersion: 1, content: 'Hello', createdAt };
}

/** The counts that stand behind a post. */
export const tallyItem = (postId: string, likers: string[] = []): Stored<TallyItem> => ({
  ...postKeys.tally(monthOf(postId), postId),
  likeCount: likers.length,
  likers,
});

/**
 * The shards of a post whose counts are spread.
 *
 * @param counts of the first ones; nothing was counted in the others
 */
export const shardItems = (postId: string, spread: string, ...counts: Counts[]): Stored<TallyShardItem>[] =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    ...postKeys.tallyShard(postId, shard),
    spread,
    changes: counts[shard] ? 1 : 0,
    ...counts[shard],
  }));
