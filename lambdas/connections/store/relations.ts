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

/** Relations read in one range beyond the number of members asked about, before the rest is looked up one by one. */
const BETWEEN = 100;

/**
 * Which of some members a member has to do with, for members who follow each other in the order of their ids: usually
 * one range of relations. Where many others lie between, the rest is looked up one by one, so that the cost is bounded
 * by the number asked about.
 *
 * @param otherIds newest first
 */
export async function relatedInRange(memberId: string, otherIds: string[]): Promise<Set<string>> {
  const [newest, oldest] = [otherIds[0], otherIds.at(-1)];
  if (!newest || !oldest) return new Set();
  const { items, more } = await query<RelationItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':from': connectionKeys.relation(memberId, oldest).sk,
      ':to': connectionKeys.relation(memberId, newest).sk,
    },
    Limit: otherIds.length + BETWEEN,
  });
  const lastRead = items.at(-1)?.otherId;
  const rest = more && lastRead ? otherIds.filter((id) => id > lastRead) : [];
  return new Set([...inState(items, RELATED), ...(await relatedAmong(memberId, rest))]);
}

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

/** All connections of a member, newest first: only where these are known to be not too many. */
export async function readAllConnections(memberId: string): Promise<Connection[]> {
  const all: Connection[] = [];
  for (let before: string | undefined; ; before = all.at(-1)?.connectionId) {
    const { connections, more } = await readConnections(memberId, { before, limit: CONNECTION_IDS_SHOWN });
    all.push(...connections);
    if (!more) return all;
  }
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
