import { getMany } from '../../table/batch.ts';
import { query, type Stored } from '../../table/table.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { LikeItem, OptionId, PostItem, VoteItem } from './items.ts';
import { postKeys } from './keys.ts';

/** What a member has done on one post. */
export interface OwnMarks {
  liked: boolean;
  /** The option of its poll for which they have voted. */
  vote: OptionId | null;
}

/** The items behind that. */
export interface OwnItems {
  like?: Stored<LikeItem>;
  vote?: Stored<VoteItem>;
}

type Mark = Stored<LikeItem | VoteItem>;

const isLike = (mark: Mark): mark is Stored<LikeItem> => 'authorId' in mark;

export const isVote = (mark: Mark): mark is Stored<VoteItem> => 'optionId' in mark;

export const marksOf = ({ like, vote }: OwnItems): OwnMarks => ({
  liked: like !== undefined,
  vote: vote?.optionId ?? null,
});

function byPost(marks: Mark[]): Map<string, OwnItems> {
  const items = new Map<string, OwnItems>();
  for (const mark of marks) {
    const one = { ...(isLike(mark) && { like: mark }), ...(isVote(mark) && { vote: mark }) };
    items.set(mark.postId, { ...items.get(mark.postId), ...one });
  }
  return items;
}

const byPostMarks = (marks: Mark[]): Map<string, OwnMarks> =>
  new Map([...byPost(marks)].map(([postId, items]) => [postId, marksOf(items)]));

/** Everything from the oldest post to the newest, as it stands now, so that a click shows right after it was made. */
async function readRange(memberId: string, oldest: string, newest: string): Promise<Mark[]> {
  const { items } = await query<LikeItem | VoteItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :oldest AND :newest',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':oldest': postKeys.on(memberId, oldest).sk,
      ':newest': postKeys.vote(memberId, newest).sk,
    },
    ConsistentRead: true,
  });
  return items;
}

/** A member's like and vote on one post, as they stand now. */
export const ownItemsOn = async (memberId: string, postId: string): Promise<OwnItems> =>
  byPost(await readRange(memberId, postId, postId)).get(postId) ?? {};

/** What a member has done on one post, as it stands now. */
export const ownMarksOn = async (memberId: string, postId: string): Promise<OwnMarks> =>
  marksOf(await ownItemsOn(memberId, postId));

/**
 * What a member has done on the posts of a page, as it stands now: one range of what is theirs, because post ids sort as
 * the feed does.
 *
 * @param postIds newest first, with no other posts between them
 * @returns by post, of those on which they have done anything
 */
export async function ownMarksInRange(memberId: string, postIds: string[]): Promise<Map<string, OwnMarks>> {
  const [newest, oldest] = [postIds[0], postIds.at(-1)];
  return newest && oldest ? byPostMarks(await readRange(memberId, oldest, newest)) : new Map();
}

/** The same of some posts, wherever those stand. */
export async function ownMarksAmong(
  memberId: string,
  posts: Pick<PostItem, '_id' | 'poll'>[],
): Promise<Map<string, OwnMarks>> {
  const list = posts.flatMap(({ _id, poll }) => [
    postKeys.like(memberId, _id),
    ...(poll ? [postKeys.vote(memberId, _id)] : []),
  ]);
  return byPostMarks(await getMany<LikeItem | VoteItem>(list));
}
