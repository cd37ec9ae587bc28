import type { MemberSummary } from '../../members/store/items.ts';
import type { PageOf } from '../../table/paginate.ts';
import { connectionsIn, isUnread, type Relations, readByMember, relatedAmong } from './relations.ts';

/** Relations of each of the two that are read for one page, at most. */
const READ = 130;

/** Where one has so many times the connections of the other, those of the other are looked up one by one. */
const RATIO = 8;
const LOOKED_UP = 16;

/** A member, by what is needed to compare their connections with another's. */
export type Compared = Pick<MemberSummary, '_id' | 'connectionCount'>;

/** Members to whom two others are both connected. */
interface MutualPage {
  /** Newest member first. */
  memberIds: string[];
  /** Id of the member behind whom to go on if there may be more: fewer than `limit` are no sign of the end. */
  next: string | undefined;
}

const connectedIds = ({ relations }: Relations): string[] =>
  connectionsIn(relations).map(({ otherId }) => otherId);

/** Whether members whose relations were not read yet may be mutual connections. */
const mayHaveMore = (one: Relations, other: Relations): boolean =>
  (one.oldest !== undefined && other.oldest !== undefined) ||
  one.relations.some(({ otherId }) => isUnread(other, otherId)) ||
  other.relations.some(({ otherId }) => isUnread(one, otherId));

/** Compares the same range of both lists. */
async function compareRanges(
  short: Compared,
  long: Compared,
  before: string | undefined,
): Promise<MutualPage> {
  const page = { before, limit: READ };
  const [own, theirs] = await Promise.all([readByMember(short._id, page), readByMember(long._id, page)]);
  const known = new Set(connectedIds(theirs));
  // Both are known down to the newer of the two ends.
  const [end] = [own.oldest ?? '', theirs.oldest ?? ''].sort().reverse();
  return {
    memberIds: connectedIds(own).filter((id) => known.has(id)),
    next: mayHaveMore(own, theirs) ? end : undefined,
  };
}

/** Looks up the shorter list in the longer: 30,000 connections of one cost no more than the other has. */
async function lookUp(short: Compared, long: Compared, before: string | undefined): Promise<MutualPage> {
  const own = await readByMember(short._id, { before, limit: LOOKED_UP });
  const ids = connectedIds(own);
  const shared = await relatedAmong(long._id, ids, ['connected']);
  return { memberIds: ids.filter((id) => shared.has(id)), next: own.oldest };
}

/**
 * Members to whom two others are both connected, all of them, page by page. What a page costs is bounded, whatever the
 * two lists are.
 *
 * @param page goes on behind the `next` of the page before
 */
export async function mutualConnections(
  one: Compared,
  other: Compared,
  { before, limit }: PageOf,
): Promise<MutualPage> {
  const [short, long] = one.connectionCount <= other.connectionCount ? [one, other] : [other, one];
  const isMuchLonger = long.connectionCount > READ && long.connectionCount > RATIO * short.connectionCount;
  const { memberIds, next } = await (isMuchLonger ? lookUp : compareRanges)(short, long, before);
  const shown = memberIds.slice(0, limit);
  return { memberIds: shown, next: memberIds.length > limit ? shown.at(-1) : next };
}
