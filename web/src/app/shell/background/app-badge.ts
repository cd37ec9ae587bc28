import type { QueryClient } from '@tanstack/react-query';
import { feedKey } from '../../../entities/conversation/conversation-queries.ts';
import { notificationsKey } from '../../../features/notifications/use-notifications.ts';

/**
 * Shows on the icon of the installed app how many notifications and conversations are unread, as far as that is known.
 *
 * @returns ends it, and clears the icon
 */
export function followAppBadge(client: QueryClient): () => void {
  if (!('setAppBadge' in navigator)) return () => {};
  const followed = [notificationsKey, feedKey(false)];
  const unreadOf = (key: unknown[]) => client.getQueryData<{ unread: number }>(key)?.unread ?? 0;
  let shown: number | undefined;
  const show = () => {
    const count = followed.map(unreadOf).reduce((sum, unread) => sum + unread);
    if (count === shown) return;
    shown = count;
    // Refused where the app is not installed.
    navigator.setAppBadge(count).catch(() => {});
  };
  show();
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') show();
  });
  return () => {
    stop();
    navigator.clearAppBadge().catch(() => {});
  };
}
