import { describe, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { newMember } from '../testing/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { expectOnce } from '../testing/lost-answers.ts';
import { hasTable } from '../testing/system.ts';

expectInvariants();

const { auth, users } = contract;

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it.each([
    { route: users.updateProfile, body: { headline: 'New', skills: ['Rope'] } },
    { route: auth.updateRole, body: { userRole: 'investor' } },
  ])('$route.name has its effect once', ({ route, body }) =>
    expectOnce(route, async () => {
      const member = await newMember('founder');
      const look = async () => {
        const { headline, skills, userRole } = (await member.call(auth.me)).body;
        return { headline, skills, userRole };
      };
      return { member, body, look };
    }),
  );
});
