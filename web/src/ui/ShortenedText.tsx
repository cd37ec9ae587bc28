import { useState } from 'react';
import { posts as texts } from '../../../shared/texts.ts';
import classes from './ShortenedText.module.css';
import { shortened } from './shortened.ts';

/** Somebody's own words with their line breaks, cut at `max` characters until the reader asks for all of them. */
export function ShortenedText({ text, max }: { text: string; max: number }) {
  const [open, setOpen] = useState(false);
  const short = shortened(text, max);
  return (
    <div className={classes.text}>
      <p>{open ? text : short}</p>
      {short !== text && (
        <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.seeLess : texts.seeMore}
        </button>
      )}
    </div>
  );
}
