import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { update } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { Unauthenticated } from '../errors.ts';
import type { AccountItem } from '../items.ts';
import { httpKeys } from '../keys.ts';
import { isLive, liveAccount, readAccount } from './accounts.ts';

/**
 * Ends one session of a member.
 *
 * @returns false when the member has no such session any more
 */
export const endSession = (effect: Effect, memberId: string, sessionId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const account = await readAccount(memberId);
    if (!account || !isLive(account, sessionId)) return false;
    await effect.commit([
      {
        key: httpKeys.account(memberId),
        update: `REMOVE sessions.#session${account.clients ? ', clients.#session' : ''}`,
        condition: 'attribute_exists(sessions.#session)',
        names: { '#session': sessionId },
      },
    ]);
    return true;
  });

/** One entry of a map, as a map. */
const only = <Value>(map: Record<string, Value> | undefined, id: string): Record<string, Value> => {
  const value = map?.[id];
  return value === undefined ? {} : { [id]: value };
};

/**
 * Ends all sessions of a member but one, also those that begin at the same moment.
 *
 * @throws Unauthenticated when that one was ended meanwhile
 */
export const endOtherSessions = (effect: Effect, memberId: string, sessionId: string): Promise<void> =>
  retryOnConflict(async () => {
    const account = await liveAccount(memberId, sessionId);
    if (!account) throw new Unauthenticated();
    await effect.commit([
      {
        key: httpKeys.account(memberId),
        update: 'SET sessions = :sessions, clients = :clients',
        condition: 'attribute_exists(sessions.#session)',
        names: { '#session': sessionId },
        values: {
          ':sessions': only(account.sessions, sessionId),
          ':clients': only(account.clients, sessionId),
        },
      },
    ]);
  });

/** Ends all sessions of a member. */
export const endAllSessions = (memberId: string): Promise<unknown> =>
  retryOnConflict(() =>
    update(httpKeys.account(memberId), {
      update: 'SET sessions = :none, clients = :none',
      condition: 'attribute_exists(pk)',
      values: { ':none': {} },
    }),
  );

/**
 * Replaces the password of a member and ends all sessions but the one that asks for it.
 *
 * @param account as it was when the old password was compared
 * @param also what happens together with it
 * @throws ConditionFailedError when the password was replaced or the session ended meanwhile
 */
export const replacePassword = (
  effect: Effect,
  { memberId, passwordHash, sessions, clients }: AccountItem,
  sessionId: string,
  newHash: string,
  also: Write[],
): Promise<void> =>
  effect.commit([
    ...also,
    {
      key: httpKeys.account(memberId),
      update: 'SET passwordHash = :new, sessions = :sessions, clients = :clients',
      condition: 'passwordHash = :old AND attribute_exists(sessions.#session)',
      names: { '#session': sessionId },
      values: {
        ':new': newHash,
        ':old': passwordHash,
        ':sessions': only(sessions, sessionId),
        ':clients': only(clients, sessionId),
      },
    },
  ]);
