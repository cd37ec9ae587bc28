import { shell } from '../../../../shared/texts.ts';
import { useConversations } from '../../entities/conversation/use-conversations.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconMessages } from '../../theme/icons.ts';

const useUnreadCount = (mayAsk: boolean): number => useConversations(false, mayAsk).feed?.unread ?? 0;

export const nav: NavEntry[] = [
  {
    to: paths.messages,
    label: shell.messages,
    icon: IconMessages,
    place: 'bar',
    order: 35,
    key: 'm',
    isForMembersOnly: true,
    tab: 4,
    useBadge: useUnreadCount,
  },
];
