import { useState } from 'react';
import type { Mention } from '../../../../shared/model/post.ts';
import { posts as texts } from '../../../../shared/texts/posts/posts.ts';
import { TextButton } from '../layout/TextLink.tsx';
import classes from './ShortenedText.module.css';
import { LONGEST_LINK, shortened } from './shortened.ts';
import { WrittenText } from './WrittenText.tsx';

interface ShortenedTextProps {
  text: string;
  /** How many characters are shown until the reader asks for all of them. */
  max: number;
  /** The members whom it names, where it can name any: tags lead somewhere then, too. */
  mentions?: readonly Mention[];
}

/** Somebody's own words with their line breaks and links, cut until the reader asks for all of them. */
export function ShortenedText({ text, max, mentions }: ShortenedTextProps) {
  const [open, setOpen] = useState(false);
  const short = shortened(text, max);
  const [shown, longestLink] = open ? [text] : [short, LONGEST_LINK];
  return (
    <div className={classes.text}>
      <p dir="auto">
        <WrittenText mentions={mentions} longestLink={longestLink}>
          {shown}
        </WrittenText>
      </p>
      {short !== text && (
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.seeLess : texts.seeMore}
        </TextButton>
      )}
    </div>
  );
}
