import { useState } from 'react';
import type { PostImage } from '../../../../shared/model/post.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../components/feedback/OverlayBoundary.tsx';
import { PostPicture } from '../post/attachments/PostPicture.tsx';
import classes from './Attachments.module.css';

const ImageViewer = lazyPart(() => import('../../components/media/ImageViewer.tsx'));

/** The pictures among attachments; a press opens them over the whole screen. */
export function Pictures({ images }: { images: PostImage[] }) {
  const [opened, setOpened] = useState<number>();
  const close = () => setOpened(undefined);
  return (
    <div className={classes.pictures} data-many={images.length > 1}>
      {images.map((image, nth) => (
        <PostPicture
          key={image.url}
          image={image}
          label={texts.openPicture(nth + 1, images.length)}
          isAlone={images.length === 1}
          onOpen={() => setOpened(nth)}
        />
      ))}
      {opened !== undefined && (
        <OverlayBoundary onClose={close}>
          <ImageViewer images={images} start={opened} onClose={close} />
        </OverlayBoundary>
      )}
    </div>
  );
}
