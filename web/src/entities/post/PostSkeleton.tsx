import { Card, Skeleton } from '@mantine/core';
import classes from './PostItem.module.css';

/** The shape of a post that is being loaded. */
export function PostSkeleton() {
  return (
    <Card className={classes.post} aria-hidden="true">
      <div className={classes.author}>
        <Skeleton height="2.75rem" circle />
        <div className={classes.who}>
          <Skeleton width="11rem" height="1.25rem" />
          <div className={classes.details}>
            <Skeleton width="7rem" height="1rem" />
          </div>
        </div>
      </div>
      <Skeleton height="4.5rem" />
      <Skeleton width="5rem" height="2rem" />
    </Card>
  );
}
