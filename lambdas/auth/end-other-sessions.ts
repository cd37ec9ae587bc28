import { auth } from '../../shared/api/auth.ts';
import { settings as texts } from '../../shared/texts/account/settings.ts';
import { handle } from '../http/handle.ts';
import { endOtherSessions } from '../http/session/ending.ts';

const ended = { message: texts.otherSessionsEnded };

export const handler = handle(
  auth.endOtherSessions,
  async ({ member, effect }) => {
    await endOtherSessions(effect, member._id, member.sessionId);
    return ended;
  },
  () => ended,
);
