import type { MemberSummary } from '../../members/store/items.ts';
import type { PageOf } from '../../table/paginate.ts';
import { type Connection, readAllConnections, readConnections, relatedAmong } from './relations.ts';

/** A list of up to this many connections is read whole, for what looking up some fifty of its relations costs. */
const READ_WHOLE = 1_000;

/** Connections looked through for one page, at most, where one list is longer than that. */
const LOOKED_THROUGH = 1_000;
const STEP = 100;

/** A member, by what is needed to compare their connections with another's. */
export type Compared = Pick<MemberSummary, '_id' | 'connectionCount'>;

/** Members to whom two others are both connected. */
interface MutualPage {
  memberIds: string[];
  /** Where to go on if there may be more: fewer than `limit` are no sign of the end. */
  next: string | undefined;
}

const ids = (connections: Connection[]): string[] => connections.map(({ otherId }) => otherId);

/** A page of those found, `next` if these are not more than fit on it. */
const pageOf = (found: Connection[], limit: number, next: string | undefined): MutualPage =>
  found.length > limit
    ? { memberIds: ids(found.slice(0, limit)), next: found[limit - 1]?.connectionId }
    : { memberIds: ids(found), next };

async function compareWhole(short: Compared, long: Compared, { before, limit }: PageOf): Promise<MutualPage> {
  const [own, others] = await Promise.all([readAllConnections(short._id), readAllConnections(long._id)]);
  const known = new Set(ids(others));
  const isLeft = ({ connectionId }: Connection): boolean => before === undefined || connectionId < before;
  const found = own.filter((connection) => isLeft(connection) && known.has(connection.otherId));
  return pageOf(found, limit, undefined);
}

/** Looks through the shorter list from its newest end: a member with 30,000 connections costs no more than the other has. */
async function lookThrough(short: Compared, long: Compared, { before, limit }: PageOf): Promise<MutualPage> {
  const found: Connection[] = [];
  let next = before;
  for (let looked = 0; looked < LOOKED_THROUGH && found.length <= limit; looked += STEP) {
    const { connections, more } = await readConnections(short._id, { before: next, limit: STEP });
    const shared = await relatedAmong(long._id, ids(connections), ['connected']);
    found.push(...connections.filter(({ otherId }) => shared.has(otherId)));
    next = more ? connections.at(-1)?.connectionId : undefined;
    if (next === undefined) break;
  }
  return pageOf(found, limit, next);
}

/**
 * Members to whom two others are both connected, as the member with fewer connections lists them.
 *
 * @param page goes on behind the `next` of the page before
 */
export function mutualConnections(one: Compared, other: Compared, page: PageOf): Promise<MutualPage> {
  const [short, long] = one.connectionCount <= other.connectionCount ? [one, other] : [other, one];
  return (long.connectionCount <= READ_WHOLE ? compareWhole : lookThrough)(short, long, page);
}
