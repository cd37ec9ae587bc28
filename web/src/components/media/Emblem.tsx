import { useState } from 'react';
import { initialsOf } from '../text/tone.ts';
import classes from './Emblem.module.css';

interface EmblemProps {
  /** The company or school; its initials stand in for a missing or broken logo. */
  name: string;
  picture: string;
  size?: 'sm' | 'md' | 'lg';
}

/** A square logo. Decorative: the name always stands beside it. */
export function Emblem({ name, picture, size = 'md' }: EmblemProps) {
  const [broken, setBroken] = useState('');
  return (
    <span className={classes.emblem} data-size={size} aria-hidden="true">
      {picture !== '' && picture !== broken ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
