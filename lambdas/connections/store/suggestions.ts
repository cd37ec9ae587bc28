import { ROLES, type Role } from '../../../shared/model/member.ts';
import { isAdministrator } from '../../../shared/rules/members/administrator.ts';
import { type Mutual, SOUGHT_BY } from '../../../shared/rules/members/suggestion-reason.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { readCards } from '../../members/store/members.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import {
  connectionsIn,
  isUnread,
  type Relations,
  readByMember,
  readConnections,
  relatedAmong,
  relatedIn,
} from './relations.ts';
import { readUnconnected } from './unconnected.ts';

/** Relations of the member that are read: with the newest members. */
const OWN = 80;

/** Newest connections of the member whose own newest connections are looked at, and how many of each. */
const FRIENDS = 10;
const THEIRS = 20;

/** Others who are looked up beside the candidates with mutual connections, as a part of the page. */
const OTHERS_SHARE = 0.6;

const EVERYBODY = [...ROLES, null] as const;

export interface Suggestion {
  card: MemberSummary;
  mutual: Mutual;
}

/** Where a page of suggestions begins. */
export interface SuggestionsPosition {
  /** Whether earlier pages have been through the candidates with mutual connections. */
  isPastMutual: boolean;
  /** Id of the last of the others on earlier pages. */
  before?: string | undefined;
}

/** How many connections a member has in common with others, by their ids. */
async function countMutual(
  memberId: string,
  own: Relations,
): Promise<{ counts: Map<string, number>; isLeast: boolean }> {
  const connections = connectionsIn(own.relations).sort((a, b) => (a.connectionId < b.connectionId ? 1 : -1));
  const theirs = await Promise.all(
    connections.slice(0, FRIENDS).map(({ otherId }) => readConnections(otherId, { limit: THEIRS })),
  );
  const counts = new Map<string, number>();
  for (const { otherId } of theirs.flatMap((list) => list.connections))
    counts.set(otherId, (counts.get(otherId) ?? 0) + 1);
  counts.delete(memberId);
  const isLeast = own.oldest !== undefined || connections.length > FRIENDS || theirs.some(({ more }) => more);
  return { counts, isLeast };
}

/** Ids of those with most mutual connections, as many as are looked up: each costs twice where its relation is unread. */
function candidatesOf(counts: Map<string, number>, own: Relations, limit: number): string[] {
  const related = relatedIn(own.relations);
  const sorted = [...counts]
    .filter(([id]) => !related.has(id))
    .sort(([a, one], [b, other]) => other - one || (a < b ? 1 : -1))
    .map(([id]) => id);
  const candidates: string[] = [];
  for (let lookups = 0; candidates.length < sorted.length; ) {
    const id = sorted[candidates.length] ?? '';
    lookups += isUnread(own, id) ? 2 : 1;
    if (lookups > limit && candidates.length > 0) break;
    candidates.push(id);
  }
  return candidates;
}

/**
 * Suggests members to the viewer: those with most mutual connections first, then the newest; never the viewer, somebody connected or
 * somebody with a pending request. Mutual connections are counted among the newest 20 connections of each of the viewer's newest
 * ten; of a viewer with more than 80 relations, among those with the newest members.
 *
 * @param role of whom the suggestions are for; null suggests members of every role
 * @param page `limit` must stay the same from page to page; a page may be shorter while `next` leads on
 * @returns a page, where the next one begins unless this is the last, and the viewer's own card
 */
export async function readSuggestions(
  viewer: ViewingMember,
  role: Role | null,
  { from, limit }: { from: SuggestionsPosition; limit: number },
): Promise<{
  own: MemberSummary | undefined;
  suggestions: Suggestion[];
  next: SuggestionsPosition | undefined;
}> {
  const { _id: memberId } = viewer;
  const sought = role ? [SOUGHT_BY[role]] : EVERYBODY;
  const known = await readByMember(memberId, { limit: OWN });
  const [{ counts, isLeast }, others] = await Promise.all([
    countMutual(memberId, known),
    // Those who turn out to be candidates are taken out afterwards.
    readUnconnected(viewer, sought, { before: from.before, limit: 2 * limit }, { known, lookedAt: limit }),
  ]);
  const candidates = candidatesOf(counts, known, limit);
  const left = from.isPastMutual ? [] : candidates;
  const newest = others.memberIds.filter((id) => !candidates.includes(id));
  const looked = newest.slice(0, Math.max(limit - left.length, Math.ceil(OTHERS_SHARE * limit)));
  const [related, cards] = await Promise.all([
    relatedAmong(
      memberId,
      left.filter((id) => isUnread(known, id)),
    ),
    readCards(viewer, [memberId, ...left, ...looked]),
  ]);

  const suggested = (id: string): Suggestion[] => {
    const card = cards.get(id);
    if (!card || isAdministrator(card) || !sought.some((one) => one === card.userRole)) return [];
    return [{ card, mutual: { count: counts.get(id) ?? 0, isLeast } }];
  };
  const inCommon = left.filter((id) => !related.has(id)).flatMap(suggested);
  const shown = looked.slice(0, limit - inCommon.length);
  const before = newest.length > shown.length ? (shown.at(-1) ?? from.before) : others.next;
  const hasNext = newest.length > shown.length || others.next !== undefined;
  return {
    own: cards.get(memberId),
    suggestions: [...inCommon, ...shown.flatMap(suggested)],
    next: hasNext ? { isPastMutual: true, before } : undefined,
  };
}
