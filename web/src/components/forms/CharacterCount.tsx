import { formatted } from '../text/count.ts';
import classes from './CharacterCount.module.css';

/** How much of a text's room is used. More can be typed, so that nothing pasted is cut. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  return (
    <span className={classes.count} data-over={text.trim().length > max}>
      {formatted(text.length)} / {formatted(max)}
    </span>
  );
}
