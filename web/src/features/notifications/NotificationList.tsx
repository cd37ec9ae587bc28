import '@mantine/core/styles/Tabs.layer.css';
import { Button, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { NOTIFICATION_FILTERS } from '../../../../shared/rules/notifications/filters.ts';
import { notificationScreens } from '../../../../shared/texts/notifications/notification-screens.ts';
import { notifications as texts } from '../../../../shared/texts/notifications/notifications.ts';
import { shell } from '../../../../shared/texts.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import classes from './NotificationList.module.css';
import { NotificationRows } from './NotificationRows.tsx';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotifications } from './use-notifications.ts';

const ALL = 'all';

/** The notifications of the member, all or some of them, and what marks all as read. */
export function NotificationList() {
  // A part of the address, so that the way back and a reload stay with it.
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const kind = NOTIFICATION_FILTERS.find((one) => one === asked);
  const { feed } = useNotifications(true, kind);
  const { readAll } = useNotificationActions(kind);
  const unread = feed?.unread ?? 0;
  const section = useFocusAfterRemoval<HTMLElement>(unread + (feed?.rows.length ?? 0));
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
      <Tabs
        value={kind ?? ALL}
        keepMounted={false}
        onChange={(next) => setSearch(next && next !== ALL ? { show: next } : {}, { replace: true })}
      >
        <Tabs.List aria-label={shell.notifications} className={classes.filters}>
          <Tabs.Tab value={ALL}>{notificationScreens.all}</Tabs.Tab>
          {NOTIFICATION_FILTERS.map((filter) => (
            <Tabs.Tab key={filter} value={filter}>
              {notificationScreens.filters[filter]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind ?? ALL} className={classes.panel}>
          <NotificationRows key={kind} kind={kind} />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
