import { CONNECTION_IDS_SHOWN } from '../../../shared/limits.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { getMany } from '../../table/batch.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { get, type Page, query } from '../../table/table.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';

/** A connection as its member's list holds it. */
export type Connection = Pick<RelationItem, 'otherId'> & { connectionId: string };

/** What a member is to another, as it stands now. */
export const readRelation = (memberId: string, otherId: string) =>
  get(connectionKeys.relation(memberId, otherId), { consistent: true });

/**
 * A page of everything that a member is to others, as it stands now.
 *
 * @param page goes on behind the sort key `after`
 */
export const readRelations = (
  memberId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Page<RelationItem>> => {
  const { pk, sk } = connectionKeys.relation(memberId, '');
  return query<RelationItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :relations)',
    ExpressionAttributeValues: { ':member': pk, ':relations': sk },
    ConsistentRead: true,
    Limit: limit,
    ...(after && { ExclusiveStartKey: { pk, sk: after } }),
  });
};

type State = RelationItem['state'];

/** Connected, or one has asked the other. */
const RELATED: State[] = ['connected', 'pending_sender', 'pending_recipient'];

const inState = (relations: RelationItem[], states: State[]): Set<string> =>
  new Set(relations.filter(({ state }) => states.includes(state)).map(({ otherId }) => otherId));

/** Which of some members a member has to do with. */
export async function relatedAmong(
  memberId: string,
  otherIds: string[],
  states: State[] = RELATED,
): Promise<Set<string>> {
  const relations = await getMany(otherIds.map((otherId) => connectionKeys.relation(memberId, otherId)));
  return inState(relations, states);
}

/** Ids of members whom some relations connect with their owner, or who wait for an answer, either way. */
export const relatedIn = (relations: RelationItem[]): Set<string> => inState(relations, RELATED);

/** What a member is to others, in one range of these. */
export interface Relations {
  /** Newest member first. */
  relations: RelationItem[];
  /** The oldest member whose relation was read; undefined when the range was read to its end. */
  oldest: string | undefined;
}

/** Whether a relation may be missing only because it is with an older member than those that were read. */
export const isUnread = ({ oldest }: Relations, otherId: string): boolean =>
  oldest !== undefined && otherId < oldest;

async function readRange(
  memberId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<Relations> {
  const { items, more } = await query<RelationItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :to AND :from',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':from': connectionKeys.relation(memberId, from).sk,
      ':to': connectionKeys.relation(memberId, to).sk,
    },
    ScanIndexForward: false,
    Limit: limit,
  });
  return { relations: items, oldest: more ? items.at(-1)?.otherId : undefined };
}

/** Sorts behind every id. */
const AFTER_ALL = '~';

/**
 * A page of what a member is to others, newest member first.
 *
 * @param page goes on behind the id `before` of another member
 */
export async function readByMember(
  memberId: string,
  { before = AFTER_ALL, limit }: PageOf,
): Promise<Relations> {
  // BETWEEN includes its end, which the page before has read; one more tells whether there is another page.
  const { relations, oldest } = await readRange(memberId, { from: before, to: '', limit: limit + 1 });
  const page = relations.filter(({ otherId }) => otherId !== before).slice(0, limit);
  const isLast = oldest === undefined && page.at(-1) === relations.at(-1);
  return { relations: page, oldest: isLast ? undefined : page.at(-1)?.otherId };
}

/** Relations read in one range beyond the number of members asked about. */
const BETWEEN = 60;

/**
 * Which of some members a member has to do with, for members who follow each other in the order of their ids: one range
 * of relations. Where many others lie between, it ends before the last of those asked about, so that the cost is bounded
 * by their number.
 *
 * @param otherIds newest first
 * @param known relations that have been read from the newest member on: enough where they cover the first of `otherIds`
 * @param states which relations count
 * @returns those of `otherIds` whose relation is known, at least the first, and which of them are related
 */
export async function relatedInRange(
  memberId: string,
  otherIds: string[],
  known?: Relations,
  states = RELATED,
): Promise<{ covered: string[]; related: Set<string> }> {
  const [newest, oldest] = [otherIds[0], otherIds.at(-1)];
  if (!newest || !oldest) return { covered: [], related: new Set() };
  const range =
    known && !isUnread(known, newest)
      ? known
      : await readRange(memberId, { from: newest, to: oldest, limit: otherIds.length + BETWEEN });
  const covered = otherIds.filter((id) => !isUnread(range, id));
  return { covered, related: inState(range.relations, states) };
}

/** The connections among some relations, in their order. */
export const connectionsIn = (relations: RelationItem[]): Connection[] =>
  relations
    .filter(({ state }) => state === 'connected')
    .map(({ otherId, gsi1sk = '' }) => ({ otherId, connectionId: gsi1sk }));

const readList = (partition: string, page: PageOf) =>
  newestFirst<RelationItem>({ partition, index: 'gsi1' }, page);

/** The connections of a member, newest first. */
export async function readConnections(
  memberId: string,
  page: PageOf,
): Promise<{ connections: Connection[]; more: boolean }> {
  const { items, more } = await readList(connectionKeys.connections(memberId), page);
  const connections = items.map(({ otherId, gsi1sk = '' }) => ({ otherId, connectionId: gsi1sk }));
  return { connections, more };
}

/** Ids of a member's newest connections, as many as the member's own view of themselves lists. */
export async function newestConnectionIds({ _id, connectionCount }: MemberSummary): Promise<string[]> {
  if (connectionCount === 0) return [];
  const { connections } = await readConnections(_id, { limit: CONNECTION_IDS_SHOWN });
  return connections.map(({ otherId }) => otherId);
}

/** The requests that wait for a member's answer, newest first. */
export async function readRequests(
  memberId: string,
  page: PageOf,
): Promise<{ requests: RelationItem[]; more: boolean }> {
  const { items, more } = await readList(connectionKeys.requests(memberId), page);
  return { requests: items, more };
}
