import type { CommentItem } from './items/post.ts';
import { keys } from './keys.ts';
import { get, query, type Stored } from './table.ts';

/** Where a comment stands. */
export type Place = Pick<CommentItem, 'postId' | '_id'>;

interface PageOf {
  /** Id of the oldest comment of the page before. */
  before?: string | undefined;
  limit: number;
}

/** A page of comments. */
export interface CommentPage {
  comments: Stored<CommentItem>[];
  more: boolean;
}

/** Comments on a post, newest first. */
export async function readComments(
  postId: string,
  { before, limit }: PageOf,
  { consistent = false } = {},
): Promise<CommentPage> {
  const { items, more } = await query<CommentItem>({
    KeyConditionExpression: before ? 'pk = :comments AND sk < :before' : 'pk = :comments',
    ExpressionAttributeValues: { ':comments': keys.comments(postId), ...(before && { ':before': before }) },
    ScanIndexForward: false,
    ConsistentRead: consistent,
    Limit: limit,
  });
  return { comments: items, more };
}

/** Comments of one member on any post, newest first. */
export async function readCommentsBy(memberId: string, { before, limit }: PageOf): Promise<CommentPage> {
  const { items, more } = await query<CommentItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: before ? 'gsi1pk = :writer AND gsi1sk < :before' : 'gsi1pk = :writer',
    ExpressionAttributeValues: {
      ':writer': keys.byWriter(memberId, '').gsi1pk,
      ...(before && { ':before': before }),
    },
    ScanIndexForward: false,
    Limit: limit,
  });
  return { comments: items, more };
}

/** A comment as it stands now. */
export const readComment = (postId: string, commentId: string) =>
  get(keys.comment(postId, commentId), { consistent: true });
