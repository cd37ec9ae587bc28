import { type ComponentProps, useState } from 'react';
import type { Project } from '../../../../shared/model/project.ts';
import { initialsOf } from '../../../../shared/rules/members/initials.ts';
import { lazily, pictureSource } from '../../components/media/picture-source.ts';
import { toneOf } from '../../components/text/tone.ts';
import classes from './Poster.module.css';

const SIZES = '(min-width: 48em) 24rem, 100vw';

interface PosterProps extends Pick<ComponentProps<'img'>, 'loading'> {
  project: Pick<Project, '_id' | 'name' | 'poster'>;
  className?: string;
}

/** A project's poster; without one its name on a tone of its own, or its initials where it is small. Decorative. */
export function Poster({ project: { _id, name, poster }, className = '', loading = 'lazy' }: PosterProps) {
  const [broken, setBroken] = useState('');
  const tone = toneOf(_id);
  const hasPicture = poster !== '' && poster !== broken;
  return (
    <div
      className={`${classes.poster} ${className}`}
      // Drawn by the style sheet: it repeats the heading beside it.
      data-name={hasPicture ? undefined : name}
      data-initials={hasPicture ? undefined : initialsOf(name)}
      style={{ '--tone': `var(--hearth-tone-${tone})`, '--tone-soft': `var(--hearth-tone-${tone}-soft)` }}
      aria-hidden="true"
    >
      {hasPicture && (
        <img
          {...pictureSource(poster, loading === 'lazy' ? lazily(SIZES) : SIZES)}
          alt=""
          loading={loading}
          decoding="async"
          onError={() => setBroken(poster)}
        />
      )}
    </div>
  );
}
