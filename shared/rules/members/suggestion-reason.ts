import type { Role } from '../../model/member.ts';

/** The facts of a member that a reason depends on. */
export interface Suggested {
  userRole: Role | null;
  location: string;
  /** The first interest of an investor, or "". */
  focus: string;
}

/** The number of connections that two members have in common. */
export interface Mutual {
  count: number;
  /** Whether counting stopped early, so that there may be more. */
  isLeast: boolean;
}

const city = (location: string): string => location.split(',')[0]?.trim() ?? '';

/**
 * Why a member is suggested, for example "3 mutual connections", "Investor in Software" or "Also in Pune".
 *
 * @returns undefined when no reason applies
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

/** The role that members of each role are looking for. */
export const SOUGHT_BY: Record<Role, Role> = {
  founder: 'investor',
  investor: 'founder',
  job_seeker: 'founder',
};
