import type { MemberSummary } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { getMany } from '../../table/batch.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { get, type Stored, update } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { countConnections, isCounted } from './relation-writes.ts';
import { readRelations } from './relations.ts';

const PAGE = 100;

/** How far the look through one member's relations has come. */
export interface Walk {
  memberId: string;
  /** `sk` of the last relation looked at. */
  after?: string;
  /** Connections found so far. */
  connected: number;
  /** What the card said at the beginning: it is only put right if it still says so at the end. */
  counted: number;
}

interface Side {
  memberId: string;
  relation: Stored<RelationItem>;
  /** The other's side of it. */
  theirs: RelationItem | undefined;
  /** Whether the other is still there. */
  isMember: boolean;
}

interface Repair {
  writes: Write[];
  /** Ids of members whose items they change. */
  changes: string[];
}

/** Takes away a relation that leads nowhere. */
const dropped = ({ memberId, relation: { otherId, state } }: Side): Repair => ({
  writes: [{ delete: connectionKeys.relation(memberId, otherId), ...whileIn(state) }],
  changes: [memberId],
});

const whileIn = (state: RelationItem['state']) => ({
  condition: '#state = :seen',
  names: { '#state': 'state' },
  values: { ':seen': state },
});

/** Puts a connection into its member's list. */
function listed({ memberId, relation: { otherId, state } }: Side, connectionId: string): Repair {
  const { gsi1pk, gsi1sk } = connectionKeys.byConnection(memberId, connectionId);
  const seen = whileIn(state);
  const write: Write = {
    key: connectionKeys.relation(memberId, otherId),
    update: 'SET gsi1pk = :list, gsi1sk = :sk',
    ...seen,
    values: { ...seen.values, ':list': gsi1pk, ':sk': gsi1sk },
  };
  return { writes: [write], changes: [memberId] };
}

/** Gives the other their side of a connection, and counts it there. */
function completed({ memberId, relation }: Side, connectionId: string): Repair {
  const { otherId, state, requestedAt } = relation;
  const writes: Write[] = [
    {
      put: {
        ...connectionKeys.relation(otherId, memberId),
        ...connectionKeys.byConnection(otherId, connectionId),
        otherId: memberId,
        state,
        requestedAt,
      },
      ...whileIn(state),
      condition: 'attribute_not_exists(pk) OR #state <> :seen',
    },
    countConnections(otherId, 1),
    // The two sides were read one after the other: the connection may have ended in between.
    { check: connectionKeys.relation(memberId, otherId), ...whileIn(state) },
  ];
  return { writes, changes: [otherId] };
}

/** What puts a relation right; nothing when nothing is wrong. */
function repairsOf(side: Side): Repair[] {
  const { relation, theirs, isMember } = side;
  const { state, requestedAt, gsi1pk, gsi1sk } = relation;
  if (!isMember) return [dropped(side)];
  if (state === 'rejected' || state === 'ended') return [];
  if (state === 'connected') {
    const connectionId = gsi1sk ?? (theirs?.state === 'connected' ? theirs.gsi1sk : undefined) ?? newId();
    const isListed = gsi1sk !== undefined && gsi1pk === connectionKeys.connections(side.memberId);
    return [
      ...(isListed ? [] : [listed(side, connectionId)]),
      ...(theirs?.state === 'connected' ? [] : [completed(side, connectionId)]),
    ];
  }
  const half = state === 'pending_sender' ? 'pending_recipient' : 'pending_sender';
  const isWhole = theirs?.state === half && theirs.requestedAt === requestedAt;
  // A side that says connected puts this one right.
  return isWhole || theirs?.state === 'connected' ? [] : [dropped(side)];
}

/** Carries out a repair, unless the members have changed the relation meanwhile: then it needs none. */
async function mend({ writes, changes }: Repair): Promise<string[]> {
  try {
    await transact(writes);
    return changes;
  } catch (error) {
    if (error instanceof ConditionFailedError) return [];
    throw error;
  }
}

/** A look through a member's relations, at its beginning. */
export async function beginWalk(memberId: string): Promise<Walk | undefined> {
  const card = await get(memberKeys.card(memberId), { consistent: true });
  return card && { memberId, connected: 0, counted: card.connectionCount };
}

async function sidesOf(memberId: string, relations: Stored<RelationItem>[]): Promise<Side[]> {
  const others = relations.map(({ otherId }) => otherId);
  const [theirs, cards] = await Promise.all([
    getMany<RelationItem>(
      others.map((otherId) => connectionKeys.relation(otherId, memberId)),
      { consistent: true },
    ),
    getMany<MemberSummary>(others.map(memberKeys.card), { consistent: true }),
  ]);
  const owner = new Map(theirs.map((relation) => [relation.pk, relation]));
  const members = new Set(cards.map(({ _id }) => _id));
  return relations.map((relation) => ({
    memberId,
    relation,
    theirs: owner.get(memberKeys.member(relation.otherId)),
    isMember: members.has(relation.otherId),
  }));
}

/** Sets the exact count, if no member has changed it since the walk began. */
async function recount({ memberId, connected, counted }: Walk): Promise<boolean> {
  if (connected === counted) return false;
  try {
    await update(memberKeys.card(memberId), {
      update: 'SET connectionCount = :connected',
      condition: 'connectionCount = :counted',
      values: { ':connected': connected, ':counted': counted },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

/**
 * Looks at one page of a member's relations and puts right what is wrong: one-sided connections are completed,
 * halves of requests and edges to vanished members go, and at the end the count is made exact.
 *
 * @returns the ids of members who were changed, and the walk as it goes on, if it does
 */
export async function walkOn(walk: Walk): Promise<{ repaired: string[]; next: Walk | undefined }> {
  const { memberId, after } = walk;
  const page = await readRelations(memberId, { after, limit: PAGE });
  const repaired: string[] = [];
  let { connected } = walk;
  for (const side of await sidesOf(memberId, page.items)) {
    const { relation, theirs, isMember } = side;
    // What is not counted yet will be, by what follows from the acceptance.
    if (relation.state === 'connected' && isMember && isCounted(relation, theirs)) connected += 1;
    for (const repair of repairsOf(side)) repaired.push(...(await mend(repair)));
  }
  const next: Walk = { ...walk, connected, after: page.items.at(-1)?.sk ?? after };
  if (page.more) return { repaired, next };
  if (await recount(next)) repaired.push(memberId);
  return { repaired, next: undefined };
}
