import { SECOND, SESSION_REMEMBERED, SESSION_SHORT, SESSIONS_PER_MEMBER } from '../../../shared/limits.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { get, update } from '../../table/table.ts';
import type { AccountItem } from '../items.ts';
import { httpKeys } from '../keys.ts';

export interface NewSession {
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** How long the browser keeps the cookie, in seconds; until it closes when absent. */
  cookieSeconds?: number;
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / SECOND);

/** A session that begins now: 30 days when remembered, else 24 hours. */
export function newSession(remembered: boolean): NewSession {
  const lasts = remembered ? SESSION_REMEMBERED : SESSION_SHORT;
  return {
    sessionId: newId(),
    expiresAt: seconds(Date.now() + lasts),
    ...(remembered && { cookieSeconds: seconds(lasts) }),
  };
}

/** The account of a member. */
export const readAccount = (memberId: string) => get(httpKeys.account(memberId), { consistent: true });

/**
 * The account a session belongs to, if the session is alive.
 *
 * @returns undefined when the session was ended, has expired, or the member is gone
 */
export async function liveAccount(memberId: string, sessionId: string): Promise<AccountItem | undefined> {
  const account = await readAccount(memberId);
  const expiresAt = account?.sessions[sessionId];
  return account && expiresAt && expiresAt > seconds(Date.now()) ? account : undefined;
}

/** Sessions that make room for another: those that expired, and the oldest beyond the number a member may have. */
function surplus(sessions: Record<string, number>): string[] {
  const now = seconds(Date.now());
  const ids = Object.keys(sessions).sort();
  const live = ids.filter((id) => (sessions[id] ?? 0) > now);
  const oldest = new Set(live.slice(0, Math.max(0, live.length - SESSIONS_PER_MEMBER + 1)));
  return ids.filter((id) => oldest.has(id) || (sessions[id] ?? 0) <= now);
}

/**
 * Signs a member in once more.
 *
 * @returns false when the account is gone
 */
export async function addSession(account: AccountItem, session: NewSession): Promise<boolean> {
  const gone = surplus(account.sessions);
  const names = Object.fromEntries([session.sessionId, ...gone].map((id, i) => [`#s${i}`, id]));
  const removals = gone.map((_, i) => `sessions.#s${i + 1}`).join(', ');
  try {
    await update(httpKeys.account(account.memberId), {
      update: `SET sessions.#s0 = :end${removals && ` REMOVE ${removals}`}`,
      condition: 'attribute_exists(pk)',
      names,
      values: { ':end': session.expiresAt },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

/** Ends one session; it need not exist. */
export async function endSession(memberId: string, sessionId: string): Promise<void> {
  try {
    await update(httpKeys.account(memberId), {
      update: 'REMOVE sessions.#session',
      condition: 'attribute_exists(pk)',
      names: { '#session': sessionId },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
