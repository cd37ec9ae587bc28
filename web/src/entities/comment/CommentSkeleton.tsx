import { Skeleton } from '@mantine/core';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import classes from './CommentRow.module.css';

/** The shape of a comment that is being loaded. */
export function CommentSkeleton() {
  return (
    <div className={classes.comment} role="status" aria-label={texts.loading}>
      <Skeleton height="2rem" circle />
      <div className={classes.body}>
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton width="16rem" height="1.5rem" />
      </div>
    </div>
  );
}
