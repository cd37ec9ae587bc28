import { whenChanged } from '../events/source.ts';
import type { CommentItem, LikeItem, PostItem } from './store/items.ts';
import { postKeys } from './store/keys.ts';

export type PostEvent =
  | { type: 'post.created' | 'post.deleted'; post: PostItem }
  | { type: 'post.edited'; post: PostItem; before: PostItem }
  | { type: 'post.liked' | 'post.unliked'; like: LikeItem }
  | { type: 'comment.added' | 'comment.changed' | 'comment.deleted'; comment: CommentItem };

/** What changes of items mean to the community. */
export const postEvents = [
  whenChanged(postKeys.like, ['INSERT', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (after) return [{ type: 'post.liked', like: after }];
    return before ? [{ type: 'post.unliked', like: before }] : [];
  }),
  whenChanged(postKeys.comment, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (after) return [{ type: before ? 'comment.changed' : 'comment.added', comment: after }];
    return before ? [{ type: 'comment.deleted', comment: before }] : [];
  }),
  whenChanged(postKeys.post, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (before && after)
      return before.content === after.content ? [] : [{ type: 'post.edited', post: after, before }];
    if (after) return [{ type: 'post.created', post: after }];
    return before ? [{ type: 'post.deleted', post: before }] : [];
  }),
];
