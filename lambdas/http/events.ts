import { whenChanged } from '../events/source.ts';
import { httpKeys } from './keys.ts';

/** Sessions of a member that were alive before: they are signed out there, or the account is gone. */
export type SessionEvent = { type: 'sessions.ended'; memberId: string; sessionIds: string[] };

export const sessionEvents = [
  whenChanged(httpKeys.account, ['MODIFY', 'REMOVE'], ({ before, after }): SessionEvent[] => {
    if (!before) return [];
    const sessionIds = Object.keys(before.sessions).filter((id) => after?.sessions[id] === undefined);
    return sessionIds.length > 0 ? [{ type: 'sessions.ended', memberId: before.memberId, sessionIds }] : [];
  }),
];
