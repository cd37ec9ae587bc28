import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PostImage } from '../../../../../shared/model/post.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { postScreens } from '../../../../../shared/texts/posts/post-screens.ts';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { count } from '../../../components/text/count.ts';
import classes from './PostImages.module.css';
import { PostPicture } from './PostPicture.tsx';

const ImageViewer = lazyPart(() => import('../../../components/media/ImageViewer.tsx'));

interface PostImagesProps {
  images: PostImage[];
  startsWithAll: boolean;
}

/** The pictures of a post, or only the first until View all is used; a press opens them over the whole screen. */
export function PostImages({ images, startsWithAll }: PostImagesProps) {
  const [showsAll, setShowsAll] = useState(startsWithAll);
  const [opened, setOpened] = useState<number>();
  const shown = showsAll ? images : images.slice(0, 1);
  const close = () => {
    setOpened(undefined);
  };
  return (
    <div className={classes.images} data-many={shown.length > 1}>
      {shown.map((image, nth) => (
        <PostPicture
          key={image.url}
          image={image}
          label={postScreens.openPicture(nth + 1, images.length)}
          isAlone={shown.length === 1}
          onOpen={() => setOpened(nth)}
        />
      ))}
      {shown.length < images.length && (
        <Button variant="default" size="sm" onClick={() => setShowsAll(true)}>
          {texts.viewAll} {count(images.length, nouns.photo)}
        </Button>
      )}
      {opened !== undefined && (
        <OverlayBoundary onClose={close}>
          <ImageViewer images={images} start={opened} onClose={close} />
        </OverlayBoundary>
      )}
    </div>
  );
}
