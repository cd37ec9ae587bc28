import type { Author } from '../../../shared/model/member.ts';
import type { LinkPreview } from '../../../shared/model/post.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { idTime } from '../../table/ids.ts';
import type { IndexKey } from '../../table/key.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { query, type Stored, update } from '../../table/table.ts';
import { isHidden, type Viewer } from '../../visibility/viewer.ts';
import { PostNotFoundError } from './errors.ts';
import type { Attached, Comment, Counts, PostItem, PreviewsItem, TallyItem, Votes } from './items.ts';
import { monthOf, postKeys } from './keys.ts';
import { readShards, sumOf } from './spread.ts';
import { tallyKey } from './tally.ts';

/** What is counted of a post's likes. */
export interface Likes {
  likeCount: number;
  /** The newest likers, oldest first. */
  likers: string[];
}

/** A post with its counts and previews. */
export interface FoundPost {
  post: PostItem;
  likes: Likes;
  /** On its poll, if it has one. */
  votes: Votes;
  commentCount: number;
  /** The newest comments, oldest first, as lists show them: what has changed a moment ago may be missing. */
  previews: Comment[];
  /** Names the shards in which it is counted as well; absent when all stands in its tally. */
  spread?: string;
  /** The post that it shares, where that was read and is there for the viewer: see `withShared`. */
  shared?: PostItem;
  /** Of its link, where that was read and there is one: see `withLinkPreviews`. */
  linkPreview?: LinkPreview;
}

const POSTS_AT_ONCE = 25;

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
  effect: Effect,
  given: Omit<PostItem, keyof IndexKey | 'createdAt' | 'edits' | 'editedAt'>,
): Promise<FoundPost> {
  const { _id, author } = given;
  const month = monthOf(_id);
  const post: PostItem = {
    ...given,
    createdAt: new Date(idTime(_id)).toISOString(),
    ...postKeys.byAuthor(author._id, _id),
  };
  await effect.allowed();
  await announce(month);
  await effect.commit([
    { put: { ...postKeys.post(month, _id), ...post }, ifNew: true },
    { put: { ...postKeys.tally(month, _id), likeCount: 0, likers: [] } },
  ]);
  return { post, likes: { likeCount: 0, likers: [] }, votes: {}, commentCount: 0, previews: [] };
}

/** An item that stands under the id of a post. */
export type PostPart = Stored<PostItem | TallyItem | PreviewsItem>;

const isPost = (item: PostPart): item is Stored<PostItem> => 'author' in item;

const isPreviews = (item: PostPart): item is Stored<PreviewsItem> => 'comments' in item;

const isTally = (item: PostPart): item is Stored<TallyItem> => !isPost(item) && !isPreviews(item);

const votesIn = (tallies: TallyItem[], { poll }: PostItem): Votes => {
  const options = poll?.options ?? [];
  return Object.fromEntries(
    options.map(({ _id }) => [_id, tallies.reduce((sum, tally) => sum + (tally[_id] ?? 0), 0)]),
  );
};

function withParts(post: Stored<PostItem>, parts: PostPart[]): FoundPost {
  // Several where an earlier version has counted in shards beside the tally.
  const tallies = parts.filter(isTally);
  const spread = tallies.find((tally) => tally.spread !== undefined)?.spread;
  const sum = (count: 'likeCount' | 'commentCount'): number =>
    tallies.reduce((all, tally) => all + (tally[count] ?? 0), 0);
  return {
    post,
    likes: { likeCount: sum('likeCount'), likers: tallies.flatMap(({ likers = [] }) => likers) },
    votes: votesIn(tallies, post),
    commentCount: sum('commentCount'),
    previews: parts.filter(isPreviews).flatMap(({ comments }) => comments),
    ...(spread !== undefined && { spread }),
  };
}

/** Puts each post together with its counts and previews, in the order in which the posts came. */
export function assemble(items: PostPart[]): FoundPost[] {
  const parts = Map.groupBy(items, ({ sk }) => sk.split('#')[0]);
  return items.filter(isPost).map((post) => withParts(post, parts.get(post._id) ?? []));
}

async function readParts(postId: string, consistent: boolean): Promise<FoundPost | undefined> {
  const { items } = await query<PostItem | TallyItem | PreviewsItem>({
    KeyConditionExpression: 'pk = :month AND begins_with(sk, :post)',
    ExpressionAttributeValues: { ':month': postKeys.month(monthOf(postId)), ':post': postId },
    ConsistentRead: consistent,
  });
  return assemble(items)[0];
}

