import type { RelationItem } from '../connections/store/items.ts';
import { connectionKeys } from '../connections/store/keys.ts';
import { memberKeys } from '../members/store/keys.ts';
import type { Stored } from '../table/table.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** What the other's side says when one side is in this state; nothing when the two have parted. */
const MIRRORED: { [State in RelationItem['state']]?: RelationItem['state'] } = {
  connected: 'connected',
  pending_sender: 'pending_recipient',
  pending_recipient: 'pending_sender',
};

/** The place of a relation in the lists of its member. */
function placeOf(memberId: string, { state, requestedAt, gsi1sk = '' }: RelationItem): string {
  if (state === 'connected') return connectionKeys.byConnection(memberId, gsi1sk).gsi1pk;
  if (state !== 'pending_recipient') return '';
  const { gsi1pk, gsi1sk: wanted } = connectionKeys.byRequest(memberId, requestedAt);
  return gsi1sk === wanted ? gsi1pk : 'REQUESTS at another time';
}

function sideViolations(table: Snapshot, memberId: string, relation: Stored<RelationItem>): Violation[] {
  const { otherId, gsi1pk = '', gsi1sk, requestedAt } = relation;
  if (!table.mayLeaveItems(memberId)) return [`of a member who is gone ${at(relation)}`];
  if (gsi1pk !== placeOf(memberId, relation)) return [`not in its list ${at(relation)}`];
  const mirrored = MIRRORED[relation.state];
  // One side alone remembers for a while how the two have parted.
  if (!mirrored) return [];
  if (!table.mayLeaveItems(otherId)) return [`to a member who is gone ${at(relation)}`];
  const theirs = table.get(connectionKeys.relation(otherId, memberId));
  const isWhole =
    theirs?.state === mirrored &&
    theirs.requestedAt === requestedAt &&
    (relation.state !== 'connected' || theirs.gsi1sk === gsi1sk);
  return isWhole
    ? []
    : [`${relation.state}, but the other side is ${theirs?.state ?? 'none'} ${at(relation)}`];
}

/** Relations have two sides that agree, and cards count the connections. */
export const connections: Invariant = (table) => {
  const relations = table.all(connectionKeys.relation);
  const connected = relations.filter(({ item }) => item.state === 'connected');
  const byMember = Map.groupBy(connected, ({ values }) => values.memberId);
  return [
    ...relations.flatMap(({ item, values }) => sideViolations(table, values.memberId, item)),
    ...connected.filter(({ item }) => item.uncounted).map(({ item }) => `not counted yet ${at(item)}`),
    ...table.all(memberKeys.card).flatMap(({ item: card }) => {
      const edges = byMember.get(card._id)?.length ?? 0;
      return card.connectionCount === edges
        ? []
        : [`connectionCount ${card.connectionCount}, but ${edges} connections ${at(card)}`];
    }),
  ];
};
