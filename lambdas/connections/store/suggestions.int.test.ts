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
import { readSuggestions } from './suggestions.ts';

const AT_ONCE = 100;
const LIMIT = 20;
/** What the session check and one read of who is blocked cost beside the store. */
const BESIDE = 2;

const connected = (memberId: string, otherId: string) => {
  const connectionId = newId();
  return {
    ...connectionKeys.relation(memberId, otherId),
    ...connectionKeys.byConnection(memberId, connectionId),
    otherId,
    state: 'connected' as const,
    requestedAt: connectionId,
  };
};

/** Ids behind all others, so that they are the newest investors. */
const AHEAD = Date.parse('2100-01-01');
const investors = Array.from({ length: 150 }, (_, i) => newId(AHEAD + i));
const olderIds = Array.from({ length: 60 }, (_, i) => newId(AHEAD - 1_000 + i));

const [friendly, wellKnown] = [newId(), newId()];
const friends = investors.slice(0, 12);
const items: (Key & object)[] = [
  ...investors.map((memberId) => ({ ...memberKeys.role('investor', memberId), memberId })),
  // Each friend knows others, none of whom has the role that is sought.
  ...friends.flatMap((friend, i) => olderIds.slice(i * 4, i * 4 + 25).map((id) => connected(friend, id))),
  ...friends.map((id) => connected(friendly, id)),
  ...investors.map((id) => connected(wellKnown, id)),
];

const costFor = (memberId: string) =>
  withCost(async () => {
    const from = { isPastMutual: false };
    await readSuggestions(unrestrictedMember(memberId), 'founder', { from, limit: LIMIT });
    return cost().rru;
  });

describe.skipIf(!hasTable)('a page of suggestions', () => {
  beforeAll(async () => {
    for (let i = 0; i < items.length; i += AT_ONCE)
      await transact(items.slice(i, i + AT_ONCE).map((put) => ({ put: { ...put } })));
  });
  afterAll(() => removeMany(items));

  it.each([
    ['whose mutual connections have another role', friendly],
    ['who knows all of the newest members', wellKnown],
    ['who knows nobody', newId()],
  ])('costs 30 RRU at most for a member %s', async (_, memberId) => {
    expect((await costFor(memberId)) + BESIDE).toBeLessThanOrEqual(30);
  });
});
