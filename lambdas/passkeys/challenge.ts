import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { passkeys } from '../../shared/api/passkeys.ts';
import { PASSKEY_CHALLENGE } from '../../shared/limits.ts';
import { handle } from '../http/handle.ts';
import { newChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/** The browser asks its owner which passkey: no names of passkeys leave before somebody has signed in. */
export const handler = handle(passkeys.challenge, async ({ host }) => ({
  ...(await generateAuthenticationOptions({
    rpID: relyingParty(host).id,
    challenge: await newChallenge('sign-in'),
    timeout: PASSKEY_CHALLENGE,
    userVerification: 'required',
  })),
}));
