import { ROLES, type Role } from '../../shared/model/member.ts';
import { type Mutual, SOUGHT_BY } from '../../shared/rules/suggestion-reason.ts';
import type { CardItem } from './items/member.ts';
import { readCards } from './members.ts';
import { readConnections, relatedAmong } from './relations.ts';
import { readStrangers } from './strangers.ts';

/** Newest connections of the member whose connections are looked at, and how many of each: what bounds the cost. */
const OWN = 40;
const THEIRS = 100;

/** Candidates with mutual connections that are looked up for each one that is asked for. */
const LOOKED_UP = 3;

const EVERYBODY = [...ROLES, null] as const;

export interface Suggestion {
  card: CardItem;
  mutual: Mutual;
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
 * Whom a member may want to know (SPEC section 6, WIRE GET /users/suggestions): most mutual connections first, then
 * the newest; never themselves, somebody connected or somebody pending.
 *
 * @param role of whom the suggestions are for; null suggests everybody
 * @param limit how many at most
 */
export async function readSuggestions(
  memberId: string,
  role: Role | null,
  limit: number,
): Promise<Suggestion[]> {
  const sought = role ? [SOUGHT_BY[role]] : EVERYBODY;
  const [{ counts, isLeast }, newest] = await Promise.all([
    countMutual(memberId),
    readStrangers(memberId, sought, { limit }),
  ]);
  const known = [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? 1 : -1))
    .slice(0, LOOKED_UP * limit)
    .map(([id]) => id);
  const [related, cards] = await Promise.all([
    relatedAmong(memberId, known),
    readCards([...known, ...newest]),
  ]);
  return [...new Set([...known.filter((id) => !related.has(id)), ...newest])]
    .flatMap((id) => {
      const card = cards.get(id);
      if (!card || !sought.some((one) => one === card.userRole)) return [];
      return [{ card, mutual: { count: counts.get(id) ?? 0, isLeast } }];
    })
    .slice(0, limit);
}
