import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import classes from './NotificationRow.module.css';

/** The shape of a notification that is being loaded. */
export function NotificationSkeleton() {
  return (
    <div className={classes.row} aria-hidden="true">
      <Skeleton width="2.75rem" height="2.75rem" round />
      <div className={classes.words}>
        <Skeleton width="16rem" height="1.5rem" />
        <Skeleton width="4rem" height="1.125rem" />
        <Skeleton width="100%" height="3.5rem" />
      </div>
      <div className={classes.controls} />
    </div>
  );
}
