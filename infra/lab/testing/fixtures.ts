import { createServer, type IncomingMessage } from 'node:http';
import { type Listening, listen } from 'local-aws/http/listen';
import { hashPassword } from '../../../lambdas/auth/password/password.ts';
import { newSession } from '../../../lambdas/http/session/accounts.ts';
import { signToken } from '../../../lambdas/http/session/session-token.ts';
import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../../lambdas/members/store/defaults.ts';
import { postKeys } from '../../../lambdas/posts/store/keys.ts';
import { people } from '../../../lambdas/search/store/sources.ts';
import { updateThings } from '../../../lambdas/search/store/update.ts';
import { idTime, newId } from '../../../lambdas/table/ids.ts';
import { get } from '../../../lambdas/table/table.ts';
import { newcomer, PASSWORD } from '../../../lambdas/testing/calls/caller.ts';
import type { SpareMember } from '../../../lambdas/testing/fixtures.ts';
import { type Role, role } from '../../../shared/model/member.ts';
import type { LocalStack, SeedStream } from '../../local/stack.ts';
import { recreateTable } from '../../local/table.ts';
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
 * Gives tests what would take many calls: `POST /members/founder` answers a few new members of that role,
 * `POST /members/none` without one, of whom only the mail to confirm their address is missing. `DELETE /table` takes
 * everything out of the table.
 */
export async function startFixtures({ services, settled }: LocalStack): Promise<Listening> {
  const passwordHash = await hashPassword(PASSWORD);

  async function answer({ method, url = '' }: IncomingMessage): Promise<object> {
    if (method === 'DELETE') {
      await settled();
      // Functions remember which months they have listed.
      const months = await get(postKeys.months());
      await recreateTable(services.endpoints.dynamodb);
      if (months) await services.load([attributesOf(months)]);
      return {};
    }
    const named = role.safeParse(url.split('/').at(-1));
    return makeMembers(named.success ? named.data : null, passwordHash, services.load);
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  return listen(server);
}
