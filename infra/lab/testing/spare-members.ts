import { createServer } from 'node:http';
import { type Listening, listen } from 'local-aws/http/listen';
import { hashPassword } from '../../../lambdas/auth/password/password.ts';
import { newSession } from '../../../lambdas/http/session/accounts.ts';
import { signToken } from '../../../lambdas/http/session/session-token.ts';
import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../../lambdas/members/store/defaults.ts';
import { people } from '../../../lambdas/search/store/sources.ts';
import { updateThings } from '../../../lambdas/search/store/update.ts';
import { idTime, newId } from '../../../lambdas/table/ids.ts';
import { newcomer, PASSWORD } from '../../../lambdas/testing/caller.ts';
import type { SpareMember } from '../../../lambdas/testing/spare-members.ts';
import { type Role, role } from '../../../shared/model/member.ts';
import type { SeedStream } from '../../local/stack.ts';
import { attributesOf } from '../bench/fill/attributes.ts';
import { memberItems } from '../bench/fill/members.ts';

type Load = SeedStream['load'];

const AT_ONCE = 20;

let made = 0;

/** A username that no sign-up of tests has. Those that follow each other begin alike, which is less work for the search. */
function nextUsername(): string {
  made += 1;
  return `a0z${made.toString(36).padStart(6, '0')}`;
}

async function newSpareMember(userRole: Role | null, passwordHash: string) {
  const _id = newId();
  const { username, name, email } = newcomer(nextUsername());
  const { sessionId, expiresAt } = newSession(false);
  const createdAt = new Date(idTime(_id)).toISOString();
  const given = { _id, name, username, email, userRole, createdAt, isAdmin: false };
  const items = memberItems(
    { ...CARD_DEFAULTS, ...PROFILE_DEFAULTS, ...given },
    { passwordHash, sessions: { [sessionId]: expiresAt } },
  );
  const token = await signToken({ memberId: _id, sessionId }, expiresAt);
  return { items, member: { _id, username, token } };
}

async function makeMembers(userRole: Role | null, passwordHash: string, load: Load): Promise<SpareMember[]> {
  const spare = await Promise.all(
    Array.from({ length: AT_ONCE }, () => newSpareMember(userRole, passwordHash)),
  );
  await load(spare.flatMap(({ items }) => items).map(attributesOf));
  // As if one had signed up after the other: several have the same millisecond in their ids.
  const members = spare.map(({ member }) => member).sort((a, b) => (a._id < b._id ? -1 : 1));
  await updateThings(
    people,
    members.map(({ _id }) => _id),
  );
  return members;
}

/**
 * Gives tests new members with less work than sign-ups: `POST /founder` answers a few of that role, `POST /none` without
 * one. Only the mail to confirm their address is missing.
 *
 * @param load puts items into the table without events
 */
export async function startSpareMembers(load: Load): Promise<Listening> {
  const passwordHash = await hashPassword(PASSWORD);
  const server = createServer((request, response) => {
    const named = role.safeParse(request.url?.slice(1));
    makeMembers(named.success ? named.data : null, passwordHash, load).then(
      (members) => response.end(JSON.stringify(members)),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  return listen(server);
}
