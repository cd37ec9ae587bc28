import type { Role } from '../model/member.ts';

const RANK: Record<Role, number> = { founder: 0, investor: 1, job_seeker: 2 };
const OTHERS = Object.keys(RANK).length;

const rankOf = ({ userRole }: { userRole: Role | null }) => (userRole ? RANK[userRole] : OTHERS);

/**
 * People as recommendations list them: founders, investors, job seekers, then others. Inside of each group they keep
 * the order they came in, which is the server's: most in common first.
 */
export const inPeopleOrder = <Person extends { userRole: Role | null }>(
  people: readonly Person[],
): Person[] => people.toSorted((a, b) => rankOf(a) - rankOf(b));
