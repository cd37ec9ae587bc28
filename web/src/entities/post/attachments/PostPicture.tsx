import { useState } from 'react';
import type { PostImage } from '../../../../../shared/model/post.ts';
import { postScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { lazily, pictureSource } from '../../../components/media/picture-source.ts';
import classes from './PostImages.module.css';

interface PostPictureProps {
  image: PostImage;
  /** What a press does. */
  label: string;
  /** Whether it has the width of the post to itself; else it is one of a grid of squares. */
  isAlone: boolean;
  onOpen: () => void;
}

/** The shape of pictures that do not tell theirs. */
const USUAL_SHAPE = 4 / 3;

/** One picture, in a place that is kept for it until it is there. */
export function PostPicture({ image, label, isAlone, onOpen }: PostPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const { url, alt, width, height } = image;
  const shape = width && height ? width / height : USUAL_SHAPE;
  return (
    <button
      type="button"
      className={classes.picture}
      style={{ '--shape': isAlone ? shape : 1 }}
      aria-label={alt === '' ? label : `${label}: ${alt}`}
      aria-haspopup="dialog"
      disabled={isBroken}
      onClick={onOpen}
    >
      {isBroken ? (
        <span>{texts.pictureMissing}</span>
      ) : (
        <img
          {...pictureSource(url, lazily('(min-width: 48em) 40rem, 100vw'))}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </button>
  );
}
