import { hashPassword } from '../../lambdas/auth/password/password.ts';
import { addSession, readAccount } from '../../lambdas/http/session/accounts.ts';
import { sessionCookie } from '../../lambdas/http/session/session-cookie.ts';
import { signToken } from '../../lambdas/http/session/session-token.ts';
import { createMember } from '../../lambdas/members/store/members.ts';
import { plainEffect } from '../../lambdas/table/effect.ts';
import { newId } from '../../lambdas/table/ids.ts';
import { auth } from '../../shared/api/auth.ts';
import { users } from '../../shared/api/users.ts';
import { MINUTE, SECOND } from '../../shared/limits.ts';
import { call } from './call.ts';
import type { Clock } from './clock.ts';
import { MEMBERS } from './community/index.ts';
import type { SeedMember } from './community/types.ts';
import { type Community, EXCLUSIVE, type Step } from './history.ts';
import { hasPicture, uploadedPicture } from './pictures.ts';
import { DEMO_PASSWORD } from './sign-ins.ts';

/** Lifetime of the seed's sessions, longer than seeding takes. */
const SESSION = 10 * MINUTE;

interface Newcomer {
  username: string;
  name: string;
  isAdmin?: boolean;
}

/** Creates a member without the sign-up route, so that all share one password hash, which takes 0.1 s to compute. */
async function signUp({ username, name, isAdmin = false }: Newcomer, passwordHash: string): Promise<string> {
  const email = `${username}@hearth.example`;
  const { _id } = await createMember(plainEffect, {
    _id: newId(),
    name,
    username,
    email,
    passwordHash,
    isAdmin,
    emailVerified: true,
  });
  return _id;
}

/** Creates a session that is valid during the whole seed. */
async function cookieFor(memberId: string, { now }: Clock): Promise<string> {
  const account = await readAccount(memberId);
  if (!account) throw new Error('the seed has lost a member');
  const session = { sessionId: newId(), expiresAt: Math.ceil((now + SESSION) / SECOND) };
  await addSession(plainEffect, account, session);
  const [cookie = ''] = sessionCookie(await signToken({ memberId, ...session }, session.expiresAt)).split(
    ';',
  );
  return cookie;
}

async function profileOf(
  memberId: string,
  { username, banner, profile }: SeedMember,
): Promise<SeedMember['profile']> {
  const face = `faces/${username}`;
  return {
    ...profile,
    ...(hasPicture(face) && { profilePicture: await uploadedPicture(memberId, face) }),
    ...(banner && { bannerImg: await uploadedPicture(memberId, `banners/${banner}`) }),
  };
}

/** The steps in which the members join. */
export async function memberSteps(community: Community, clock: Clock): Promise<Step[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return MEMBERS.map((seed) => ({
    at: clock.ago(seed.joined),
    subject: EXCLUSIVE,
    async act() {
      const { username, role } = seed;
      const _id = await signUp(seed, passwordHash);
      const member = { _id, username, cookie: await cookieFor(_id, clock) };
      await call(member, auth.updateRole, { body: { userRole: role } });
      await call(member, users.updateProfile, { body: await profileOf(_id, seed) });
      community.join(member);
    },
  }));
}

/** Creates the administrator. */
export async function seedAdmin(): Promise<void> {
  await signUp({ username: 'admin', name: 'Hearth Admin', isAdmin: true }, await hashPassword(DEMO_PASSWORD));
}
