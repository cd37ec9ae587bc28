import { useState } from 'react';
import { toneOf } from '../text/tone.ts';
import classes from './Banner.module.css';
import { pictureSource } from './picture-source.ts';

interface BannerProps {
  id: string;
  picture: string;
  /** How wide it is shown, when it is not as wide as a screen. */
  sizes?: string;
  className?: string;
}

/** A wide picture; a soft gradient of the id's own tones when there is none or it is broken. Decorative. */
export function Banner({
  id,
  picture,
  sizes = '(min-width: 48em) 58rem, 100vw',
  className = '',
}: BannerProps) {
  const [broken, setBroken] = useState('');
  const tone = toneOf(id);
  return (
    <div
      className={`${classes.banner} ${className}`}
      style={{ '--tone': `var(--hearth-tone-${tone})`, '--tone-soft': `var(--hearth-tone-${tone}-soft)` }}
      aria-hidden="true"
    >
      {picture !== '' && picture !== broken && (
        <img {...pictureSource(picture, sizes)} alt="" decoding="async" onError={() => setBroken(picture)} />
      )}
    </div>
  );
}
