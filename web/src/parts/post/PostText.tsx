import { useState } from 'react';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import { posts as texts } from '../../../../shared/texts.ts';
import { shortened } from '../../ui/shortened.ts';
import classes from './PostItem.module.css';

/** The words of a post, shortened at 150 characters (SPEC section 9). */
export function PostText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const short = shortened(text, PREVIEW_CHARACTERS);
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
