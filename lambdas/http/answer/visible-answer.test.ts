import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { posts } from '../../../shared/api/posts.ts';
import { users } from '../../../shared/api/users.ts';
import { IDS_LOOKED_UP } from '../../../shared/limits.ts';
import '../../testing/environment.ts';
import { exchangeOf } from '../../testing/calls/request-context.ts';
import { type Hidden, nobodyHidden } from '../../visibility/hidden.ts';
import { visibleAnswer } from './visible-answer.ts';

const table = mockClient(DynamoDBDocumentClient);

beforeEach(() => {
  table.reset();
  table.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const [[name = '', { Keys = [] }] = ['', {}]] = Object.entries<{ Keys?: { pk: string; sk: string }[] }>(
      RequestItems,
    );
    const blocks = Keys.filter(({ pk }) => pk.endsWith('mallory')).map((key) => ({ ...key, _id: 'edge' }));
    return { Responses: { [name]: blocks } };
  });
});

/** Keys that were looked for. */
const lookedUp = (): number =>
  table
    .commandCalls(BatchGetCommand)
    .flatMap(({ args }) => Object.values(args[0].input.RequestItems ?? {}))
    .flatMap(({ Keys }) => Keys ?? []).length;

const seenBy = (
  hidden: Partial<Hidden>,
  answer: unknown,
  route = posts.list as typeof posts.list | typeof users.get,
) =>
  visibleAnswer(
    { ...exchangeOf(route), viewer: { hidden: async () => ({ ...nobodyHidden('viewer'), ...hidden }) } },
    answer,
  );

const person = (_id: string) => ({ _id, username: _id, name: _id });
const post = (likes: string[]) => [{ _id: 'p', author: person('ada'), likes }];
const many = Array.from({ length: 3 * IDS_LOOKED_UP }, (_, i) => `member-${i}`);

describe('ids beside which nothing is said of their members', () => {
  it('are shown without those who have blocked the viewer, listed or not', async () => {
    const blocked = new Set(['oscar']);
    const shown = await seenBy({ blocked, isPartial: true }, post(['ben', 'oscar', 'mallory', 'viewer']));
    expect(shown).toEqual(post(['ben', 'viewer']));
  });

  it('cost nothing to whom all who have blocked them are known', async () => {
    expect(await seenBy({ blocked: new Set(['oscar']) }, post(many))).toEqual(post(many));
    expect(lookedUp()).toBe(0);
  });

  it('are left out where there are more than are looked up, but for the viewer and who is named as well', async () => {
    const answer = [...post([...many, 'ada', 'mallory', 'viewer']), ...post(many)];
    const left = many.slice(0, IDS_LOOKED_UP);
    expect(await seenBy({ isPartial: true }, answer)).toEqual([
      ...post([...left, 'ada', 'viewer']),
      ...post(left),
    ]);
    expect(lookedUp()).toBe(IDS_LOOKED_UP + 1);
  });

  it('are all shown of the own connections: none of them has blocked the viewer', async () => {
    const viewer = { ...person('viewer'), connections: many };
    expect(await seenBy({ isPartial: true }, viewer, users.get)).toEqual(viewer);
    expect(lookedUp()).toBe(0);
  });
});
