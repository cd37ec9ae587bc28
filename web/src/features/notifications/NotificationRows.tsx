import { Card } from '@mantine/core';
import type { NotificationGroup } from '../../../../shared/model/notification.ts';
import type { NotificationFilter } from '../../../../shared/rules/notifications/filters.ts';
import { notificationScreens as texts } from '../../../../shared/texts/notifications/notification-screens.ts';
import { notifications } from '../../../../shared/texts/notifications/notifications.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { MoreRows } from '../../components/lists/MoreRows.tsx';
import { dayName } from '../../components/text/day-name.ts';
import { useNow } from '../../components/text/use-now.ts';
import { NextStep } from '../../entities/member/NextStep.tsx';
import classes from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotifications } from './use-notifications.ts';

/** The rows of a filter by their days, newest first, in every state of the list. */
export function NotificationRows({ kind }: { kind: NotificationFilter | undefined }) {
  const { feed, failed, retry } = useNotifications(true, kind);
  const { read, remove, older } = useNotificationActions(kind);
  const now = useNow();
  const rows = feed?.rows ?? [];
  const next = feed?.next;
  const days = Map.groupBy(rows, ({ createdAt }: NotificationGroup) => dayName(new Date(createdAt), now));
  return (
    <div className={classes.days}>
      {!feed && !failed && <ListSkeleton />}
      {failed && (
        <Card>
          <ErrorState title={texts.loadFailed} onRetry={retry} />
        </Card>
      )}
      {feed && rows.length === 0 && next === undefined && (
        <Card>
          <EmptyState
            text={kind ? texts.emptyOf[kind] : notifications.empty}
            action={!kind && <NextStep at="notifications" />}
          />
        </Card>
      )}
      {[...days].map(([day, own]) => (
        <div key={day}>
          <h2 className={classes.day}>{day}</h2>
          <Card>
            <ul className={classes.list}>
              {own.map((row) => (
                <NotificationRow key={row.group} notification={row} onRead={read} onRemove={remove} />
              ))}
            </ul>
          </Card>
        </div>
      ))}
      {next !== undefined && (
        <MoreRows
          hasMore
          isLoading={older.isLoading}
          failed={older.failed}
          load={() => older.load(next)}
          label={texts.more}
        />
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <Card>
      <div className={classes.list} role="status" aria-label={texts.loading}>
        {[1, 2, 3, 4, 5, 6].map((nth) => (
          <NotificationSkeleton key={nth} />
        ))}
      </div>
    </Card>
  );
}
