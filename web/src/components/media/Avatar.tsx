import { useState } from 'react';
import { initialsOf, toneOf } from '../text/tone.ts';
import classes from './Avatar.module.css';

interface AvatarProps {
  id: string;
  name: string;
  /** Address of the picture; initials on the id's own tone when empty or broken. */
  picture: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** A member's picture. Decorative: the name always stands beside it. */
export function Avatar({ id, name, picture, size = 'md', className = '' }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const showPicture = picture !== '' && picture !== broken;
  return (
    <span
      className={`${classes.avatar} ${className}`}
      data-size={size}
      style={{ '--tone': `var(--hearth-tone-${toneOf(id)})` }}
      aria-hidden="true"
    >
      {showPicture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
