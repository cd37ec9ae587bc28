import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { sessionsOf } from './session-view.ts';

export const handler = handle(auth.sessions, async ({ member }) =>
  sessionsOf(await member.account(), member.sessionId),
);
