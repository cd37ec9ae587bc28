import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { formatted } from '../../components/text/count.ts';
import { IconLike, IconLiked } from '../../theme/icons.ts';
import classes from './LikeButton.module.css';
import itemClasses from './PostItem.module.css';

interface LikeButtonProps {
  liked: boolean;
  likeCount: number;
  onChange: (liked: boolean) => void;
}

/** Likes a post, or takes that back. */
export function LikeButton({ liked, likeCount, onChange }: LikeButtonProps) {
  const Icon = liked ? IconLiked : IconLike;
  return (
    <button
      type="button"
      className={`${itemClasses.action} ${classes.like}`}
      aria-pressed={liked}
      onClick={() => onChange(!liked)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>{texts.like}</span>
      {likeCount > 0 && <span>{formatted(likeCount)}</span>}
    </button>
  );
}
