import { foundParts } from '../../../../shared/rules/texts/excerpt.ts';
import classes from './Marked.module.css';

/** A text in which the words are marked by which a search has found it. */
export function Marked({ text, query }: { text: string; query: string }) {
  const parts = foundParts(text, query);
  let at = 0;
  return (
    <bdi>
      {parts.map(({ text: part, isFound }) => {
        const key = at;
        at += part.length;
        return isFound ? (
          <mark key={key} className={classes.found}>
            {part}
          </mark>
        ) : (
          part
        );
      })}
    </bdi>
  );
}
