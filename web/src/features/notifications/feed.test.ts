import { describe, expect, it } from 'vitest';
import { notification } from '../../testing/people.ts';
import {
  asGroup,
  type NotificationFeed,
  withAllRead,
  withNewest,
  withOlder,
  without,
  withRead,
} from './feed.ts';
import { withNew } from './with-new.ts';

/** Unread notifications of these ids. */
const rows = (...ids: string[]) => ids.map((_id) => asGroup({ ...notification, _id }));
const feed = (ids: string[], unread = 9, next?: string): NotificationFeed => ({
  rows: rows(...ids),
  unread,
  next,
});
const idsOf = (one: NotificationFeed) => one.rows.map(({ _id }) => _id);
const isRead = (one: NotificationFeed) => one.rows.map(({ read }) => read);

describe('a look at the top', () => {
  const known = feed(['6', '5', '4', '3'], 9, 'after 3');

  it('is the feed when nothing is known', () => {
    const newest = feed(['2', '1']);
    expect(withNewest(undefined, newest)).toBe(newest);
  });

  it('puts what is new on top and keeps what was loaded below', () => {
    const joined = withNewest(known, feed(['8', '7', '6', '5'], 2, 'after 5'));
    expect(idsOf(joined)).toEqual(['8', '7', '6', '5', '4', '3']);
    expect(joined).toMatchObject({ unread: 2, next: 'after 3' });
  });

  it('drops what is gone from the top', () => {
    expect(idsOf(withNewest(known, feed(['6', '4'], 9, 'after 4')))).toEqual(['6', '4', '3']);
  });

  it('shows a group once that has come to the top since it was loaded', () => {
    const grown = asGroup({ ...notification, _id: '8', group: '4' });
    const newest = { ...feed(['6', '5'], 9, 'after 5'), rows: [grown, ...rows('6', '5')] };
    expect(idsOf(withNewest(known, newest))).toEqual(['8', '6', '5', '3']);
  });

  it('starts over when there is a gap to what was loaded', () => {
    const newest = feed(['9', '8'], 9, 'after 8');
    expect(withNewest(known, newest)).toBe(newest);
  });

  it('is all there is when the server has no more', () => {
    expect(idsOf(withNewest(known, feed(['6', '5'])))).toEqual(['6', '5']);
  });

  it('shows everything as read when the server counts nothing unread', () => {
    const newest = { ...feed(['6', '5'], 0, 'after 5'), rows: withAllRead(feed(['6', '5'])).rows };
    expect(isRead(withNewest(known, newest))).toEqual([true, true, true, true]);
  });
});

describe('the next page', () => {
  it('comes below', () => {
    const longer = withOlder(feed(['4', '3'], 9, 'after 3'), 'after 3', feed(['2', '1']));
    expect(idsOf(longer)).toEqual(['4', '3', '2', '1']);
    expect(longer.next).toBeUndefined();
  });

  it('is left out when the feed has started over', () => {
    const startedOver = feed(['9', '8'], 9, 'after 8');
    expect(withOlder(startedOver, 'after 3', feed(['2', '1']))).toBe(startedOver);
  });
});

describe('the steps of the member', () => {
  it('read one, once', () => {
    const read = withRead(feed(['2', '1'], 5), '1');
    expect(isRead(read)).toEqual([false, true]);
    expect(read.unread).toBe(4);
    expect(withRead(read, '1')).toEqual(read);
  });

  it('read all', () => {
    const read = withAllRead(feed(['2', '1'], 5));
    expect(isRead(read)).toEqual([true, true]);
    expect(read.unread).toBe(0);
  });

  it('delete one, whose being unread no longer counts', () => {
    expect(without(feed(['2', '1'], 5), '2')).toEqual(feed(['1'], 4));
    expect(without(withRead(feed(['2', '1'], 5), '2'), '2')).toEqual(feed(['1'], 4));
    expect(without(feed(['2', '1'], 5), 'gone already')).toEqual(feed(['2', '1'], 5));
  });
});

describe('a group', () => {
  const group = asGroup({ ...notification, _id: '5', unreadCount: 3, ids: ['5', '4', '3'], actorCount: 3 });
  const grouped: NotificationFeed = { rows: [group], unread: 7, next: undefined };

  it('is read, or deleted, with all of its unread ones', () => {
    expect(withRead(grouped, '5')).toMatchObject({ unread: 4, rows: [{ read: true, unreadCount: 0 }] });
    expect(without(grouped, '5')).toMatchObject({ unread: 4, rows: [] });
  });

  const maya = { _id: 'maya', username: 'maya', name: 'Maya Iyer', profilePicture: '' };
  const like = {
    ...notification,
    _id: '6',
    createdAt: '2026-01-03T01:00:00.000Z',
    sender: maya,
    content: 'Maya Iyer liked your post',
  };

  it('grows by what has just come, in its place at the top', () => {
    const grown = withNew(
      {
        ...grouped,
        rows: [...rows('5a').map((row) => ({ ...row, type: 'connection_request' as const })), group],
      },
      like,
    );
    expect(grown.rows.map((row) => row.group)).toEqual(['5', '5a']);
    expect(grown).toMatchObject({
      unread: 8,
      rows: [
        {
          _id: '6',
          actorCount: 4,
          unreadCount: 4,
          ids: ['6', '5', '4', '3'],
          content: 'Maya Iyer, Daniel Okafor and 2 others liked your post',
        },
        {},
      ],
    });
    expect(withNew(grown, like)).toBe(grown);
  });

  it('is another one for another thing, or for the same a day later', () => {
    const other = { ...like, post: { _id: 'another', image: '', content: '' } };
    const late = { ...like, createdAt: '2026-01-04T01:00:00.000Z' };
    expect(withNew(grouped, other).rows).toHaveLength(2);
    expect(withNew(grouped, late).rows).toHaveLength(2);
  });
});
