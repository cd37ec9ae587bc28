import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { memberKeys } from '../members/store/keys.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { get, query } from '../table/table.ts';
import { eventually, type Member, newMembers } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { rounds } from '../testing/rounds.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { readRelation } from './store/relations.ts';

expectInvariants();

const { request, withdraw, accept, reject, remove, status } = contract.connections;

const ROUNDS = rounds(10, 200);

let ada: Member;
let ben: Member;

beforeAll(async () => {
  const [one, other] = await newMembers(2);
  if (!one || !other) throw new Error('too few members');
  [ada, ben] = [one, other];
});

const to = ({ user }: Member) => ({ params: { userId: user._id } });

/** One click of one member, whatever stands on their screen. */
const CLICKS = [
  (me: Member, other: Member) => me.call(request, to(other)),
  (me: Member, other: Member) => me.call(withdraw, to(other)),
  (me: Member, other: Member) => me.call(remove, to(other)),
  ...[accept, reject].map((route) => async (me: Member, other: Member) => {
    const { requestId } = (await me.call(status, to(other))).body;
    return requestId ? me.call(route, { params: { requestId } }) : undefined;
  }),
];

const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

async function unreadOf({ user }: Member): Promise<number> {
  await settled();
  const { items } = await query<{ read?: true }>({
    KeyConditionExpression: 'pk = :notifications',
    ExpressionAttributeValues: { ':notifications': notificationKeys.list(user._id, 'connections') },
  });
  return items.filter(({ read }) => !read).length;
}

const MIRRORED = {
  none: 'none',
  connected: 'connected',
  pending_sender: 'pending_recipient',
  pending_recipient: 'pending_sender',
} as const;

describe.skipIf(!hasTable)('two members who click at the same moment', () => {
  it(`end with both sides and both counts agreeing, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const clicks = [
        [ada, ben],
        [ben, ada],
        [ada, ben],
        [ben, ada],
      ] as const;
      const answers = await Promise.all(clicks.map(([me, other]) => any(CLICKS)?.(me, other)));
      for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500);

      const [mine, theirs] = [(await ada.call(status, to(ben))).body, (await ben.call(status, to(ada))).body];
      expect(theirs.status, `round ${round}`).toBe(MIRRORED[mine.status]);
      expect(theirs.requestId).toBe(mine.requestId);
      for (const [me, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        const card = await get(memberKeys.card(me.user._id), { consistent: true });
        const relation = await readRelation(me.user._id, other.user._id);
        expect(card?.connectionCount, `round ${round}`).toBe(relation?.state === 'connected' ? 1 : 0);
        // A job counts the notification of an answered request as read.
        await eventually(async () => {
          const { unread } = (await get(memberKeys.card(me.user._id), { consistent: true })) ?? {};
          expect(unread, `round ${round}`).toBe(await unreadOf(me));
        });
      }
    }
  }, 120_000);
});
