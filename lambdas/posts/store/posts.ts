import type { Author } from '../../../shared/model/member.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { idTime } from '../../table/ids.ts';
import type { IndexKey, Key } from '../../table/key.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, query, type Stored, update } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Attached, Likes, PostItem, Talk, TallyItem, TallyShardItem, Votes } from './items.ts';
import { postKeys } from './keys.ts';

/** A post and what is counted beside it. */
export interface FoundPost {
  post: PostItem;
  likes: Likes;
  /** On its poll, if it has one. */
  votes: Votes;
}

const POSTS_AT_ONCE = 25;

const NO_LIKES: Likes = { likeCount: 0, likers: [] };

const NO_TALK: Talk = { commentCount: 0, newest: {}, talkChanges: 0 };

/** The month that holds a post, from its id: `2026-11`. */
export const monthOf = (postId: string): string => new Date(idTime(postId)).toISOString().slice(0, 7);

/**
 * Where likes and votes of a post are counted.
 *
 * @param shard one of `SHARDS` places beside the usual one
 */
export const tallyKey = (postId: string, shard?: number): Key<Tally> =>
  shard === undefined
    ? postKeys.tally(monthOf(postId), postId)
    : postKeys.tallyShard(monthOf(postId), postId, shard);

const announced = new Set<string>();

/** Lists a month before its first post, so that readers who page back know where to look. */
async function announce(month: string): Promise<void> {
  if (announced.has(month)) return;
  await retryOnConflict(() =>
    update(postKeys.months(), { update: 'ADD months :month', values: { ':month': new Set([month]) } }),
  );
  announced.add(month);
}

/**
 * Stores a post.
 *
 * @param given its id, author, text and attachment
 * @returns the post with its counts
 */
export async function createPost(
  given: Omit<PostItem, keyof IndexKey | keyof Talk | 'createdAt'>,
): Promise<FoundPost> {
  const { _id, author } = given;
  const month = monthOf(_id);
  const post: PostItem = {
    ...given,
    ...NO_TALK,
    createdAt: new Date(idTime(_id)).toISOString(),
    ...postKeys.byAuthor(author._id, _id),
  };
  await announce(month);
  await transact([
    { put: { ...postKeys.post(month, _id), ...post }, ifNew: true },
    { put: { ...postKeys.tally(month, _id), ...NO_LIKES } },
  ]);
  return { post, likes: NO_LIKES, votes: {} };
}

type Tally = TallyItem | TallyShardItem;

export type PostPart = Stored<PostItem | Tally>;

const isPost = (item: PostPart): item is Stored<PostItem> => 'author' in item;

const isTally = (item: PostPart): item is Stored<Tally> => 'likeCount' in item;

const likesIn = (tallies: Tally[]): Likes => ({
  likeCount: tallies.reduce((sum, { likeCount }) => sum + likeCount, 0),
  likers: tallies.flatMap((tally) => ('likers' in tally ? tally.likers : [])),
});

const votesIn = (tallies: Tally[], { poll }: PostItem): Votes => {
  const options = poll?.options ?? [];
  return Object.fromEntries(
    options.map(({ _id }) => [_id, tallies.reduce((sum, tally) => sum + (tally[_id] ?? 0), 0)]),
  );
};

/** Puts each post together with its counts, in the order in which the posts came. */
export function assemble(items: PostPart[]): FoundPost[] {
  const tallies = Object.groupBy(items.filter(isTally), ({ sk }) => sk.split('#')[0] ?? sk);
  return items.filter(isPost).map((post) => {
    const own = tallies[post._id] ?? [];
    return { post, likes: likesIn(own), votes: votesIn(own, post) };
  });
}

/** A post without its counts, as it stands now. */
export const readPostItem = (postId: string) =>
  get(postKeys.post(monthOf(postId), postId), { consistent: true });

/** One post with its counts, as it stands now unless that does not matter. */
export async function readPost(postId: string, { consistent = true } = {}): Promise<FoundPost | undefined> {
  const { items } = await query<PostItem | Tally>({
    KeyConditionExpression: 'pk = :month AND begins_with(sk, :post)',
    ExpressionAttributeValues: { ':month': postKeys.month(monthOf(postId)), ':post': postId },
    ConsistentRead: consistent,
  });
  return assemble(items)[0];
}

async function readAuthored(memberId: string, page: PageOf) {
  const list = { partition: postKeys.authoredBy(memberId), index: 'gsi1' } as const;
  const { items, more } = await newestFirst<PostItem>(list, page);
  return { posts: items, more };
}

/** A page of a member's posts without what is counted of them, newest first. */
export const somePostsBy = (memberId: string): Promise<{ posts: PostItem[]; more: boolean }> =>
  readAuthored(memberId, { limit: POSTS_AT_ONCE });

/** Posts of one member, newest first. */
export async function readPostsBy(
  memberId: string,
  page: PageOf,
): Promise<{ posts: FoundPost[]; more: boolean }> {
  const { posts, more } = await readAuthored(memberId, page);
  const found = await Promise.all(posts.map(({ _id }) => readPost(_id, { consistent: false })));
  return { posts: found.filter((one) => one !== undefined), more };
}

/** The paths of the files that a post shows. */
export const filesOf = ({ images = [], video, documents = [] }: Attached): string[] =>
  [...images, ...(video ? [video] : []), ...documents].map(({ url }) => url);

/**
 * Deletes a post for its readers; what hangs on it follows.
 *
 * @param gone the error when it is no longer there
 */
export const deletePost = ({ _id }: PostItem, gone: () => Error): Promise<void> =>
  retryOnConflict(() =>
    transact([
      { delete: postKeys.post(monthOf(_id), _id), condition: 'attribute_exists(pk)', otherwise: gone },
      { delete: tallyKey(_id) },
    ]),
  );

/**
 * Renews who stands beside a member's posts, one page at a time.
 *
 * @param author as the member is now, with the version of that
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no post is left
 */
export async function renewAuthor(
  author: Author,
  authorVersion: number,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { posts, more } = await readAuthored(author._id, { before: cursor, limit: POSTS_AT_ONCE });
  await Promise.all(posts.map(({ _id }) => renewAuthorOf(_id, author, authorVersion)));
  return more ? posts.at(-1)?._id : undefined;
}

async function renewAuthorOf(postId: string, author: Author, authorVersion: number): Promise<void> {
  try {
    await update(postKeys.post(monthOf(postId), postId), {
      update: 'SET author = :author, authorVersion = :version',
      condition: 'authorVersion < :version',
      values: { ':author': author, ':version': authorVersion },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
