import { generateRegistrationOptions } from '@simplewebauthn/server';
import { passkeys } from '../../shared/api/passkeys.ts';
import { PASSKEY_CHALLENGE } from '../../shared/limits.ts';
import { confirmMember } from '../auth/confirmation.ts';
import { readPasskeys } from '../factors/passkeys/passkeys.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../members/store/members.ts';
import { newChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

export const handler = handle(passkeys.registration, async ({ member, host, body, address }) => {
  await confirmMember(member, body.currentPassword, address);
  const [card, known] = await Promise.all([readCard(member, member._id), readPasskeys(member._id)]);
  if (!card) throw new Unauthenticated();
  const site = relyingParty(host);
  return {
    ...(await generateRegistrationOptions({
      rpID: site.id,
      rpName: site.name,
      userID: new TextEncoder().encode(member._id),
      userName: card.username,
      userDisplayName: card.name,
      challenge: await newChallenge({ register: member._id }),
      timeout: PASSKEY_CHALLENGE,
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })),
  };
});
