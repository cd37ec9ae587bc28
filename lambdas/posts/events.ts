import type { Change } from '../table/key.ts';
import type { CommentItem, LikeItem, PostItem } from './store/items.ts';
import { postKeys } from './store/keys.ts';

export type PostEvent =
  | { type: 'post.created' | 'post.deleted'; post: PostItem }
  | { type: 'post.liked' | 'post.unliked'; like: LikeItem }
  | { type: 'comment.added' | 'comment.changed' | 'comment.deleted'; comment: CommentItem };

/** What a change of an item means to the community. */
export function postEvents(change: Change): PostEvent[] {
  if (postKeys.like.is(change)) {
    const { before, after } = change;
    if (!before && after) return [{ type: 'post.liked', like: after }];
    return before && !after ? [{ type: 'post.unliked', like: before }] : [];
  }
  if (postKeys.comment.is(change)) {
    const { before, after } = change;
    if (after) return [{ type: before ? 'comment.changed' : 'comment.added', comment: after }];
    return before ? [{ type: 'comment.deleted', comment: before }] : [];
  }
  if (postKeys.post.is(change)) {
    const { before, after } = change;
    if (!before && after) return [{ type: 'post.created', post: after }];
    return before && !after ? [{ type: 'post.deleted', post: before }] : [];
  }
  return [];
}
