import { uncountNotices } from '../../notifications/store/inbox.ts';
import { notificationKeys } from '../../notifications/store/keys.ts';
import { removeMany } from '../../table/batch.ts';
import { lookingAgain } from '../../table/look-again.ts';
import { query, type Stored } from '../../table/table.ts';
import { transact, type Write } from '../../table/transact.ts';
import { readCard } from '../../users/store/members.ts';
import type { LikeItem } from './items.ts';
import { postKeys, SHARDS } from './keys.ts';
import { tallyKey } from './posts.ts';

const PAGE = 50;

/** Deletes likes together with their notices, which count unless they were cleared or dismissed. */
async function drop(authorId: string, likes: Stored<LikeItem>[]): Promise<void> {
  const author = await readCard(authorId, { consistent: true });
  if (!author) return removeMany(likes);
  const deletes = likes.map(
    ({ pk, sk, likedAt, read, gsi1pk }): Write => ({
      delete: { pk, sk },
      // A notice that is read or dismissed at this moment is no longer counted as it was.
      condition: `likedAt = :at AND gsi1pk = :list${read ? '' : ' AND attribute_not_exists(#read)'}`,
      ...(!read && { names: { '#read': 'read' } }),
      values: { ':at': likedAt, ':list': gsi1pk },
    }),
  );
  const counted = likes.filter(
    ({ _id = '', gsi1pk }) => gsi1pk === notificationKeys.notices(authorId) && _id > author.clearedUpTo,
  );
  const unread = counted.filter(({ _id = '', read }) => !read && _id > author.readUpTo).length;
  const uncount = uncountNotices(author, { unread, notices: counted.length });
  await transact([...deletes, ...(counted.length > 0 ? [uncount] : [])]);
}

/** Where the likes of an author's posts are listed. */
const lists = (authorId: string): string[] => [
  notificationKeys.notices(authorId),
  notificationKeys.byDismissed(authorId, '').gsi1pk,
];

/**
 * Deletes likes of a deleted post. They are found among what its author was told since it was written.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no like is left
 */
export async function sweepLikes(
  postId: string,
  authorId: string,
  cursor = `0 ${postId}`,
): Promise<string | undefined> {
  const [at = '0', after = postId] = cursor.split(' ');
  const { items, more } = await lookingAgain(async () => {
    const page = await query<LikeItem>({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :list AND gsi1sk > :after',
      ExpressionAttributeValues: { ':list': lists(authorId)[Number(at)], ':after': after },
      Limit: PAGE,
    });
    const likes = page.items.filter((like) => like.postId === postId);
    if (likes.length > 0) await drop(authorId, likes);
    return page;
  });
  const last = items.at(-1)?.gsi1sk;
  if (more && last) return `${at} ${last}`;
  if (Number(at) + 1 < lists(authorId).length) return `${Number(at) + 1} ${postId}`;
  await removeMany([
    postKeys.like(authorId, postId),
    ...Array.from({ length: SHARDS }, (_, shard) => tallyKey(postId, shard)),
  ]);
  return undefined;
}
