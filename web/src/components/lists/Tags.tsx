import { Badge } from '@mantine/core';
import classes from './Tags.module.css';

/** Short words side by side. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={classes.tags}>
      {tags.map((tag) => (
        <Badge component="li" key={tag}>
          {tag}
        </Badge>
      ))}
    </ul>
  );
}
