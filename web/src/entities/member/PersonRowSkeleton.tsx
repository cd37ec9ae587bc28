import { Skeleton } from '@mantine/core';
import classes from './PersonRow.module.css';

/** The shape of a person who is being loaded. */
export function PersonRowSkeleton() {
  return (
    <div className={classes.person} aria-hidden="true">
      <Skeleton height="2.75rem" circle />
      <div className={classes.who}>
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton width="13rem" height="2.25rem" />
      </div>
      <div className={classes.action}>
        <Skeleton width="7.5rem" height="2.25rem" />
      </div>
    </div>
  );
}
