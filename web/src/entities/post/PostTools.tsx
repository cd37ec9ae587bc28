import type { Post } from '../../../../shared/model/post.ts';
import { postScreens } from '../../../../shared/texts/posts/post-screens.ts';
import { savedScreens as texts } from '../../../../shared/texts/saved/saved-screens.ts';
import { IconSave, IconSaved } from '../../theme/icons.ts';
import { useSave } from '../saved/use-save.ts';
import itemClasses from './PostItem.module.css';
import classes from './PostTools.module.css';

/** What else can be done with a post; its code comes after that of the feed. */
export default function PostTools({ post: { _id, author, saved } }: { post: Post }) {
  const save = useSave({ kind: 'posts', id: _id }, saved);
  const Icon = saved ? IconSaved : IconSave;
  return (
    <button
      type="button"
      className={`${itemClasses.action} ${classes.tool}`}
      aria-label={texts.label(saved, postScreens.postBy(author.name))}
      onClick={() => save(!saved)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.label}>{saved ? texts.isSaved : texts.save}</span>
    </button>
  );
}