function withShards(found: FoundPost, shards: Counts[]): FoundPost {
  const { likeCount = 0, commentCount = 0, ...votes } = sumOf(shards);
  return {
    ...found,
    likes: { ...found.likes, likeCount: found.likes.likeCount + likeCount },
    votes: sumOf([found.votes, votes]),
    commentCount: found.commentCount + commentCount,
  };
}

/** Tries to read tally and shards with nothing folded in between: that happens once a minute at most. */
const COUNT_TRIES = 3;

/**
 * A post that was read with its tally, with what is counted in shards.
 *
 * @returns undefined when it has been deleted since
 */
export async function withAllCounts(
  given: FoundPost | undefined,
  { consistent }: { consistent: boolean },
): Promise<FoundPost | undefined> {
  let found = given;
  for (let tries = 0; found?.spread !== undefined && tries < COUNT_TRIES; tries += 1) {
    const { _id } = found.post;
    const shards = await readShards(_id, found.spread, { consistent: consistent || tries > 0 });
    if (shards) return withShards(found, shards);
    found = await readParts(_id, true);
  }
  return found;
}

/**
 * One post with its counts and previews, as it is now unless that does not matter; none when its author is hidden from
 * the viewer.
 *
 * @param options `withShards: false` for what is counted in its tally alone
 */
export async function readPost(
  viewer: Viewer,
  postId: string,
  { consistent = true, withShards: isAll = true } = {},
): Promise<FoundPost | undefined> {
  const stored = await readParts(postId, consistent);
  const found = isAll ? await withAllCounts(stored, { consistent }) : stored;
  return found && !(await isHidden(viewer, found.post.author._id)) ? found : undefined;
}

/**
 * A post as a write has left it, with all its counts.
 *
 * @param found as it was read with its tally alone before that write
 * @param changed what the write has changed in its tally; or the name of the shards in one of which it has counted
 * @throws PostNotFoundError when it is gone by now
 */
export async function counted(found: FoundPost, changed: Partial<FoundPost> = {}): Promise<FoundPost> {
  const now = await withAllCounts({ ...found, ...changed }, { consistent: true });
  if (!now) throw new PostNotFoundError();
  return now;
}

/** A page of a member's posts as they are stored, newest first. */
export async function readAuthored(
  memberId: string,
  page: PageOf,
): Promise<{ posts: PostItem[]; more: boolean }> {
  const list = { partition: postKeys.authoredBy(memberId), index: 'gsi1' } as const;
  const { items, more } = await newestFirst<PostItem>(list, page);
  return { posts: items, more };
}

/** A page of a member's posts without what is counted of them, newest first. */
export const somePostsBy = (memberId: string): Promise<{ posts: PostItem[]; more: boolean }> =>
  readAuthored(memberId, { limit: POSTS_AT_ONCE });

/** Posts of one member, newest first; none when they are hidden from the viewer. */
export async function readPostsBy(
  viewer: Viewer,
  memberId: string,
  page: PageOf,
): Promise<{ posts: FoundPost[]; more: boolean }> {
  const { posts, more } = await readAuthored(memberId, page);
  const found = await Promise.all(posts.map(({ _id }) => readPost(viewer, _id, { consistent: false })));
  return { posts: found.filter((one) => one !== undefined), more };
}

/** The paths of the files that a post shows. */
export const filesOf = ({ images = [], video, documents = [] }: Attached): string[] =>
  [...images, ...(video ? [video] : []), ...documents].map(({ url }) => url);

/** Whether a post shows more than a text, which then may be empty. */
export const isMoreThanWords = (post: PostItem): boolean =>
  filesOf(post).length > 0 || post.poll !== undefined || post.shared !== undefined;

/**
 * Deletes a post with its tally; all else that belongs to it follows.
 *
 * @throws PostNotFoundError when it is no longer there
 */
export const deletePost = (effect: Effect, postId: string): Promise<void> =>
  retryOnConflict(() =>
    effect.commit([
      {
        delete: postKeys.post(monthOf(postId), postId),
        condition: 'attribute_exists(pk)',
        onConditionFailed: () => new PostNotFoundError(),
      },
      { delete: tallyKey(postId) },
    ]),
  );

/**
 * Refreshes the copies of a member's card in their posts, one page at a time.
 *
 * @param author as the member is now, with the version of that
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no post is left
 */
export async function refreshPosts(
  author: Author,
  authorVersion: number,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { posts, more } = await readAuthored(author._id, { before: cursor, limit: POSTS_AT_ONCE });
  await Promise.all(posts.map(({ _id }) => refreshPost(_id, author, authorVersion)));
  return more ? posts.at(-1)?._id : undefined;
}

async function refreshPost(postId: string, author: Author, authorVersion: number): Promise<void> {
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
