import { auth } from '../../shared/api/auth.ts';
import { auth as texts } from '../../shared/texts/account/auth.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { endSession } from '../http/session/ending.ts';
import { noSessionCookie } from '../http/session/session-cookie.ts';
import { readToken } from '../http/session/session-token.ts';

export const handler = handle(auth.logout, async ({ token, effect }) => {
  const session = token ? await readToken(token) : undefined;
  if (session) await endSession(effect, session.memberId, session.sessionId);
  return new Reply({ message: texts.logoutSucceeded }, { cookies: [noSessionCookie()] });
});
