import { Badge } from '@mantine/core';
import classes from './Tags.module.css';

/** Short words side by side. */
export function Tags({ tags, label }: { tags: readonly string[]; label?: string }) {
  return (
    <ul className={classes.tags} aria-label={label}>
      {tags.map((tag) => (
        <Badge component="li" key={tag}>
          {tag}
        </Badge>
      ))}
    </ul>
  );
}
