import { jwtVerify, SignJWT } from 'jose';
import { secrets } from '../secrets.ts';

/** What a session cookie names; whether the session still lives is in the account. */
export interface SessionToken {
  memberId: string;
  sessionId: string;
  /** Whether the session began with a passkey or a recovery code: with more than a password. */
  isStrong: boolean;
}

const ALGORITHM = 'HS256';

/**
 * Signs the name of a session with the newest key.
 *
 * @param expiresAt seconds since 1970
 */
export async function signToken(
  { memberId, sessionId, isStrong = false }: Omit<SessionToken, 'isStrong'> & Partial<SessionToken>,
  expiresAt: number,
): Promise<string> {
  const { sessionKeys } = await secrets();
  const [{ kid, key }] = sessionKeys;
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
  const { sessionKeys } = await secrets();
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const named = sessionKeys.find((one) => one.kid === kid);
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
