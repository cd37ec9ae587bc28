import { Skeleton } from '@mantine/core';
import classes from './MemberRow.module.css';

/** The shape of a member who is being loaded. */
export function MemberRowSkeleton() {
  return (
    <div className={classes.member} aria-hidden="true">
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
