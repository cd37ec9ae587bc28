import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';
import { IconNotifications } from '../../ui/icons.ts';
import { useInbox } from './use-inbox.ts';

const useUnreadCount = (): number => useInbox().inbox?.unread ?? 0;

export const nav: NavEntry[] = [
  {
    to: paths.notifications,
    label: shell.notifications,
    icon: IconNotifications,
    place: 'bar',
    order: 40,
    isAlwaysInBar: true,
    useBadge: useUnreadCount,
  },
];
