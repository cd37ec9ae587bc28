import { type Job, newJob } from '../../../jobs/store.ts';
import { takeBack, tell, telling } from '../../../notifications/store/notify.ts';
import { lookingAgain } from '../../../table/look-again.ts';
import { transact, type Write } from '../../../table/transact.ts';
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
 * Adds a comment: itself, its count and copy in the post, and the notice of the post's author (SPEC section 7, comment).
 *
 * @param seen the post, as the caller has just read it
 * @param gone the error when the post is no longer there
 * @returns the post afterwards
 */
export function addComment(seen: PostItem, comment: Comment, gone: () => Error): Promise<PostItem> {
  const { _id: postId } = seen;
  const { _id, user } = comment;
  const write = (post: PostItem, noticeId?: string): Promise<void> =>
    transact([
      {
        put: {
          ...postKeys.comment(postId, _id),
          ...postKeys.byWriter(user._id, _id),
          ...comment,
          postId,
          ...(noticeId && { noticeId }),
        },
        ifNew: true,
      },
      counted(post, comment),
      ...(noticeId
        ? tell({
            recipientId: post.author._id,
            noticeId,
            type: 'post_comment',
            senderId: user._id,
            postId,
            commentId: _id,
          })
        : []),
    ]);
  return lookingAgain(async (isFirst) => {
    const post = isFirst ? seen : await readPostItem(postId);
    if (!post) throw gone();
    if (post.author._id === user._id) await write(post);
    else await telling(post.author._id, (noticeId) => write(post, noticeId), gone);
    return { ...post, commentCount: post.commentCount + 1 };
  });
}

/** Changes a comment as it stands now together with its post; who loses a race against another change looks again. */
export function onComment<T>(
  { postId, _id }: Place,
  work: (now: Seen) => Promise<T>,
  gone: () => Error,
  seen?: Seen,
): Promise<T> {
  return lookingAgain(async (isFirst) => {
    if (isFirst && seen) return work(seen);
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

/** The write that deletes a comment: with reactions only together with a job that deletes those. */
const deletion = ({ postId, _id }: Place, job: Job | undefined): Write => ({
  delete: postKeys.comment(postId, _id),
  condition: job ? 'attribute_exists(pk)' : 'likeCount = :none AND dislikeCount = :none',
  ...(!job && { values: { ':none': 0 } }),
});

/**
 * Deletes a comment with its count, its copy and its notice (SPEC section 7, comment).
 *
 * @param gone the error when the comment or its post is no longer there
 * @param seen both, when the caller has just read them
 * @returns the post afterwards, and the job that deletes the reactions, to be woken, if there are any
 */
export const removeComment = (
  place: Place,
  gone: () => Error,
  seen?: Seen,
): Promise<{ post: PostItem; job: Job | undefined }> =>
  onComment(
    place,
    async ({ post, comment }) => {
      const { postId, _id: commentId, noticeId } = comment;
      const [uncount, untold] = await Promise.all([
        uncounted(post, commentId),
        noticeId ? takeBack(post.author._id, [noticeId]) : [],
      ]);
      const hasReactions = comment.likeCount + comment.dislikeCount > 0;
      const job = hasReactions ? newJob('sweep-comment', { postId, commentId }) : undefined;
      await transact([deletion(comment, job), uncount, ...untold, ...(job ? [{ put: job }] : [])]);
      return { post: { ...post, commentCount: post.commentCount - 1 }, job };
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
