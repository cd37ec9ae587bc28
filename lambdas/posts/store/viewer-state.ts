import { memberKeys } from '../../members/store/keys.ts';
import type { SaveItem } from '../../saves/items.ts';
import { query, type Stored } from '../../table/table.ts';
import type { LikeItem, OptionId, VoteItem } from './items.ts';
import { postKeys } from './keys.ts';

/** What a member has done on one post. */
export interface ViewerState {
  liked: boolean;
  /** The option of its poll for which they have voted. */
  vote: OptionId | null;
  saved: boolean;
}

/** The items behind a viewer's state of a post. */
export interface ViewerEdges {
  like?: Stored<LikeItem>;
  vote?: Stored<VoteItem>;
  save?: Stored<SaveItem>;
}

/** What stands for something that a member has done on a post. */
export type Edge = Stored<LikeItem | VoteItem | SaveItem>;

const isLike = (edge: Edge): edge is Stored<LikeItem> => 'authorId' in edge;

export const isVote = (edge: Edge): edge is Stored<VoteItem> => 'optionId' in edge;

const isSave = (edge: Edge): edge is Stored<SaveItem> => 'thingId' in edge;

export const viewerStateOf = ({ like, vote, save }: ViewerEdges): ViewerState => ({
  liked: like !== undefined,
  vote: vote?.optionId ?? null,
  saved: save !== undefined,
});

function edgesByPost(edges: Edge[]): Map<string, ViewerEdges> {
  const items = new Map<string, ViewerEdges>();
  for (const edge of edges) {
    const postId = 'thingId' in edge ? edge.thingId : edge.postId;
    const one = {
      ...(isLike(edge) && { like: edge }),
      ...(isVote(edge) && { vote: edge }),
      ...(isSave(edge) && { save: edge }),
    };
    items.set(postId, { ...items.get(postId), ...one });
  }
  return items;
}

const statesByPost = (edges: Edge[]): Map<string, ViewerState> =>
  new Map([...edgesByPost(edges)].map(([postId, items]) => [postId, viewerStateOf(items)]));

/** Everything from the oldest post to the newest, as it stands now, so that a click shows right after it was made. */
async function readRange(
  memberId: string,
  oldest: string,
  newest: string,
  { consistent = true } = {},
): Promise<Edge[]> {
  const { items } = await query<LikeItem | VoteItem | SaveItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :oldest AND :newest',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':oldest': postKeys.on(memberId, oldest).sk,
      ':newest': postKeys.vote(memberId, newest).sk,
    },
    ConsistentRead: consistent,
  });
  return items;
}

/** What a member has done on one post, item by item, as it stands now. */
export const readEdges = async (memberId: string, postId: string): Promise<ViewerEdges> =>
  edgesByPost(await readRange(memberId, postId, postId)).get(postId) ?? {};

/** What a member has done on one post, as it stands now. */
export const readViewerState = async (memberId: string, postId: string): Promise<ViewerState> =>
  viewerStateOf(await readEdges(memberId, postId));

/**
 * What a member has done on the posts of a page, as it stands now: one range of what is theirs, because post ids sort as
 * the feed does.
 *
 * @param postIds newest first, with no other posts between them
 * @returns by post, of those on which they have done anything
 */
export async function viewerStateInRange(
  memberId: string,
  postIds: string[],
): Promise<Map<string, ViewerState>> {
  const [newest, oldest] = [postIds[0], postIds.at(-1)];
  return newest && oldest ? statesByPost(await readRange(memberId, oldest, newest)) : new Map();
}

/** A member's state of some posts, wherever those are in the feed. */
export async function viewerStateAmong(
  memberId: string,
  postIds: string[],
): Promise<Map<string, ViewerState>> {
  const edges = await Promise.all(
    postIds.map((postId) => readRange(memberId, postId, postId, { consistent: false })),
  );
  return statesByPost(edges.flat());
}
