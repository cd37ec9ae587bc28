import { describe, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { newMember } from '../testing/calls/client.ts';
import { expectOnce } from '../testing/calls/lost-answers.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { connect } from '../testing/things/connections.ts';

expectInvariants();

const { hiding, users } = contract;

/** Two members, connected unless one hides the other already, and what either sees of it. */
async function pair(before?: typeof hiding.block | typeof hiding.mute) {
  const [member, other] = await Promise.all([newMember('founder'), newMember('investor')]);
  await connect(member, other);
  const params = { userId: other.user._id };
  if (before) await member.call(before, { params });
  const look = async () => {
    const [blocks, mutes, there, back, self] = await Promise.all([
      member.call(hiding.blocks),
      member.call(hiding.mutes),
      member.call(users.get, { params: { username: other.user.username } }),
      other.call(users.get, { params: { username: member.user.username } }),
      member.call(users.get, { params: { username: member.user.username } }),
    ]);
    return [blocks.body.length, mutes.body.length, there.status, back.status, self.body.connectionCount];
  };
  return { member, params, look };
}

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it.each([
    { route: hiding.block, before: undefined },
    { route: hiding.unblock, before: hiding.block },
    { route: hiding.mute, before: undefined },
    { route: hiding.unmute, before: hiding.mute },
  ])('$route.name has its effect once', ({ route, before }) => expectOnce(route, () => pair(before)));
});
