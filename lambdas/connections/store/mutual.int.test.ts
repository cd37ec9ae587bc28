import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMany } from '../../table/batch.ts';
import { newId } from '../../table/ids.ts';
import { transact } from '../../table/transact.ts';
import { cost, withCost } from '../../telemetry.ts';
import { hasTable } from '../../testing/system.ts';
import { connectionKeys } from './keys.ts';
import { type Compared, mutualConnections } from './mutual.ts';

const AT_ONCE = 100;
const LONG_AGO = Date.parse('2001-01-01');

const newIds = (count: number): string[] => Array.from({ length: count }, () => newId());

/** Connections of a member, oldest first. */
const connectionsOf = (memberId: string, otherIds: string[]) =>
  otherIds.map((otherId, i) => {
    const connectionId = newId(LONG_AGO + i);
    return {
      ...connectionKeys.relation(memberId, otherId),
      ...connectionKeys.byConnection(memberId, connectionId),
      otherId,
      state: 'connected' as const,
      requestedAt: connectionId,
    };
  });

/** 30 members whom both know, among many others. */
const shared = newIds(30);
const few: Compared = { _id: newId(), connectionCount: 130 };
const many: Compared = { _id: newId(), connectionCount: 1_000 };
const others = newIds(few.connectionCount - shared.length);
/** Every few of the others stands one of those shared. */
const mixed = others.flatMap((id, i) => [id, ...(i % 3 === 0 ? shared.slice(i / 3, i / 3 + 1) : [])]);
const ofFew = [...mixed, ...shared.filter((id) => !mixed.includes(id))];

const items = [
  ...connectionsOf(few._id, ofFew),
  ...connectionsOf(many._id, [...newIds(many.connectionCount - shared.length), ...shared]),
];

interface Walk {
  found: string[];
  dearest: number;
}

async function walk(one: Compared, other: Compared, limit: number): Promise<Walk> {
  const walked: Walk = { found: [], dearest: 0 };
  let before: string | undefined;
  do {
    const position = before;
    const { memberIds, next, rru } = await withCost(async () => ({
      ...(await mutualConnections(one, other, { before: position, limit })),
      rru: cost().rru,
    }));
    expect(memberIds.length).toBeLessThanOrEqual(limit);
    walked.found.push(...memberIds);
    walked.dearest = Math.max(walked.dearest, rru);
    before = next;
  } while (before !== undefined);
  return walked;
}

/** As if their list were much longer. */
const longer: Compared = { ...many, connectionCount: 30_000 };

describe.skipIf(!hasTable)('members whom two others both know', () => {
  beforeAll(async () => {
    for (let i = 0; i < items.length; i += AT_ONCE)
      await transact(items.slice(i, i + AT_ONCE).map((put) => ({ put })));
  });
  afterAll(() => removeMany(items));

  const newestFirst = [...shared].sort().reverse();

  it.each([1, 7, 20, 30, 100])('are all found, newest member first, %i at a time', async (limit) => {
    const { found } = await walk(few, many, limit);
    expect(found).toEqual(newestFirst);
    expect((await walk(many, few, limit)).found).toEqual(found);
    expect((await walk(few, longer, limit)).found).toEqual(found);
  });

  it('cost no more than 130 relations of each for a page', async () => {
    expect((await walk(few, many, 20)).dearest).toBeLessThanOrEqual(7);
  });

  it('cost half a unit for each of 16 that are looked up, where one list is much longer', async () => {
    expect((await walk(few, longer, 20)).dearest).toBeLessThanOrEqual(8.5);
  });
});
