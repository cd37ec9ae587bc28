import { SECOND } from '../../shared/limits.ts';
import type { MemberSession } from '../../shared/model/session.ts';
import type { AccountItem } from '../http/items.ts';
import { isLive } from '../http/session/accounts.ts';
import { idTime } from '../table/ids.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

function present(account: AccountItem, sessionId: string, currentId: string): MemberSession {
  const { lastSeenAt, name, address } = account.clients?.[sessionId] ?? {};
  return {
    _id: sessionId,
    current: sessionId === currentId,
    createdAt: iso(idTime(sessionId)),
    lastSeenAt: iso(lastSeenAt ? lastSeenAt * SECOND : idTime(sessionId)),
    client: name ?? '',
    address: address ?? '',
  };
}

/** Seconds tell sessions apart that are used, ids those that began in one second; both sort by their code units. */
const lastUse = ({ lastSeenAt, _id }: MemberSession): string => lastSeenAt + _id;

const byLastUse = (one: MemberSession, other: MemberSession): number =>
  lastUse(one) < lastUse(other) ? 1 : -1;

/**
 * The live sessions of a member as they see them, the one used last first.
 *
 * @param currentId the one that asks
 */
export const sessionsOf = (account: AccountItem, currentId: string): MemberSession[] =>
  Object.keys(account.sessions)
    .filter((id) => isLive(account, id))
    .map((id) => present(account, id, currentId))
    .sort(byLastUse);
