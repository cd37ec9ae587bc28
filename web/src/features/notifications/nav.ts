import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconNotifications } from '../../theme/icons.ts';
import { useNotifications } from './use-notifications.ts';

const useUnreadCount = (mayAsk: boolean): number => useNotifications(mayAsk).feed?.unread ?? 0;

export const nav: NavEntry[] = [
  {
    to: paths.notifications,
    label: shell.notifications,
    icon: IconNotifications,
    place: 'bar',
    order: 40,
    key: 'b',
    tab: 5,
    useBadge: useUnreadCount,
  },
];
