import type { PostComment } from '../../../../shared/model/post.ts';
import { formatted } from '../../components/text/count.ts';
import { IconApprove, IconApproved, IconDislike, IconDisliked } from '../../theme/icons.ts';
import classes from './CommentItem.module.css';
import { useReaction } from './use-reaction.ts';

/** Likes or dislikes a comment, with the count of each. */
export function ReactionButtons({ postId, comment }: { postId: string; comment: PostComment }) {
  const react = useReaction(postId, comment);
  const likes = comment.reaction === 'like';
  const dislikes = comment.reaction === 'dislike';
  const Like = likes ? IconApproved : IconApprove;
  const Dislike = dislikes ? IconDisliked : IconDislike;
  return (
    <>
      <button
        type="button"
        className={classes.action}
        aria-label={`Like, ${formatted(comment.likeCount)}`}
        aria-pressed={likes}
        onClick={() => react('like')}
      >
        <Like size={18} stroke={1.75} aria-hidden="true" />
        {comment.likeCount > 0 && formatted(comment.likeCount)}
      </button>
      <button
        type="button"
        className={classes.action}
        aria-label={`Dislike, ${formatted(comment.dislikeCount)}`}
        aria-pressed={dislikes}
        onClick={() => react('dislike')}
      >
        <Dislike size={18} stroke={1.75} aria-hidden="true" />
        {comment.dislikeCount > 0 && formatted(comment.dislikeCount)}
      </button>
    </>
  );
}
