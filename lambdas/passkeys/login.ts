import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { passkeys } from '../../shared/api/passkeys.ts';
import type { Body } from '../../shared/api/route.ts';
import { beginSession } from '../auth/begin-session.ts';
import type { PasskeyItem } from '../factors/passkeys/items.ts';
import { notePasskeyUse, passkeyIdOf, readPasskey } from '../factors/passkeys/passkeys.ts';
import { handle } from '../http/handle.ts';
import { readAccount } from '../http/session/accounts.ts';
import { knownBrowserOf } from '../http/session/known-browser.ts';
import { readMember } from '../members/store/members.ts';
import { spendsChallenge } from './challenges.ts';
import { PasskeyRefusedError, verificationError } from './errors.ts';
import { relyingParty } from './relying-party.ts';

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
    throw verificationError(cause);
  });
  if (!verified) throw new PasskeyRefusedError();
  return authenticationInfo.newCounter;
}

export const handler = handle(
  passkeys.login,
  async ({ body, host, address, userAgent, browserToken, token, effect }) => {
    const passkey = await find(body.response);
    const counter = await verify(passkey, host, body.response);
    const [member, account, isNoted] = await Promise.all([
      readMember(passkey.memberId, { consistent: true }),
      readAccount(passkey.memberId),
      notePasskeyUse(passkey, counter),
    ]);
    if (!member || !account || !isNoted) throw new PasskeyRefusedError();
    const { rememberMe } = body;
    const isKnownBrowser = (await knownBrowserOf(browserToken, member._id)) !== undefined;
    const origin = { address, userAgent };
    const answer = await beginSession(effect, {
      member,
      account,
      origin,
      rememberMe,
      isKnownBrowser,
      isStrong: true,
      replaces: token,
    });
    if (!answer) throw new PasskeyRefusedError();
    return answer;
  },
);
