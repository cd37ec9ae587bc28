import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../components/feedback/OverlayBoundary.tsx';
import { useOpenedBy } from '../../lib/use-opened-by.ts';
import classes from './PostItem.module.css';

const PostHistory = lazyPart(() => import('./tools/PostHistory.tsx'));

/** Says that a post was edited; a press shows what it said before. */
export function EditedMark({ postId }: { postId: string }) {
  const { opener, isOpen, open, close } = useOpenedBy();
  return (
    <>
      <button ref={opener} type="button" className={classes.edited} aria-haspopup="dialog" onClick={open}>
        {texts.edited}
      </button>
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <PostHistory postId={postId} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}
