import { type Mutation, useIsMutating, useMutationState, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { NOTIFICATION_POLL_FEED, NOTIFICATION_POLL_PAGE } from '../../../../shared/limits.ts';
import type { NotificationFilter } from '../../../../shared/rules/notifications/filters.ts';
import { api } from '../../api/client.ts';
import { nextCursor } from '../../api/link-header.ts';
import { unlessLive } from '../../api/live/live.ts';
import { keyOf } from '../../api/queries.ts';
import type { SendOptions } from '../../api/send.ts';
import { paths } from '../../router/paths.ts';
import { asGroup, type NotificationFeed, withAllRead, withNewest, without, withRead } from './feed.ts';

export const notificationsKey = keyOf(api.notifications.list);

/** The key of the feed of a filter; that of all is the beginning of each. */
export const keyOfFeed = (kind: NotificationFilter | undefined): unknown[] =>
  kind ? [...notificationsKey, kind] : notificationsKey;

/** One page of the notifications, with the exact number of the unread ones, which comes in a header. */
export async function readNotifications(
  kind: NotificationFilter | undefined,
  options: SendOptions,
): Promise<NotificationFeed> {
  const query = { grouped: '1', ...(kind && { kind }) } as const;
  const { data, headers } = await api.notifications.list.answer({ query }, options);
  return {
    rows: data.map(asGroup),
    unread: Number(headers.get('x-unread-count')),
    next: nextCursor(headers),
  };
}

type OnOne = Mutation<unknown, Error, { params: { notificationId: string } }>;
const subjectOf = ({ state }: OnOne) => state.variables?.params.notificationId ?? '';
const onTheWay = (mutationKey: unknown[]) => ({ mutationKey, status: 'pending' }) as const;

/**
 * The feed as the server has it, and over it the steps of the member that are on their way: they show at once, and are
 * gone again when their calls fail.
 *
 * One query for the badge and for the screen, asked for again while somebody looks. That reads the first page only,
 * however far down the list was loaded.
 *
 * @param mayAsk whether the server may be asked; otherwise the feed is what is known already
 * @param kind what the feed is narrowed to
 */
export function useNotifications(mayAsk = true, kind?: NotificationFilter) {
  const { pathname } = useLocation();
  const query = useQuery({
    queryKey: keyOfFeed(kind),
    queryFn: async ({ client, signal }) => {
      const newest = await readNotifications(kind, { signal });
      return withNewest(client.getQueryData<NotificationFeed>(keyOfFeed(kind)), newest);
    },
    enabled: mayAsk,
    refetchInterval: unlessLive(pathname === paths.home ? NOTIFICATION_POLL_FEED : NOTIFICATION_POLL_PAGE),
    refetchOnWindowFocus: 'always',
  });
  const reading = useMutationState({
    filters: onTheWay(keyOf(api.notifications.read)),
    select: subjectOf,
  });
  const deleting = useMutationState({
    filters: onTheWay(keyOf(api.notifications.delete)),
    select: subjectOf,
  });
  const isReadingAll = useIsMutating({ mutationKey: keyOf(api.notifications.readAll) }) > 0;

  const known = query.data && deleting.reduce(without, reading.reduce(withRead, query.data));
  return {
    feed: known && isReadingAll ? withAllRead(known) : known,
    failed: query.isLoadingError,
    retry: () => void query.refetch(),
  };
}
