import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberKeys } from '../../members/store/keys.ts';
import { removeMany } from '../../table/batch.ts';
import { newId } from '../../table/ids.ts';
import type { Key } from '../../table/key.ts';
import { transact } from '../../table/transact.ts';
import { cost, withCost } from '../../telemetry.ts';
import { hasTable } from '../../testing/system.ts';
import { unrestrictedMember } from '../../visibility/viewer.ts';
import { connectionKeys } from './keys.ts';
import { readUnconnected } from './unconnected.ts';

const LONG_AGO = Date.parse('2001-01-01');
const KNOWN = 2_300;
const AT_ONCE = 100;

/** Members of a list of their own, at its far end: nobody but this test reads there. */
const ids = Array.from({ length: KNOWN + 4 }, (_, i) => newId(LONG_AGO + i)).reverse();
const viewer = newId();
/** Two among those whom the viewer has asked, two behind them all. */
const unknown = [ids[30], ids[700], ...ids.slice(-2)].filter((id) => id !== undefined);
const before = newId(LONG_AGO + ids.length);

const places = ids.map((memberId) => ({ ...memberKeys.role(null, memberId), memberId }));
const relations = ids
  .filter((otherId) => !unknown.includes(otherId))
  .map((otherId) => ({ ...connectionKeys.relation(viewer, otherId), otherId, state: 'pending_sender' }));
const items: Key[] = [...places, ...relations];

interface Walk {
  found: string[];
  pages: number;
  dearest: number;
}

async function walk(limit: number): Promise<Walk> {
  const walked: Walk = { found: [], pages: 0, dearest: 0 };
  for (let from: string | undefined = before; from && walked.pages < ids.length; walked.pages += 1) {
    const position: string = from;
    const { memberIds, next, rru } = await withCost(async () => ({
      ...(await readUnconnected(unrestrictedMember(viewer), [null], { before: position, limit })),
      rru: cost().rru,
    }));
    walked.found.push(...memberIds);
    walked.dearest = Math.max(walked.dearest, rru);
    from = next;
  }
  return walked;
}

describe.skipIf(!hasTable)('members whom somebody has nothing to do with', () => {
  beforeAll(async () => {
    for (let i = 0; i < items.length; i += AT_ONCE)
      await transact(items.slice(i, i + AT_ONCE).map((put) => ({ put: { ...put } })));
  });
  afterAll(() => removeMany(items));

  it.each([1, 3, 20, 1_000])('are all found by whoever has asked thousands, %i at a time', async (limit) => {
    const { found, dearest } = await walk(limit);
    expect(found).toEqual(unknown);
    expect(dearest).toBeLessThan(400);
  });

  it('are announced as a next page only when there is one', async () => {
    const last = await readUnconnected(unrestrictedMember(viewer), [null], { before: ids.at(-3), limit: 2 });
    expect(last).toEqual({ memberIds: unknown.slice(2), next: undefined });
    const [third] = unknown.slice(2);
    expect(
      await readUnconnected(unrestrictedMember(viewer), [null], { before: ids.at(-3), limit: 1 }),
    ).toEqual({
      memberIds: [third],
      next: third,
    });
  });

  it('have no next page when nobody but those left out is behind them', async () => {
    const leaveOut = new Set(unknown.slice(-1));
    const page = await readUnconnected(
      unrestrictedMember(viewer),
      [null],
      { before: ids.at(-3), limit: 1 },
      { leaveOut },
    );
    expect(page).toEqual({ memberIds: unknown.slice(2, 3), next: undefined });
  });
});
