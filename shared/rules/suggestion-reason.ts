import type { Role } from '../model/member.ts';

/** What a reason looks at. */
export interface Suggested {
  userRole: Role | null;
  location: string;
  /** The first of an investor's interests, or "". */
  focus: string;
}

/** How many connections two members have in common, as far as they were counted. */
export interface Mutual {
  count: number;
  /** Whether more may be there than were counted. */
  isLeast: boolean;
}

const city = (location: string): string => location.split(',')[0]?.trim() ?? '';

/**
 * Why a member is suggested to another, in a few true words: "3 mutual connections", "Investor in Software", "Also in
 * Pune".
 *
 * @returns undefined when there is nothing to say
 */
export function suggestionReason(
  viewer: Pick<Suggested, 'location'>,
  { userRole, location, focus }: Suggested,
  { count, isLeast }: Mutual,
): string | undefined {
  if (count > 0) {
    const counted = `${count} mutual connection${count === 1 ? '' : 's'}`;
    return isLeast ? `At least ${counted}` : counted;
  }
  if (userRole === 'investor' && focus !== '') return `Investor in ${focus}`;
  const here = city(location);
  if (here !== '' && here.toLowerCase() === city(viewer.location).toLowerCase()) return `Also in ${here}`;
  return undefined;
}

/** Whom a member of a role is looking for; undefined means everybody. */
export const SOUGHT_BY: Record<Role, Role> = {
  founder: 'investor',
  investor: 'founder',
  job_seeker: 'founder',
};
