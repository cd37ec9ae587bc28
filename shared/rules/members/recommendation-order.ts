import type { Role } from '../../model/member.ts';

const RANK: Record<Role, number> = { founder: 0, investor: 1, job_seeker: 2 };
const OTHERS = Object.keys(RANK).length;

const rankOf = ({ userRole }: { userRole: Role | null }) => (userRole ? RANK[userRole] : OTHERS);

/**
 * Sorts members as recommendations list them: founders, investors, job seekers, then others. The sort is stable, so the
 * server's order (most connections in common first) is kept within a group.
 */
export const inRecommendedOrder = <Member extends { userRole: Role | null }>(
  members: readonly Member[],
): Member[] => members.toSorted((a, b) => rankOf(a) - rankOf(b));
