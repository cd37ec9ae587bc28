import { whenChanged } from '../events/source.ts';
import type { CommentItem, LikeItem, Mention, PostItem } from './store/items.ts';
import { postKeys } from './store/keys.ts';

export type PostEvent =
  | { type: 'post.created' | 'post.deleted'; post: PostItem }
  | { type: 'post.edited'; post: PostItem; before: PostItem }
  /** Members are named for the first time. */
  | { type: 'post.mentioned'; post: PostItem; mentions: Mention[] }
  | { type: 'comment.mentioned'; comment: CommentItem; mentions: Mention[] }
  | { type: 'post.liked' | 'post.unliked'; like: LikeItem }
  | { type: 'comment.added' | 'comment.changed' | 'comment.deleted'; comment: CommentItem };

/** Those whom something names now and has not named before. */
function newIn(before: { mentioned?: Mention[] } | undefined, after: { mentioned?: Mention[] }): Mention[] {
  const known = new Set(before?.mentioned?.map(({ notificationId }) => notificationId));
  return after.mentioned?.filter(({ notificationId }) => !known.has(notificationId)) ?? [];
}

/** What changes of items mean to the community. */
export const postEvents = [
  whenChanged(postKeys.like, ['INSERT', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (after) return [{ type: 'post.liked', like: after }];
    return before ? [{ type: 'post.unliked', like: before }] : [];
  }),
  whenChanged(postKeys.comment, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (after) {
      const mentions = newIn(before, after);
      return [
        { type: before ? 'comment.changed' : 'comment.added', comment: after },
        ...(mentions.length > 0 ? [{ type: 'comment.mentioned' as const, comment: after, mentions }] : []),
      ];
    }
    return before ? [{ type: 'comment.deleted', comment: before }] : [];
  }),
  whenChanged(postKeys.post, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (!after) return before ? [{ type: 'post.deleted', post: before }] : [];
    const mentions = newIn(before, after);
    return [
      ...(before ? [] : [{ type: 'post.created' as const, post: after }]),
      ...(before && before.content !== after.content
        ? [{ type: 'post.edited' as const, post: after, before }]
        : []),
      ...(mentions.length > 0 ? [{ type: 'post.mentioned' as const, post: after, mentions }] : []),
    ];
  }),
];
