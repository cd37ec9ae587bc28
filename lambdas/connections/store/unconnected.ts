import type { Role } from '../../../shared/model/member.ts';
import { readRole } from '../../members/store/role-lists.ts';
import type { PageOf } from '../../table/paginate.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { type Relations, relatedInRange } from './relations.ts';

/** Read beyond what is asked for, because a few of the newest members are usually known already. */
const SPARE = 20;

/** Places of one list read at once, at most. */
const STEP_MAX = 500;

/** Places of one list looked at beyond what is asked for, at most: it bounds the cost of a page for whoever knows many. */
const LOOKED_AT = 2_000;

interface Options {
  /** Ids of further members who are not wanted. */
  leaveOut?: ReadonlySet<string>;
  /** Relations of the viewer that have been read already. */
  known?: Relations;
  /** Places of each list looked at beyond what is asked for, at most. */
  lookedAt?: number;
}

export interface Unconnected {
  /** Newest first. */
  memberIds: string[];
  /** Id behind which the next page begins; undefined when nobody is left. */
  next: string | undefined;
}

/** Walks one list until `limit` members are found, it ends, or enough of it has been looked at. */
async function unconnectedIn(
  role: Role | null,
  viewer: ViewingMember,
  { before, limit }: PageOf,
  { leaveOut, known, lookedAt = LOOKED_AT }: Options,
): Promise<Unconnected> {
  const { _id: memberId } = viewer;
  const found: string[] = [];
  let next = before;
  let step = limit + SPARE;
  for (let looked = 0; looked < limit + lookedAt; ) {
    const { memberIds, more } = await readRole(role, { before: next, limit: Math.min(step, STEP_MAX) });
    const [{ covered, related }, { blocked }] = await Promise.all([
      relatedInRange(memberId, memberIds, known),
      viewer.hidden(),
    ]);
    const isLeftOut = (id: string): boolean =>
      related.has(id) || blocked.has(id) || leaveOut?.has(id) === true;
    found.push(...covered.filter((id) => id !== memberId && !isLeftOut(id)));
    if (!more && covered.length === memberIds.length) return { memberIds: found, next: undefined };
    next = covered.at(-1);
    if (found.length >= limit) break;
    looked += memberIds.length;
    step *= 2;
  }
  return { memberIds: found, next };
}

/**
 * Members of some roles with whom the viewer is neither connected nor in a pending request, without themselves and whoever
 * is hidden from them.
 *
 * @param page goes on behind the id `before`. It may be shorter than `limit`, even empty, while `next` leads on: after
 *   some thousands of members who are all connected, the walk stops and the next page takes it up.
 */
export async function readUnconnected(
  viewer: ViewingMember,
  roles: readonly (Role | null)[],
  page: PageOf,
  options: Options = {},
): Promise<Unconnected> {
  // One more than asked for tells whether there is another page.
  const lists = await Promise.all(
    roles.map((role) => unconnectedIn(role, viewer, { ...page, limit: page.limit + 1 }, options)),
  );
  // No list has been looked through beyond the newest of these places.
  const [frontier] = lists
    .flatMap(({ next }) => next ?? [])
    .sort()
    .reverse();
  const found = lists
    .flatMap(({ memberIds }) => memberIds)
    .filter((id) => frontier === undefined || id >= frontier)
    .sort()
    .reverse();
  if (found.length <= page.limit) return { memberIds: found, next: frontier };
  const memberIds = found.slice(0, page.limit);
  return { memberIds, next: memberIds.at(-1) };
}
