import { describe, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { freshUsername, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectOnce } from '../testing/calls/lost-answers.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';

expectInvariants();

const { auth, users } = contract;

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it.each([
    { route: users.updateProfile, body: { headline: 'New', skills: ['Rope'] } },
    { route: auth.updateRole, body: { userRole: 'investor' } },
    { route: users.updateProfile, body: { name: 'Ada', profilePicture: dataUrl('image/png', FILES.png) } },
    {
      route: users.updateProfile,
      body: { email: `${freshUsername()}@example.com`, currentPassword: PASSWORD },
    },
  ])('$route.name has its effect once: $body', ({ route, body }) =>
    expectOnce(route, async () => {
      const member = await newMember('founder');
      const look = async () => {
        const { name, headline, skills, userRole, profilePicture } = (await member.call(auth.me)).body;
        return { isRenamed: name === 'Ada', headline, skills, userRole, hasPicture: profilePicture !== '' };
      };
      return { member, body, look };
    }),
  );
});
