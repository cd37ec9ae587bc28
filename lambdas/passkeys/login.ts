import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { passkeys } from '../../shared/api/passkeys.ts';
import type { Body } from '../../shared/api/route.ts';
import { signIn } from '../auth/sign-in.ts';
import { handle } from '../http/handle.ts';
import { addSession, newSession, readAccount } from '../http/session/accounts.ts';
import { clientOf } from '../http/session/client.ts';
import { readMember } from '../users/store/members.ts';
import { spendsChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { PasskeyRefusedError } from './store/errors.ts';
import type { PasskeyItem } from './store/items.ts';
import { notePasskeyUse, passkeyIdOf, readPasskey } from './store/passkeys.ts';

/** The passkey that a browser says it has used: the authenticator hands out the member's id with it. */
async function find({ id, response }: Body<typeof passkeys.login>['response']): Promise<PasskeyItem> {
  const memberId = Buffer.from(response.userHandle ?? '', 'base64url').toString();
  const passkey = memberId ? await readPasskey(memberId, passkeyIdOf(id)) : undefined;
  if (!passkey) throw new PasskeyRefusedError();
  return passkey;
}

/**
 * Checks that the passkey has signed our challenge on our site.
 *
 * @returns uses as its authenticator counts them
 * @throws PasskeyRefusedError when it has not
 */
async function verify(
  passkey: PasskeyItem,
  host: string,
  response: Body<typeof passkeys.login>['response'],
): Promise<number> {
  const site = relyingParty(host);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: spendsChallenge('sign-in'),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((cause: unknown) => {
    throw new PasskeyRefusedError({ cause });
  });
  if (!verified) throw new PasskeyRefusedError();
  return authenticationInfo.newCounter;
}

export const handler = handle(passkeys.login, async ({ body, host, address, userAgent }) => {
  const passkey = await find(body.response);
  const counter = await verify(passkey, host, body.response);
  const [member, account, isNoted] = await Promise.all([
    readMember(passkey.memberId, { consistent: true }),
    readAccount(passkey.memberId),
    notePasskeyUse(passkey, counter),
  ]);
  const session = newSession(body.rememberMe, clientOf({ address, userAgent }));
  if (!member || !account || !isNoted || !(await addSession(account, session)))
    throw new PasskeyRefusedError();
  return signIn(member, session);
});
