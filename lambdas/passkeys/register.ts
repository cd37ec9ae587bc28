import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { passkeys } from '../../shared/api/passkeys.ts';
import type { Body } from '../../shared/api/route.ts';
import { requireStrongSession } from '../auth/confirmation.ts';
import { PasskeyNotFoundError } from '../factors/errors.ts';
import type { PasskeyItem } from '../factors/passkeys/items.ts';
import { addPasskey, passkeyIdOf, readPasskey } from '../factors/passkeys/passkeys.ts';
import { handle } from '../http/handle.ts';
import { spendsChallenge } from './challenges.ts';
import { PasskeyRefusedError, verificationError } from './errors.ts';
import { relyingParty } from './relying-party.ts';
import { presentPasskey } from './view.ts';

/**
 * What a new passkey is, once its authenticator has proved that it was made for this member and this site.
 *
 * @throws PasskeyRefusedError when it has not
 */
async function verify(memberId: string, host: string, response: Body<typeof passkeys.register>['response']) {
  const site = relyingParty(host);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: spendsChallenge({ register: memberId }),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch((cause: unknown) => {
    throw verificationError(cause);
  });
  if (!verified) throw new PasskeyRefusedError();
  return registrationInfo;
}

export const handler = handle(
  passkeys.register,
  async ({ member, host, body, effect, saveForReplay }) => {
    // Another one may have been added since the challenge was made.
    await requireStrongSession(member);
    const { credential, credentialBackedUp } = await verify(member._id, host, body.response);
    const passkey: PasskeyItem = {
      _id: passkeyIdOf(credential.id),
      memberId: member._id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp,
      name: body.name,
      createdAt: new Date().toISOString(),
      lastUsedAt: null,
    };
    saveForReplay(passkey._id);
    await addPasskey(effect, passkey);
    return presentPasskey(passkey);
  },
  async ({ member }, passkeyId) => {
    const passkey = await readPasskey(member._id, passkeyId);
    if (!passkey) throw new PasskeyNotFoundError();
    return presentPasskey(passkey);
  },
);
