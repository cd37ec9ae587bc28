import { Skeleton } from '@mantine/core';
import classes from './NotificationRow.module.css';

/** The shape of a notification that is being loaded. */
export function NotificationSkeleton() {
  return (
    <div className={classes.row} aria-hidden="true">
      <Skeleton height="2.75rem" circle />
      <div className={classes.words}>
        <Skeleton width="16rem" height="1.5rem" />
        <Skeleton width="4rem" height="1.125rem" />
        <Skeleton height="3.5rem" />
      </div>
      <div className={classes.controls} />
    </div>
  );
}
