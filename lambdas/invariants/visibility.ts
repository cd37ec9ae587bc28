import { connectionKeys } from '../connections/store/keys.ts';
import { httpKeys } from '../http/keys.ts';
import type { HiddenItem } from '../visibility/items.ts';
import { type EdgeKind, visibilityKeys } from '../visibility/keys.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** Whether an item hides a member in one of its lists. */
const lists = (
  item: HiddenItem | undefined,
  list: 'blocked' | 'blockers' | 'muted',
  memberId: string,
): boolean => item?.[list]?.has(memberId) === true;

/** Whoever has blocked or muted another is hidden from them, and the other way round where that is meant. */
function edges(table: Snapshot, kind: EdgeKind): Violation[] {
  return table.all(visibilityKeys[kind]).flatMap(({ item, values: { memberId, otherId } }) => {
    if (![memberId, otherId].every((id) => table.mayLeaveItems(id)))
      return [`between members of whom one is gone ${at(item)}`];
    const mine = table.get(visibilityKeys.hidden(memberId));
    const theirs = table.get(visibilityKeys.hidden(otherId));
    const isHidden =
      kind === 'mute'
        ? lists(mine, 'muted', otherId)
        : lists(mine, 'blocked', otherId) &&
          lists(theirs, 'blockers', memberId) !== (item.isUnlisted ?? false);
    return isHidden ? [] : [`does not hide ${at(item)}`];
  });
}

/** Nobody is hidden without an edge, and the account of each member says that somebody is. */
function hidden(table: Snapshot): Violation[] {
  const unlisted = Map.groupBy(
    table.all(visibilityKeys.block).filter(({ item }) => item.isUnlisted),
    ({ item }) => item.otherId,
  );
  return table.all(visibilityKeys.hidden).flatMap(({ item, values: { memberId } }) => {
    if (!table.mayLeaveItems(memberId)) return [`of a member who is gone ${at(item)}`];
    const account = table.get(httpKeys.account(memberId));
    const unfounded = [
      ...[...(item.blocked ?? [])].filter((id) => !table.get(visibilityKeys.block(memberId, id))),
      ...[...(item.blockers ?? [])].filter((id) => !table.get(visibilityKeys.block(id, memberId))),
      ...[...(item.muted ?? [])].filter((id) => !table.get(visibilityKeys.mute(memberId, id))),
    ];
    return [
      ...unfounded.map((id) => `hides ${id} without reason ${at(item)}`),
      ...(account && !account.hasHidden ? [`the account does not say so ${at(item)}`] : []),
      ...((item.unlistedBlockers ?? 0) === (unlisted.get(memberId)?.length ?? 0)
        ? []
        : [`counts other blockers than there are ${at(item)}`]),
    ];
  });
}

/** Between members one of whom has blocked the other there is neither a connection nor a request. */
const parted = (table: Snapshot): Violation[] =>
  table.all(visibilityKeys.block).flatMap(({ item, values: { memberId, otherId } }) => {
    const state = table.get(connectionKeys.relation(memberId, otherId))?.state;
    return state === undefined || state === 'rejected' || state === 'ended'
      ? []
      : [`${state} all the same ${at(item)}`];
  });

export const visibility: Invariant = (table) => [
  ...edges(table, 'block'),
  ...edges(table, 'mute'),
  ...hidden(table),
  ...parted(table),
];
