import { jwtVerify, SignJWT } from 'jose';
import { sessionPublicKeys } from '../../secrets/session-public-keys.ts';
import { sessionSigningKey } from '../../secrets/session-signing-key.ts';

/** What a session cookie names; whether the session still lives is in the account. */
export interface SessionToken {
  memberId: string;
  sessionId: string;
  /** Whether the session began with a passkey or a recovery code: with more than a password. */
  isStrong: boolean;
}

/** Ed25519: who verifies cannot sign. */
const ALGORITHM = 'EdDSA';

/**
 * Signs the name of a session.
 *
 * @param expiresAt seconds since 1970
 */
export async function signToken(
  { memberId, sessionId, isStrong = false }: Omit<SessionToken, 'isStrong'> & Partial<SessionToken>,
  expiresAt: number,
): Promise<string> {
  const { kid, key } = await sessionSigningKey();
  return new SignJWT({ sid: sessionId, ...(isStrong && { strong: true }) })
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setSubject(memberId)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/**
 * Reads a token with the key it names.
 *
 * @returns the session it names, or undefined when it is not ours, altered or expired
 */
export async function readToken(token: string): Promise<SessionToken | undefined> {
  const publicKeys = await sessionPublicKeys();
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const named = publicKeys.find((one) => one.kid === kid);
        if (!named) throw new Error('the token names no key of ours');
        return named.key;
      },
      { algorithms: [ALGORITHM] },
    );
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return undefined;
    return { memberId: payload.sub, sessionId: payload.sid, isStrong: payload.strong === true };
  } catch {
    return undefined;
  }
}
