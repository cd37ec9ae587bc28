import type { CurrentUser } from '../model/member.ts';

const ALWAYS = [
  'name',
  'username',
  'email',
  'profilePicture',
  'headline',
  'about',
  'location',
  'phone',
  'linkedin',
] as const;

/** What the score looks at. */
export type Scored = Pick<
  CurrentUser,
  | (typeof ALWAYS)[number]
  | 'userRole'
  | 'skills'
  | 'education'
  | 'experience'
  | 'investmentRange'
  | 'investmentInterests'
>;

function itemsOfRole(user: Scored): boolean[] {
  switch (user.userRole) {
    case 'founder':
    case 'job_seeker':
      return [user.skills, user.education, user.experience].map((list) => list.length > 0);
    case 'investor':
      return [
        user.investmentRange.min > 0 || user.investmentRange.max > 0,
        user.investmentInterests.length > 0,
      ];
    case null:
      return [];
  }
}

/**
 * How complete a profile is (SPEC section 5, profile completion score).
 *
 * @returns the share of filled items, in whole percent, rounded down
 */
export function completionScore(user: Scored): number {
  const items = [...ALWAYS.map((key) => user[key] !== ''), ...itemsOfRole(user)];
  return Math.floor((items.filter(Boolean).length / items.length) * 100);
}
