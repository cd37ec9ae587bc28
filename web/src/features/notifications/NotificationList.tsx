import { Button, Card } from '@mantine/core';
import { notificationScreens } from '../../../../shared/texts/notifications/notification-screens.ts';
import { notifications as texts } from '../../../../shared/texts/notifications/notifications.ts';
import { shell } from '../../../../shared/texts.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { MoreRows } from '../../components/lists/MoreRows.tsx';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import classes from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotifications } from './use-notifications.ts';

/** All notifications, newest first, in every state of the list. */
export function NotificationList() {
  const { feed, failed, retry } = useNotifications();
  const { read, remove, readAll, older } = useNotificationActions();
  const rows = feed?.rows ?? [];
  const unread = feed?.unread ?? 0;
  const next = feed?.next;
  const section = useFocusAfterRemoval<HTMLElement>(rows.length + unread);
  return (
    <section ref={section} tabIndex={-1} className={classes.section} aria-label={shell.notifications}>
      <div className={classes.head}>
        <PageHeading>{shell.notifications}</PageHeading>
        {unread > 0 && (
          <div className={classes.all}>
            <Button variant="subtle" onClick={readAll}>
              {texts.markAllRead}
            </Button>
          </div>
        )}
      </div>
      <Card>
        {!feed && !failed && <ListSkeleton />}
        {failed && <ErrorState title={notificationScreens.loadFailed} onRetry={retry} />}
        {feed && rows.length === 0 && next === undefined && <EmptyState text={texts.empty} />}
        {rows.length > 0 && (
          <ul className={classes.list}>
            {rows.map((row) => (
              <NotificationRow key={row._id} notification={row} onRead={read} onRemove={remove} />
            ))}
          </ul>
        )}
      </Card>
      {next !== undefined && (
        <MoreRows
          hasMore
          isLoading={older.isLoading}
          failed={older.failed}
          load={() => older.load(next)}
          label={notificationScreens.more}
        />
      )}
    </section>
  );
}

function ListSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label={notificationScreens.loading}>
      {[1, 2, 3, 4, 5, 6].map((nth) => (
        <NotificationSkeleton key={nth} />
      ))}
    </div>
  );
}
