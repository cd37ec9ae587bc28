import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { feedKey } from '../../../entities/conversation/conversation-queries.ts';
import { notificationsKey } from '../../../features/notifications/use-notifications.ts';
import { followAppBadge } from './app-badge.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows what is unread on the icon of the app, once for each number, until the member leaves', () => {
  const setAppBadge = vi.fn(async () => {});
  const clearAppBadge = vi.fn(async () => {});
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  const client = new QueryClient();
  const end = followAppBadge(client);
  client.setQueryData(notificationsKey, { rows: [], unread: 3 });
  client.setQueryData(feedKey(false), { rows: [], unread: 2 });
  client.setQueryData(['something else'], {});
  expect(setAppBadge.mock.calls).toEqual([[0], [3], [5]]);
  end();
  client.setQueryData(notificationsKey, { rows: [], unread: 4 });
  expect(setAppBadge).toHaveBeenCalledTimes(3);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
});
