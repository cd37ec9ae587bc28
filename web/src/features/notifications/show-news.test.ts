import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { notification } from '../../testing/people.ts';
import { asGroup, type NotificationFeed } from './feed.ts';
import { showNews } from './show-news.ts';
import { notificationsKey } from './use-notifications.ts';

const feedOf = (...ids: string[]): NotificationFeed => ({
  rows: ids.map((_id) => asGroup({ ...notification, _id, type: 'connection_request' })),
  unread: ids.length,
  next: undefined,
});
const news = { ...notification, _id: '2', type: 'connection_request' as const };

/** A screen that shows the feed, and what the server answers, one after the other. */
function shown(...answers: Promise<NotificationFeed>[]) {
  const client = new QueryClient();
  const queryFn = vi.fn(() => answers.shift() ?? Promise.reject(new Error('not asked')));
  client.setQueryData(notificationsKey, feedOf('1'));
  const observer = new QueryObserver(client, { queryKey: notificationsKey, queryFn, staleTime: Infinity });
  observer.subscribe(() => {});
  return { client, queryFn, observer, unread: () => observer.getCurrentResult().data?.unread };
}

it('shows a notification without asking the server', () => {
  const { client, queryFn, unread } = shown();
  showNews(client, news);
  expect(unread()).toBe(2);
  expect(queryFn).not.toHaveBeenCalled();
});

it('does not lose one to an answer that is older', async () => {
  const late = Promise.withResolvers<NotificationFeed>();
  const { client, observer, unread } = shown(late.promise, Promise.resolve(feedOf('2', '1')));
  const asked = observer.refetch();
  showNews(client, news);
  late.resolve(feedOf('1'));
  await asked;
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(unread()).toBe(2);
});
