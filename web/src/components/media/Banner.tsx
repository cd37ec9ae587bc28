import { useState } from 'react';
import { toneOf } from '../text/tone.ts';
import classes from './Banner.module.css';

/** A wide picture; a soft gradient of the id's own tones when there is none or it is broken. Decorative. */
export function Banner({ id, picture, className = '' }: { id: string; picture: string; className?: string }) {
  const [broken, setBroken] = useState('');
  const tone = toneOf(id);
  return (
    <div
      className={`${classes.banner} ${className}`}
      style={{ '--tone': `var(--hearth-tone-${tone})`, '--tone-soft': `var(--hearth-tone-${tone}-soft)` }}
      aria-hidden="true"
    >
      {picture !== '' && picture !== broken && (
        <img src={picture} alt="" decoding="async" onError={() => setBroken(picture)} />
      )}
    </div>
  );
}
