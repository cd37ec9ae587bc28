import type { QueryClient } from '@tanstack/react-query';
import type { Notification } from '../../../../shared/model/notification.ts';
import type { NotificationFeed } from './feed.ts';
import { notificationsKey as queryKey } from './use-notifications.ts';
import { withNew } from './with-new.ts';

/** Shows a notification that has just come. */
export function showNews(client: QueryClient, notification: Notification): void {
  // An answer that is on its way may be older than it, and would take it away again.
  const isAsked = client.isFetching({ queryKey }) > 0;
  client.setQueryData<NotificationFeed>(queryKey, (feed) => feed && withNew(feed, notification));
  // Which filters it passes, the server says.
  const isNarrowed = ({ queryKey: key }: { queryKey: readonly unknown[] }) => key.length > queryKey.length;
  void client.invalidateQueries({ queryKey, ...(!isAsked && { predicate: isNarrowed }) });
}
