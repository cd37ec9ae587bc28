import { useState } from 'react';
import { posts as texts } from '../../../../shared/texts/posts/posts.ts';
import { TextButton } from '../layout/TextLink.tsx';
import { LinkedText } from './LinkedText.tsx';
import classes from './ShortenedText.module.css';
import { shortened } from './shortened.ts';

interface ShortenedTextProps {
  text: string;
  /** How many characters are shown until the reader asks for all of them. */
  max: number;
}

/** Of a link in a shortened text so many characters are enough to know where it leads. */
const LONGEST_LINK = 60;

/** Somebody's own words with their line breaks and links, cut until the reader asks for all of them. */
export function ShortenedText({ text, max }: ShortenedTextProps) {
  const [open, setOpen] = useState(false);
  const short = shortened(text, max);
  return (
    <div className={classes.text}>
      <p>
        {open ? <LinkedText>{text}</LinkedText> : <LinkedText longestLink={LONGEST_LINK}>{short}</LinkedText>}
      </p>
      {short !== text && (
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.seeLess : texts.seeMore}
        </TextButton>
      )}
    </div>
  );
}
