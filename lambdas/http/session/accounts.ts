import {
  SECOND,
  SESSION_NOTED,
  SESSION_REMEMBERED,
  SESSION_SHORT,
  SESSIONS_PER_MEMBER,
} from '../../../shared/limits.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError, ContendedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, type Update, update } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { AccountItem, SessionClient } from '../items.ts';
import { httpKeys } from '../keys.ts';

export interface NewSession {
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** How long the browser keeps the cookie, in seconds; until it closes when absent. */
  cookieSeconds?: number;
  /** Where it is used; nothing is kept of that when absent. */
  client?: SessionClient;
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / SECOND);

/** A session that begins now: 30 days when remembered, else 24 hours. */
export function newSession(remembered: boolean, client?: SessionClient): NewSession {
  const lasts = remembered ? SESSION_REMEMBERED : SESSION_SHORT;
  return {
    sessionId: newId(),
    expiresAt: seconds(Date.now() + lasts),
    ...(remembered && { cookieSeconds: seconds(lasts) }),
    ...(client && { client }),
  };
}

/** The account of a member. */
export const readAccount = (memberId: string) => get(httpKeys.account(memberId), { consistent: true });

/** Whether a session of this account was neither ended nor has it expired. */
export const isLive = ({ sessions }: AccountItem, sessionId: string): boolean =>
  Object.hasOwn(sessions, sessionId) && Number(sessions[sessionId]) > seconds(Date.now());

/**
 * The account a session belongs to, if the session is alive.
 *
 * @returns undefined when the session was ended, has expired, or the member is gone
 */
export async function liveAccount(memberId: string, sessionId: string): Promise<AccountItem | undefined> {
  const account = await readAccount(memberId);
  return account && isLive(account, sessionId) ? account : undefined;
}

/** Sessions that make room for another: those that expired, and the oldest beyond the number a member may have. */
function surplus(account: AccountItem): string[] {
  const ids = Object.keys(account.sessions).sort();
  const live = ids.filter((id) => isLive(account, id));
  const oldest = new Set(live.slice(0, Math.max(0, live.length - SESSIONS_PER_MEMBER + 1)));
  return ids.filter((id) => oldest.has(id) || !isLive(account, id));
}

/** The update that adds a session, and takes away the surplus and what is known of sessions that are gone. */
function addition(account: AccountItem, { sessionId, expiresAt, client }: NewSession): Update {
  const { sessions, clients, passwordHash } = account;
  const ended = surplus(account);
  const forgotten = Object.keys(clients ?? {}).filter((id) => ended.includes(id) || !(id in sessions));
  const ids = [sessionId, ...new Set([...ended, ...forgotten])];
  const path = (map: string, id: string) => `${map}.#s${ids.indexOf(id)}`;
  const removals = [
    ...ended.map((id) => path('sessions', id)),
    ...forgotten.map((id) => path('clients', id)),
  ].join(', ');
  const clientPath = clients ? 'clients.#s0' : 'clients';
  return {
    update: `SET hasSignedIn = :yes, sessions.#s0 = :end${client ? `, ${clientPath} = :client` : ''}${removals && ` REMOVE ${removals}`}`,
    condition: [
      'passwordHash = :hash',
      // Of parallel sign-ins, each would take the same room.
      'size(sessions) < :room',
      ...ended.map((id) => `attribute_exists(${path('sessions', id)})`),
      ...(clients ? [] : ['attribute_not_exists(clients)']),
    ].join(' AND '),
    names: Object.fromEntries(ids.map((id, i) => [`#s${i}`, id])),
    values: {
      ':yes': true,
      ':end': expiresAt,
      ':hash': passwordHash,
      ':room': SESSIONS_PER_MEMBER + ended.length,
      ...(client && { ':client': clients ? client : { [sessionId]: client } }),
    },
  };
}

/**
 * Signs a member in once more.
 *
 * @param account as it was when the password was compared
 * @param along what is written together with the session, such as a mail about it
 * @returns false when the account is gone or its password has changed since
 */
export function addSession(
  effect: Effect,
  account: AccountItem,
  session: NewSession,
  extraWrites: Write[] = [],
): Promise<boolean> {
  let latest: AccountItem | undefined = account;
  return retryOnConflict(async () => {
    const seen = latest ?? (await readAccount(account.memberId));
    latest = undefined;
    if (seen?.passwordHash !== account.passwordHash) return false;
    const key = httpKeys.account(account.memberId);
    const change = addition(seen, session);
    await (extraWrites.length > 0
      ? effect.commit([{ key, ...change }, ...extraWrites])
      : update(key, change));
    return true;
  });
}

/** Whether it is time to note that a session is in use. */
export const isUseDue = ({ clients }: AccountItem, sessionId: string): boolean =>
  seconds(Date.now() - SESSION_NOTED) >= (clients?.[sessionId]?.lastSeenAt ?? 0);

/** Notes where a session is used now. Does nothing if it was ended meanwhile, or noted by another call. */
export async function noteUse(account: AccountItem, sessionId: string, client: SessionClient): Promise<void> {
  const { memberId, clients } = account;
  try {
    await update(httpKeys.account(memberId), {
      update: `SET ${clients ? 'clients.#session' : 'clients'} = :client`,
      condition: `attribute_exists(sessions.#session) AND ${
        clients
          ? '(attribute_not_exists(clients.#session) OR clients.#session.lastSeenAt <= :due)'
          : 'attribute_not_exists(clients)'
      }`,
      names: { '#session': sessionId },
      values: clients
        ? { ':client': client, ':due': client.lastSeenAt - seconds(SESSION_NOTED) }
        : { ':client': { [sessionId]: client } },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError || error instanceof ContendedError)) throw error;
  }
}
