import { removeMany } from './batch.ts';
import { countNotice } from './inbox.ts';
import type { CardItem } from './items/member.ts';
import type { LikeItem } from './items/post.ts';
import { keys, SHARDS } from './keys.ts';
import { readCard } from './members.ts';
import { tallyKey } from './posts.ts';
import { query, type Stored } from './table.ts';
import { transact, type Write } from './transact.ts';

const PAGE = 50;

/** What the notices of some likes have counted for their author; nothing of those that were cleared or dismissed. */
function uncounted(authorId: string, author: CardItem, likes: LikeItem[]): Write[] {
  const told = likes.filter(
    ({ _id = '', gsi1pk }) => gsi1pk === keys.notices(authorId) && _id > author.clearedUpTo,
  );
  const unread = told.filter(({ _id = '', read }) => !read && _id > author.readUpTo).length;
  if (told.length === 0) return [];
  const { otherwise: _, ...write } = countNotice(authorId, { unread: 0, notices: 0 });
  return [
    {
      ...write,
      condition: 'readUpTo = :seen',
      values: { ...write.values, ':unread': -unread, ':notices': -told.length, ':seen': author.readUpTo },
    },
  ];
}

/** Deletes likes together with their notices. */
async function drop(authorId: string, likes: Stored<LikeItem>[]): Promise<void> {
  const author = await readCard(authorId, { consistent: true });
  if (!author) return removeMany(likes);
  const deleted = likes.map(
    ({ pk, sk, likedAt }): Write => ({
      delete: { pk, sk },
      condition: 'likedAt = :at',
      values: { ':at': likedAt },
    }),
  );
  await transact([...deleted, ...uncounted(authorId, author, likes)]);
}

/** Where the likes of an author's posts are listed. */
const lists = (authorId: string): string[] => [keys.notices(authorId), keys.byDismissed(authorId, '').gsi1pk];

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
  const { items, more } = await query<LikeItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk > :after',
    ExpressionAttributeValues: { ':list': lists(authorId)[Number(at)], ':after': after },
    Limit: PAGE,
  });
  const likes = items.filter((like) => like.postId === postId);
  if (likes.length > 0) await drop(authorId, likes);
  const last = items.at(-1)?.gsi1sk;
  if (more && last) return `${at} ${last}`;
  if (Number(at) + 1 < lists(authorId).length) return `${Number(at) + 1} ${postId}`;
  await removeMany([
    keys.like(authorId, postId),
    ...Array.from({ length: SHARDS }, (_, shard) => tallyKey(postId, shard)),
  ]);
  return undefined;
}
