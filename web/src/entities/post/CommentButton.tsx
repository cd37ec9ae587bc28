import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { formatted } from '../../components/text/count.ts';
import { IconComment } from '../../theme/icons.ts';
import classes from './PostItem.module.css';

interface CommentButtonProps {
  commentCount: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the comments of a post. */
export function CommentButton({ commentCount, isOpen, onToggle }: CommentButtonProps) {
  return (
    <button type="button" className={classes.action} aria-expanded={isOpen} onClick={onToggle}>
      <IconComment size={20} stroke={1.75} aria-hidden="true" />
      <span>{texts.comment}</span>
      {commentCount > 0 && <span>{formatted(commentCount)}</span>}
    </button>
  );
}
