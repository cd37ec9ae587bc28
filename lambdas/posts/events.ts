import { whenChanged } from '../events/source.ts';
import type { Change } from '../table/key.ts';
import type { CommentItem, LikeItem, Mention, PostItem } from './store/items.ts';
import { postKeys, postKinds } from './store/keys.ts';
import { newIn } from './store/mentions.ts';

export type PostEvent =
  | { type: 'post.created' | 'post.deleted'; post: PostItem }
  /** With the tags that it has had before or has now, and the link of which it is to show a preview from now on. */
  | { type: 'post.edited'; postId: string; authorId: string; tags: string[]; link?: string | undefined }
  /** Members are named for the first time. */
  | { type: 'post.mentioned'; postId: string; authorId: string; mentions: Mention[] }
  | { type: 'comment.mentioned'; comment: CommentItem; mentions: Mention[] }
  | { type: 'post.liked' | 'post.unliked'; like: LikeItem }
  /** Of replies as well. */
  | { type: 'comment.added' | 'comment.changed' | 'comment.deleted'; comment: CommentItem };

const mentionsOf = (postId: string, authorId: string, mentions: Mention[]): PostEvent[] =>
  mentions.length > 0 ? [{ type: 'post.mentioned', postId, authorId, mentions }] : [];

/** What a change of a comment or reply means. */
function commentEvents({ before, after }: Pick<Change<CommentItem>, 'before' | 'after'>): PostEvent[] {
  if (after && !after.deleted) {
    const mentions = newIn(before, after);
    return [
      { type: before ? 'comment.changed' : 'comment.added', comment: after },
      ...(mentions.length > 0 ? [{ type: 'comment.mentioned' as const, comment: after, mentions }] : []),
    ];
  }
  if (!before) return [];
  // What is deleted may change as long as it has replies.
  return [{ type: before.deleted ? 'comment.changed' : 'comment.deleted', comment: before }];
}

/** What changes of items mean to the community. */
export const postEvents = [
  whenChanged(postKeys.like, ['INSERT', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (after) return [{ type: 'post.liked', like: after }];
    return before ? [{ type: 'post.unliked', like: before }] : [];
  }),
  whenChanged(postKinds.comment, ['INSERT', 'MODIFY', 'REMOVE'], commentEvents),
  whenChanged(postKinds.reply, ['INSERT', 'MODIFY', 'REMOVE'], commentEvents),
  whenChanged(postKeys.post, ['INSERT', 'REMOVE'], ({ before, after }): PostEvent[] => {
    if (!after) return before ? [{ type: 'post.deleted', post: before }] : [];
    const { _id: postId, author, mentioned = [] } = after;
    return [{ type: 'post.created', post: after }, ...mentionsOf(postId, author._id, mentioned)];
  }),
  // Not the change of the post: its counts, which change all the time, stand under keys like its own.
  whenChanged(postKinds.version, ['INSERT'], ({ key, after }): PostEvent[] => {
    const { postId } = postKinds.version.valuesOf(key) ?? {};
    if (!after || postId === undefined) return [];
    const { authorId, tags, mentions, link } = after;
    return [{ type: 'post.edited', postId, authorId, tags, link }, ...mentionsOf(postId, authorId, mentions)];
  }),
];
