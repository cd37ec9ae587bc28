import type { Preferences } from '../../../shared/model/preferences.ts';
import { choosable } from '../../../shared/rules/notifications/mail-choices.ts';
import { countingOf } from '../../connections/store/connecting.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { readPreferences } from '../../preferences/store/preferences.ts';
import { getMany } from '../../table/batch.ts';
import type { Key } from '../../table/key.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Stored } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Addition, Cause, CountedWrite, NotificationChange } from './changes.ts';
import { addition, hiddenAddition, hiding, reading, retraction, withCounts } from './counted-writes.ts';
import { type Groups, readGroups } from './groups/changes.ts';
import { groupOfNew, groupOfStored, withMarksOf } from './groups/group.ts';
import { hiddenSenders } from './hidden-senders.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';

/** A transaction of 100 writes (an AWS limit) has room for as many groups as well, and for the card. */
const AT_ONCE = 48;

/** What becomes of one notification by all its changes of a batch together. */
interface Plan {
  add?: Addition;
  isRead?: true;
  isHidden?: true;
  isRetracted?: true;
}

function plansOf(changes: NotificationChange[]): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const change of changes) {
    const id = change.kind === 'add' ? change.notification._id : change.notificationId;
    const plan = plans.get(id);
    if (change.kind === 'add') plans.set(id, { ...plan, add: change });
    else if (change.kind === 'read') plans.set(id, { ...plan, isRead: true });
    else if (change.kind === 'hide') plans.set(id, { ...plan, isHidden: true });
    else plans.set(id, { isRetracted: true });
  }
  return plans;
}

const id = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Whether the item of a cause has some attributes. */
type Standing = (cause: Cause, attributes: Record<string, string>) => boolean;

/** Reads how some causes stand. */
async function standing(causes: Cause[]): Promise<Standing> {
  const keys = new Map(causes.map(({ key }) => [id(key), key]));
  const items = await getMany<Record<string, unknown>>([...keys.values()] as Key<Record<string, unknown>>[], {
    consistent: true,
  });
  const found = new Map(items.map((item) => [id(item), item]));
  return ({ key }, attributes) => {
    const item = found.get(id(key));
    return item !== undefined && Object.entries(attributes).every(([name, value]) => item[name] === value);
  };
}

function writeOf(
  card: MemberSummary,
  plan: Plan,
  stored: Stored<NotificationItem> | undefined,
  has: Standing,
  hidden: ReadonlySet<string>,
  { types }: Preferences,
): CountedWrite | undefined {
  if (stored) {
    if (plan.isRetracted) return retraction(card, stored);
    if (plan.isHidden) return hiding(card, stored);
    return plan.isRead ? reading(card, stored) : undefined;
  }
  const { add } = plan;
  if (!add || plan.isRetracted || add.notification._id <= card.clearedUpTo) return undefined;
  const type = choosable(add.notification.type);
  if (type && !types[type].inApp) return undefined;
  const { cause, unreadWhile } = add;
  if (cause && (!has(cause, cause.with) || (cause.unless && has(cause, cause.unless)))) return undefined;
  if (hidden.has(add.notification.senderId ?? '') || hidden.has(add.ownerId ?? ''))
    return hiddenAddition(card, add);
  const isAnswered = cause !== undefined && unreadWhile !== undefined && !has(cause, unreadWhile);
  return addition(card, add, isAnswered || plan.isRead === true);
}

/** What becomes of one member's notifications. */
interface Share {
  recipientId: string;
  plans: Map<string, Plan>;
}

/** What is to be written of one member's notifications. */
interface Changes {
  card: MemberSummary;
  groups: Groups;
  changes: CountedWrite[];
}

/** Where a notification may stand: a new one in one place, others in any list. */
const keysOf = (recipientId: string, notificationId: string, { add }: Plan) =>
  add
    ? [notificationKeys.keyOf(recipientId, add.notification)]
    : notificationKeys.keysOf(recipientId, notificationId);

async function changesFor({ recipientId, plans }: Share): Promise<Changes | undefined> {
  const [card, stored, has, hidden, preferences] = await Promise.all([
    readStoredCard(recipientId, { consistent: true }),
    getMany(
      [...plans].flatMap(([notificationId, plan]) => keysOf(recipientId, notificationId, plan)),
      { consistent: true },
    ),
    standing([...plans.values()].flatMap(({ add }) => add?.cause ?? [])),
    hiddenSenders(
      recipientId,
      [...plans.values()].flatMap(({ add }) => [add?.notification.senderId ?? [], add?.ownerId ?? []].flat()),
    ),
    readPreferences(recipientId),
  ]);
  if (!card) return undefined;
  const byId = new Map(stored.map((notification) => [notification._id, notification]));
  const groupOf = (notificationId: string, { add }: Plan) => {
    const notification = byId.get(notificationId);
    if (notification) return groupOfStored(notification);
    return add && groupOfNew(recipientId, add.notification);
  };
  const groups = await readGroups([...plans].map(([notificationId, plan]) => groupOf(notificationId, plan)));
  const changes = [...plans].flatMap(([notificationId, plan]) => {
    const marked = withMarksOf(card, groups.get(groupOf(notificationId, plan)?.sk ?? ''));
    return writeOf(marked, plan, byId.get(notificationId), has, hidden, preferences) ?? [];
  });
  return { card, groups, changes };
}

async function apply(share: Share): Promise<void> {
  const found = await changesFor(share);
  if (found && found.changes.length > 0)
    await transact(await withCounts(found.card, found.groups, found.changes));
}

/**
 * Adds, reads and retracts notifications of one member, with their counts: one update of the card, and of each
 * group, for up to 48 of them.
 * Repeating a change has no further effect.
 *
 * @param changes in the order in which they have happened
 */
export async function changeNotifications(recipientId: string, changes: NotificationChange[]): Promise<void> {
  const plans = [...plansOf(changes)];
  for (let at = 0; at < plans.length; at += AT_ONCE)
    await retryOnConflict(() => apply({ recipientId, plans: new Map(plans.slice(at, at + AT_ONCE)) }));
}

/** Two members who have been connected. */
interface Connection {
  connectionId: string;
  /** Who has asked. */
  senderId: string;
  /** Who has accepted. */
  recipientId: string;
  /** The id of the notification of the request. */
  requestedAt: string;
}

/** Tells who has asked that they are connected, marks the notification of the request as read, and counts the connection for both. */
export const countConnection = ({
  connectionId,
  senderId,
  recipientId,
  requestedAt,
}: Connection): Promise<void> =>
  retryOnConflict(async () => {
    const notification = {
      _id: connectionId,
      type: 'connection_accepted',
      senderId: recipientId,
    } as const;
    const [counting, ...found] = await Promise.all([
      countingOf(recipientId, senderId, connectionId),
      changesFor({ recipientId: senderId, plans: plansOf([{ kind: 'add', notification }]) }),
      changesFor({ recipientId, plans: plansOf([{ kind: 'read', notificationId: requestedAt }]) }),
    ]);
    const members = found.filter((one) => one !== undefined);
    // Who has left takes the connection along: nobody is to count it any more.
    const isCounted = counting !== undefined && members.length === found.length;
    const shares = members.map(({ card, groups, changes }) =>
      withCounts(card, groups, changes, isCounted ? 1 : 0),
    );
    const writes = (await Promise.all(shares)).flat();
    if (writes.length > 0) await transact([...(isCounted ? [counting] : []), ...writes]);
  });
