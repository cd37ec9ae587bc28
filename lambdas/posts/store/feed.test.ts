import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unrestricted } from '../../visibility/viewer.ts';
import '../../testing/environment.ts';
import { postItem, tallyItem } from '../../testing/things/posts.ts';
import { readFeed } from './feed.ts';
import { monthOf, postKeys } from './keys.ts';

const table = mockClient(DynamoDBDocumentClient);

type Item = { pk: string; sk: string };

let items: Item[];

/** Puts posts with their counts into the table, newest first, and returns their ids. */
function post(...instants: string[]): string[] {
  const posts = instants.map((at) => postItem(Date.parse(at)));
  items.push(...posts.flatMap((one) => [one, tallyItem(one._id, ['fan'])]));
  return posts.map(({ _id }) => _id);
}

const monthsRead = () =>
  table.commandCalls(QueryCommand).map(({ args }) => args[0].input.ExpressionAttributeValues?.[':month']);

const idsOf = ({ posts }: Awaited<ReturnType<typeof readFeed>>) => posts.map((one) => one.post._id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  items = [];
  table.reset();
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, Limit }) => {
    const found = items
      .filter(({ pk, sk }) => pk === values[':month'] && sk < values[':before'])
      .sort((a, b) => (a.sk < b.sk ? 1 : -1));
    return {
      Items: found.slice(0, Limit),
      ...(found.length > Limit && { LastEvaluatedKey: found[Limit - 1] }),
    };
  });
  table.on(GetCommand).callsFake(() => ({
    Item: { ...postKeys.months(), months: new Set(['2026-08', '2026-10', '2026-11', '2026-09', '2027-01']) },
  }));
});

afterEach(() => vi.useRealTimers());

describe('a page of the feed', () => {
  it('is the newest posts of this month with their counts, in one read', async () => {
    const [first, second] = post('2026-11-20T11:00:00Z', '2026-11-20T10:00:00Z', '2026-11-19T10:00:00Z');
    const page = await readFeed(unrestricted, { limit: 2 });
    expect(idsOf(page)).toEqual([first, second]);
    expect(page.posts.map(({ likes }) => likes.likeCount)).toEqual([1, 1]);
    expect(page.next).toBe(page.posts.at(-1)?.post._id);
    expect(table.calls()).toHaveLength(1);
  });

  it('shows a post of this very millisecond', async () => {
    const [now] = post('2026-11-20T12:00:00Z');
    expect(idsOf(await readFeed(unrestricted, { limit: 1 }))).toEqual([now]);
  });

  it('goes on behind the last post shown, which it does not repeat', async () => {
    const [, second, third] = post('2026-11-20T11:00:00Z', '2026-11-20T10:00:00Z', '2026-11-19T10:00:00Z');
    const page = await readFeed(unrestricted, { before: second, limit: 2 });
    expect(idsOf(page)).toEqual([third]);
    expect(page.next).toBeUndefined();
  });

  it('spans months when it has to, newest first, and reads none after it knows that there is a next page', async () => {
    const ids = post(
      '2026-11-01T00:00:00Z',
      '2026-10-31T23:59:59.999Z',
      '2026-09-15T00:00:00Z',
      '2026-08-01T00:00:00Z',
    );
    expect(idsOf(await readFeed(unrestricted, { limit: 2 }))).toEqual(ids.slice(0, 2));
    expect(monthsRead()).toEqual(['POSTS#2026-11', 'POSTS#2026-10', 'POSTS#2026-09']);
  });

  it('passes over a month whose posts are all gone', async () => {
    const ids = post('2026-11-10T00:00:00Z', '2026-09-15T00:00:00Z');
    expect(idsOf(await readFeed(unrestricted, { limit: 2 }))).toEqual(ids);
  });

  it('goes on from an earlier month without looking at later ones', async () => {
    const [, october, september] = post(
      '2026-11-10T00:00:00Z',
      '2026-10-10T00:00:00Z',
      '2026-09-10T00:00:00Z',
    );
    expect(idsOf(await readFeed(unrestricted, { before: october, limit: 2 }))).toEqual([september]);
    expect(monthsRead()).toEqual(['POSTS#2026-10', 'POSTS#2026-09', 'POSTS#2026-08']);
  });

  it('is empty, and the last, where nothing was ever posted', async () => {
    table.on(GetCommand).resolves({});
    expect(await readFeed(unrestricted, { limit: 20 })).toEqual({ posts: [], next: undefined });
  });

  it('leads through the whole community without gap or double', async () => {
    const ids = post(
      ...Array.from({ length: 25 }, (_, i) =>
        new Date(Date.parse('2026-11-20T11:00:00Z') - i * 3 * 86_400_000).toISOString(),
      ),
    );
    const seen: string[] = [];
    for (let before: string | undefined = ''; before !== undefined; ) {
      const page = await readFeed(unrestricted, { before: before || undefined, limit: 4 });
      seen.push(...idsOf(page));
      before = page.next;
    }
    expect(seen).toEqual(ids);
  });
});

describe('counts whose post is gone', () => {
  it('are not shown', async () => {
    const [kept] = post('2026-11-20T11:00:00Z', '2026-11-20T10:00:00Z');
    const orphan = postItem(Date.parse('2026-11-20T11:30:00Z'));
    items.push(tallyItem(orphan._id));
    expect(idsOf(await readFeed(unrestricted, { limit: 1 }))).toEqual([kept]);
  });

  it('do not hide other posts of the month', async () => {
    const november = post('2026-11-20T11:00:00Z', '2026-11-20T10:00:00Z', '2026-11-19T10:00:00Z');
    post('2026-10-10T00:00:00Z');
    const orphans = [31, 32, 33].map((minute) => postItem(Date.parse(`2026-11-20T11:${minute}:00Z`)));
    items.push(...orphans.map(({ _id }) => tallyItem(_id)));
    expect(idsOf(await readFeed(unrestricted, { limit: 2 }))).toEqual(november.slice(0, 2));
  });
});

describe('a post without counts', () => {
  it('has none', async () => {
    items.push(postItem(Date.parse('2026-11-20T11:00:00Z')));
    const { posts } = await readFeed(unrestricted, { limit: 1 });
    expect(posts.map(({ likes }) => likes)).toEqual([{ likeCount: 0, likers: [] }]);
  });
});

describe('the month of a post', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01'],
    ['2026-12-31T23:59:59.999Z', '2026-12'],
  ])('is the one in which it was made, in UTC: %s', (at, month) => {
    expect(monthOf(postItem(Date.parse(at))._id)).toBe(month);
  });

  it('exists for any text that looks like an id', () => {
    for (const id of ['zzzzzzzzzzzzzzzz', '----------------']) expect(monthOf(id)).toMatch(/\d/);
  });
});
