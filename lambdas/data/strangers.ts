import type { Role } from '../../shared/model/member.ts';
import { relatedInRange } from './relations.ts';
import { readRole } from './role-lists.ts';

/** Read beyond what is asked for, because a few of the newest members are usually known already. */
const SPARE = 20;

/** Pages of one list at most: who is connected to that many of its newest members has seen enough of them. */
const ROUNDS = 5;

interface PageOf {
  /** Id of the last member already shown. */
  before?: string | undefined;
  limit: number;
}

async function strangersOf(
  memberId: string,
  role: Role | null,
  { before, limit }: PageOf,
): Promise<string[]> {
  const strangers: string[] = [];
  let after = before;
  for (let round = 0; round < ROUNDS && strangers.length < limit; round += 1) {
    const { memberIds, more } = await readRole(role, { before: after, limit: limit + SPARE });
    const related = await relatedInRange(memberId, memberIds);
    strangers.push(...memberIds.filter((id) => id !== memberId && !related.has(id)));
    if (!more) break;
    after = memberIds.at(-1);
  }
  return strangers.slice(0, limit);
}

/**
 * Members of some roles with whom a member has nothing to do: not themselves, not connected, nothing pending.
 *
 * @returns their ids, newest first
 */
export async function readStrangers(
  memberId: string,
  roles: readonly (Role | null)[],
  page: PageOf,
): Promise<string[]> {
  const lists = await Promise.all(roles.map((role) => strangersOf(memberId, role, page)));
  return lists
    .flat()
    .sort((a, b) => (a < b ? 1 : -1))
    .slice(0, page.limit);
}
