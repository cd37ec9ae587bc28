import type { Post } from '../../../../../shared/model/post.ts';
import { postScreens } from '../../../../../shared/texts/posts/post-screens.ts';
import { shareScreens } from '../../../../../shared/texts/posts/share-screens.ts';
import { savedScreens as texts } from '../../../../../shared/texts/saved/saved-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { useOpenedBy } from '../../../lib/use-opened-by.ts';
import { IconSave, IconSaved, IconShare } from '../../../theme/icons.ts';
import { useSave } from '../../saved/use-save.ts';
import itemClasses from '../PostItem.module.css';
import classes from './PostTools.module.css';

const ShareDialog = lazyPart(() => import('../sharing/ShareDialog.tsx'));

const tool = `${itemClasses.action} ${classes.tool}`;

/** What else can be done with a post; its code comes after that of the feed. */
export default function PostTools({ post }: { post: Post }) {
  // Of a post that is not there for the viewer there is nothing to pass on.
  return (
    <>
      {!post.sharedGone && <Share post={post} />}
      <Save post={post} />
    </>
  );
}

function Share({ post }: { post: Post }) {
  const { opener, isOpen, open, close } = useOpenedBy();
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={tool}
        aria-haspopup="dialog"
        aria-label={shareScreens.label(postScreens.postBy(post.author.name))}
        onClick={open}
      >
        <IconShare size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>{shareScreens.share}</span>
      </button>
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <ShareDialog post={post} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}

function Save({ post: { _id, author, saved } }: { post: Post }) {
  const save = useSave({ kind: 'posts', id: _id }, saved);
  const Icon = saved ? IconSaved : IconSave;
  return (
    <button
      type="button"
      className={`${tool} ${classes.save}`}
      aria-label={texts.label(saved, postScreens.postBy(author.name))}
      onClick={() => save(!saved)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.label}>{saved ? texts.isSaved : texts.save}</span>
    </button>
  );
}
