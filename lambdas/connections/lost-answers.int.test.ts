import { beforeAll, describe, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { expectOnce } from '../testing/calls/lost-answers.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';

expectInvariants();

const { connections, notifications, users } = contract;

let other: Member;

beforeAll(async () => {
  other = await newMember('founder');
});

interface Pair {
  member: Member;
  /** The path parameters of whatever the member does about the other. */
  params: { userId: string; requestId: string };
  look(): Promise<unknown>;
}

/** A newcomer and the other, and what either sees of it. */
async function pair({ asks, connected }: { asks?: 'member' | 'other'; connected?: true }): Promise<Pair> {
  const member = await newMember('investor');
  const [memberId, otherId] = [member.user._id, other.user._id];
  const ask = (who: Member, userId: string) => who.call(connections.request, { params: { userId } });
  const asked = asks && (await (asks === 'member' ? ask(member, otherId) : ask(other, memberId)));
  const params = { userId: otherId, requestId: asked?.body.requestId ?? '' };
  if (connected) await member.call(connections.accept, { params: { requestId: params.requestId } });

  // A request that is over before its notification is made never gets one.
  await settled();

  const look = async () => {
    const [there, back, profile, told, tellsOther] = await Promise.all([
      member.call(connections.status, { params: { userId: otherId } }),
      other.call(connections.status, { params: { userId: memberId } }),
      other.call(users.get, { params: { username: member.user.username } }),
      member.call(notifications.list),
      other.call(notifications.list, { query: { limit: 100 } }),
    ]);
    return {
      there: there.body.status,
      back: back.body.status,
      connectionCount: profile.body.connectionCount,
      told: told.body.map(({ type }) => type),
      tellsOther: tellsOther.body.filter(({ sender }) => sender?._id === memberId).map(({ type }) => type),
    };
  };
  return { member, params, look };
}

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it.each([
    { route: connections.request, before: {} },
    { route: connections.withdraw, before: { asks: 'member' } },
    { route: connections.accept, before: { asks: 'other' } },
    { route: connections.reject, before: { asks: 'other' } },
    { route: connections.remove, before: { asks: 'other', connected: true } },
  ] as const)('$route.name has its effect once', ({ route, before }) =>
    expectOnce(route, () => pair(before)),
  );
});
