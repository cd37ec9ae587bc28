import { useInfiniteQuery } from '@tanstack/react-query';
import { shell } from '../../../../shared/texts.ts';
import { pendingRequests } from '../../entities/member/connecting/pending-requests.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconPeople } from '../../theme/icons.ts';

/** How many requests wait for the viewer. */
function usePendingCount(mayAsk: boolean): number {
  const { data } = useInfiniteQuery({ ...pendingRequests, enabled: mayAsk });
  return data?.pages.reduce((count, { rows }) => count + rows.length, 0) ?? 0;
}

export const nav: NavEntry[] = [
  {
    to: paths.network,
    label: shell.network,
    icon: IconPeople,
    place: 'bar',
    tab: 2,
    order: 20,
    key: 'n',
    isForMembersOnly: true,
    useBadge: usePendingCount,
  },
];
