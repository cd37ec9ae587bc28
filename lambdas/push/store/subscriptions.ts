import { PUSH_BROWSERS_MAX, SECOND } from '../../../shared/limits.ts';
import type { PushSubscriptionInput } from '../../../shared/model/push.ts';
import { Unauthenticated } from '../../http/errors.ts';
import type { AccountItem } from '../../http/items.ts';
import { isLive } from '../../http/session/accounts.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { primary, query, remove, type Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { SubscriptionItem } from './items.ts';
import { pushKeys } from './keys.ts';

export type Subscription = Stored<SubscriptionItem>;

/** The browsers of a member, the longest there first: one that has subscribed this moment may be missing. */
export async function subscriptionsOf(memberId: string): Promise<Subscription[]> {
  const { items } = await query<SubscriptionItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :member',
    ExpressionAttributeValues: { ':member': pushKeys.subscriptionsOf(memberId) },
    // A few more, of members who subscribe in many at the same moment.
    Limit: 2 * PUSH_BROWSERS_MAX,
  });
  return items.filter(({ ttl }) => ttl > Date.now() / SECOND);
}

/** Fails when somebody else, or another session, has subscribed there meanwhile. */
const unlessTaken = ({ sessionId }: SubscriptionItem) => ({
  condition: 'sessionId = :session',
  values: { ':session': sessionId },
});

const deletionOf = (subscription: Subscription): Write => ({
  delete: primary(subscription),
  ...unlessTaken(subscription),
});

/** Whether the same is stored already. */
const isSame = (one: SubscriptionItem, other: SubscriptionItem): boolean =>
  one.endpoint === other.endpoint &&
  one.sessionId === other.sessionId &&
  one.p256dh === other.p256dh &&
  one.auth === other.auth;

/**
 * Has a member pushed to in the browser of their session, in place of whoever was pushed to there. A session has one
 * subscription. Idempotent.
 *
 * @throws Unauthenticated when the session has ended meanwhile
 */
export const addSubscription = (
  effect: Effect,
  account: AccountItem,
  sessionId: string,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> =>
  retryOnConflict(async () => {
    const { memberId, sessions } = account;
    if (!isLive(account, sessionId)) throw new Unauthenticated();
    const _id = newId();
    const item: Subscription = {
      ...pushKeys.ofEndpoint(endpoint),
      ...pushKeys.byMember(memberId, _id),
      ...{ _id, memberId, sessionId, endpoint, ...keys },
      ttl: Number(sessions[sessionId]),
    };
    const all = await subscriptionsOf(memberId);
    if (all.some((one) => isSame(one, item))) return;
    const others = all.filter(({ pk }) => pk !== item.pk);
    const replaced = others.filter((one) => one.sessionId === sessionId);
    const kept = others.filter((one) => one.sessionId !== sessionId);
    const surplus = kept.slice(0, Math.max(0, kept.length - PUSH_BROWSERS_MAX + 1));
    await effect.commit([{ put: { ...item } }, ...[...replaced, ...surplus].map(deletionOf)]);
  });

/** Has a member not pushed to in the browser of a session any more. Idempotent. */
export const endSubscription = (effect: Effect, memberId: string, sessionId: string): Promise<void> =>
  retryOnConflict(async () => {
    const own = (await subscriptionsOf(memberId)).filter((one) => one.sessionId === sessionId);
    if (own.length > 0) await effect.commit(own.map(deletionOf));
  });

/** Forgets a subscription, unless another one has taken its place. */
export async function forgetSubscription(subscription: Subscription): Promise<void> {
  try {
    await remove(primary(subscription), unlessTaken(subscription));
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/**
 * Forgets a page of the browsers of a member who has left.
 *
 * @returns whether more may be left
 */
export async function sweepSubscriptions(memberId: string): Promise<boolean> {
  const found = await subscriptionsOf(memberId);
  await Promise.all(found.map(forgetSubscription));
  return found.length === 2 * PUSH_BROWSERS_MAX;
}
