import { auth } from '../../shared/api/auth.ts';
import { settings as texts } from '../../shared/texts/account/settings.ts';
import { handle, type RepeatedCall } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { endSession } from '../http/session/ending.ts';
import { noSessionCookie } from '../http/session/session-cookie.ts';
import { SessionNotFoundError } from './errors.ts';

const answer = ({ member, params }: RepeatedCall<typeof auth.endSession>) =>
  new Reply(
    { message: texts.sessionEnded },
    params.sessionId === member.sessionId ? { cookies: [noSessionCookie()] } : {},
  );

export const handler = handle(
  auth.endSession,
  async (call) => {
    if (!(await endSession(call.effect, call.member._id, call.params.sessionId)))
      throw new SessionNotFoundError();
    return answer(call);
  },
  answer,
);
