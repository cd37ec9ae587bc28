import { useRef, useState } from 'react';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../components/feedback/OverlayBoundary.tsx';
import classes from './PostItem.module.css';

const PostHistory = lazyPart(() => import('./PostHistory.tsx'));

/** Says that a post was edited; a press shows what it said before. */
export function EditedMark({ postId }: { postId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.edited}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
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
