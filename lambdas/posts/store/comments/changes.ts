import { retryOnConflict } from '../../../table/retry.ts';
import { transact } from '../../../table/transact.ts';
import type { CardItem } from '../../../users/store/items.ts';
import type { Comment, CommentItem, PostItem } from '../items.ts';
import { postKeys } from '../keys.ts';
import { readPostItem } from '../posts.ts';
import { type Place, readComment } from './comments.ts';
import { changed, counted, uncounted } from './previews.ts';

/** A comment with its post. */
export interface Seen {
  post: PostItem;
  comment: CommentItem;
}

/** What stands beside a comment of its writer. */
const writerOf = ({ _id, name, username, profilePicture, cardVersion }: CardItem) => ({
  user: { _id, name, username, profilePicture },
  userVersion: cardVersion,
});

/** A comment that nobody has reacted to yet. */
export const newComment = (_id: string, writer: CardItem, content: string): Comment => ({
  _id,
  ...writerOf(writer),
  content,
  edited: false,
  likeCount: 0,
  dislikeCount: 0,
  reactors: {},
});

/**
 * Adds a comment to a post, with its count and its copy there.
 *
 * @param seen the post, as the caller has just read it
 * @param gone the error when the post is no longer there
 * @returns the post afterwards
 */
export function addComment(seen: PostItem, comment: Comment, gone: () => Error): Promise<PostItem> {
  const { _id: postId, author } = seen;
  const { _id, user } = comment;
  const item: CommentItem = {
    ...postKeys.byWriter(user._id, _id),
    ...comment,
    postId,
    authorId: author._id,
  };
  let known: PostItem | undefined = seen;
  return retryOnConflict(async () => {
    const post = known ?? (await readPostItem(postId));
    known = undefined;
    if (!post) throw gone();
    await transact([
      { put: { ...postKeys.comment(postId, _id), ...item }, ifNew: true },
      counted(post, comment),
    ]);
    return { ...post, commentCount: post.commentCount + 1 };
  });
}

/** Changes a comment as it stands now together with its post. */
export function onComment<T>(
  { postId, _id }: Place,
  work: (now: Seen) => Promise<T>,
  gone: () => Error,
  seen?: Seen,
): Promise<T> {
  let known = seen;
  return retryOnConflict(async () => {
    const now = known;
    known = undefined;
    if (now) return work(now);
    const [post, comment] = await Promise.all([readPostItem(postId), readComment(postId, _id)]);
    if (!post || !comment) throw gone();
    return work({ post, comment });
  });
}

/**
 * Changes the text of a comment; it counts as edited when that makes another of it.
 *
 * @param seen the comment with its post, as the caller has just read them
 * @param gone the error when one of them is no longer there
 * @returns the comment afterwards
 */
export const editComment = (seen: Seen, content: string, gone: () => Error): Promise<Comment> =>
  onComment(
    seen.comment,
    async ({ post, comment }) => {
      if (comment.content === content) return comment;
      const change = {
        update: (at: string) => `SET ${at}content = :content, ${at}edited = :true`,
        values: { ':content': content, ':true': true },
      };
      await transact(changed(post, comment, change));
      return { ...comment, content, edited: true };
    },
    gone,
    seen,
  );

/**
 * Deletes a comment with its count and its copy.
 *
 * @param gone the error when the comment or its post is no longer there
 * @param seen both, when the caller has just read them
 * @returns the post afterwards
 */
export const removeComment = (place: Place, gone: () => Error, seen?: Seen): Promise<PostItem> =>
  onComment(
    place,
    async ({ post, comment: { postId, _id } }) => {
      await transact([
        { delete: postKeys.comment(postId, _id), condition: 'attribute_exists(pk)' },
        await uncounted(post, _id),
      ]);
      return { ...post, commentCount: post.commentCount - 1 };
    },
    gone,
    seen,
  );

/**
 * Renews who stands beside a comment, unless that is as new already.
 *
 * @param gone the error when the comment or its post is no longer there
 */
export const renewWriter = (place: Place, writer: CardItem, gone: () => Error): Promise<void> =>
  onComment(
    place,
    async ({ post, comment }) => {
      const { user, userVersion } = writerOf(writer);
      if (comment.userVersion >= userVersion) return;
      const change = {
        update: (at: string) => `SET ${at}#user = :user, ${at}userVersion = :version`,
        condition: 'userVersion < :version',
        names: { '#user': 'user' },
        values: { ':user': user, ':version': userVersion },
      };
      await transact(changed(post, comment, change));
    },
    gone,
  );
