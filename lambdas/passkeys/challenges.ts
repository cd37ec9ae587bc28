import { jwtVerify, SignJWT } from 'jose';
import { PASSKEY_CHALLENGE, SECOND } from '../../shared/limits.ts';
import { passkeyKeys } from '../factors/passkeys/keys.ts';
import { challengeKey } from '../secrets/challenge-key.ts';
import { newId } from '../table/ids.ts';
import { putIfNew } from '../table/table.ts';

const ALGORITHM = 'HS256';

/** What a challenge is for; one for signing in registers nothing, and the other way round. */
type Purpose = { register: string } | 'sign-in';

const audienceOf = (purpose: Purpose): string =>
  purpose === 'sign-in' ? 'sign-in' : `register ${purpose.register}`;

const inSeconds = (milliseconds: number): number => Math.ceil((Date.now() + milliseconds) / SECOND);

/**
 * Makes a challenge that says itself what it is for and until when, so that visitors can ask for one without a write.
 *
 * @param purpose signing in, or registering a passkey of the member with this id
 */
export async function newChallenge(purpose: Purpose): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(newId())
    .setAudience(audienceOf(purpose))
    .setExpirationTime(inSeconds(PASSKEY_CHALLENGE))
    .sign(await challengeKey());
}

/**
 * Makes the check of a challenge that an authenticator has signed: whether it is ours, for this, in time, and answered
 * for the first time.
 *
 * @returns a function of the challenge as the browser reports it, base64url
 */
export const spendsChallenge =
  (purpose: Purpose) =>
  async (challenge: string): Promise<boolean> => {
    const token = Buffer.from(challenge, 'base64url').toString();
    const options = {
      algorithms: [ALGORITHM],
      audience: audienceOf(purpose),
      requiredClaims: ['jti', 'exp'],
    };
    const verified = await jwtVerify(token, await challengeKey(), options).catch(() => undefined);
    if (!verified?.payload.jti) return false;
    const by = newId();
    const spent = {
      ...passkeyKeys.spentChallenge(verified.payload.jti),
      by,
      ttl: inSeconds(PASSKEY_CHALLENGE),
    };
    const earlier = await putIfNew(spent, Date.now() / SECOND);
    // Where the table's answer was lost, the SDK has put it twice.
    return earlier === undefined || earlier.by === by;
  };
