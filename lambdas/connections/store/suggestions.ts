import { ROLES, type Role } from '../../../shared/model/member.ts';
import { isAdministrator } from '../../../shared/rules/administrator.ts';
import { type Mutual, SOUGHT_BY } from '../../../shared/rules/suggestion-reason.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { readCards } from '../../members/store/members.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { readConnections, relatedAmong } from './relations.ts';
import { readUnconnected } from './unconnected.ts';

/** Newest connections of the member whose connections are looked at, and how many of each: what bounds the cost. */
const OWN = 40;
const THEIRS = 100;

/** Candidates with mutual connections that are looked up for each one that is asked for. */
const LOOKED_UP = 3;

const EVERYBODY = [...ROLES, null] as const;

export interface Suggestion {
  card: MemberSummary;
  mutual: Mutual;
}

/** Where a page of suggestions begins: among the candidates with mutual connections, then among all others. */
export interface SuggestionsPosition {
  /** Candidates with mutual connections that earlier pages have been through. */
  passed: number;
  /** Id of the last of the others on earlier pages. */
  before?: string | undefined;
}

/** How many connections a member has in common with others, by their ids. */
async function countMutual(memberId: string): Promise<{ counts: Map<string, number>; isLeast: boolean }> {
  const own = await readConnections(memberId, { limit: OWN });
  const theirs = await Promise.all(
    own.connections.map(({ otherId }) => readConnections(otherId, { limit: THEIRS })),
  );
  const counts = new Map<string, number>();
  for (const { otherId } of theirs.flatMap(({ connections }) => connections))
    counts.set(otherId, (counts.get(otherId) ?? 0) + 1);
  counts.delete(memberId);
  return { counts, isLeast: own.more || theirs.some(({ more }) => more) };
}

/**
 * Suggests members to the viewer: those with most mutual connections first, then the newest; never the viewer, somebody connected or
 * somebody with a pending request.
 *
 * @param role of whom the suggestions are for; null suggests members of every role
 * @param page `limit` must stay the same from page to page
 * @returns a page, and where the next one begins unless this is the last
 */
export async function readSuggestions(
  viewer: ViewingMember,
  role: Role | null,
  { from, limit }: { from: SuggestionsPosition; limit: number },
): Promise<{ suggestions: Suggestion[]; next: SuggestionsPosition | undefined }> {
  const { _id: memberId } = viewer;
  const sought = role ? [SOUGHT_BY[role]] : EVERYBODY;
  const { counts, isLeast } = await countMutual(memberId);
  const candidates = [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? 1 : -1))
    .slice(0, LOOKED_UP * limit)
    .map(([id]) => id);
  const left = candidates.slice(from.passed);
  const [related, others] = await Promise.all([
    relatedAmong(memberId, left),
    readUnconnected(viewer, sought, { before: from.before, limit }, new Set(candidates)),
  ]);
  const newest = others.memberIds;
  const cards = await readCards(viewer, [...left, ...newest]);

  const suggested = (id: string): Suggestion[] => {
    const card = cards.get(id);
    if (!card || isAdministrator(card) || !sought.some((one) => one === card.userRole)) return [];
    return [{ card, mutual: { count: counts.get(id) ?? 0, isLeast } }];
  };
  const inCommon = left.filter((id) => !related.has(id)).flatMap(suggested);
  const lastShown = inCommon[limit - 1];
  if (lastShown && inCommon.length > limit)
    return {
      suggestions: inCommon.slice(0, limit),
      next: { passed: candidates.indexOf(lastShown.card._id) + 1 },
    };
  const shown = newest.slice(0, limit - inCommon.length);
  const before = newest.length > shown.length ? (shown.at(-1) ?? from.before) : others.next;
  const hasNext = newest.length > shown.length || others.next !== undefined;
  return {
    suggestions: [...inCommon, ...shown.flatMap(suggested)],
    next: hasNext ? { passed: candidates.length, before } : undefined,
  };
}
