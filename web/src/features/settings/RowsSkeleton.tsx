import { Skeleton } from '@mantine/core';
import classes from './Rows.module.css';

/** The shape of rows that are being loaded. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.list} role="status" aria-label={label}>
      {[1, 2].map((place) => (
        <div key={place} className={classes.row}>
          <Skeleton width="1.5rem" height="1.5rem" />
          <div className={classes.words}>
            <Skeleton width="45%" height="1.5rem" />
            <Skeleton width="70%" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
