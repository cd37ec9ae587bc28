import { describe, expect, it } from 'vitest';
import { notification } from '../../testing/people.ts';
import { type NotificationFeed, withAllRead, withNewest, withOlder, without, withRead } from './feed.ts';

/** Unread notifications of these ids. */
const rows = (...ids: string[]) => ids.map((_id) => ({ ...notification, _id }));
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
