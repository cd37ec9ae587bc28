import { Skeleton } from '@mantine/core';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import classes from './ThreadSkeleton.module.css';

/** The shape of messages that are being loaded. */
export function MessagesSkeleton() {
  return (
    <div className={classes.messages} role="status" aria-label={texts.loading}>
      <Skeleton className={classes.other} width="16rem" height="2.5rem" radius="lg" />
      <Skeleton className={classes.other} width="11rem" height="4rem" radius="lg" />
      <Skeleton className={classes.own} width="14rem" height="2.5rem" radius="lg" />
      <Skeleton className={classes.other} width="18rem" height="2.5rem" radius="lg" />
      <Skeleton className={classes.own} width="12rem" height="4rem" radius="lg" />
    </div>
  );
}

/** The shape of a conversation that is being loaded. */
export function ThreadSkeleton() {
  return (
    <>
      <div className={classes.head} aria-hidden="true">
        <Skeleton height="2.75rem" circle />
        <Skeleton width="10rem" height="1.5rem" />
      </div>
      <MessagesSkeleton />
    </>
  );
}
