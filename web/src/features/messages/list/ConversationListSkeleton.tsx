import { Skeleton } from '@mantine/core';
import { conversationList as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import classes from './ConversationRow.module.css';

/** The shape of conversations that are being loaded. */
export function ConversationListSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      {[1, 2, 3, 4, 5].map((nth) => (
        <div key={nth} className={classes.row} aria-hidden="true">
          <Skeleton height="2.75rem" circle />
          <div className={classes.words}>
            <Skeleton width="9rem" height="1.25rem" />
            <Skeleton width="14rem" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
