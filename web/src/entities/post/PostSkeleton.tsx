import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import classes from './PostItem.module.css';

/** The shape of a post that is being loaded. */
export function PostSkeleton() {
  return (
    <div className={classes.post} aria-hidden="true">
      <div className={classes.author}>
        <Skeleton width="2.75rem" height="2.75rem" round />
        <div className={classes.who}>
          <Skeleton width="11rem" height="1.25rem" />
          <div className={classes.details}>
            <Skeleton width="7rem" height="1rem" />
          </div>
        </div>
      </div>
      <Skeleton width="100%" height="4.5rem" />
      <Skeleton width="5rem" height="2rem" />
    </div>
  );
}
