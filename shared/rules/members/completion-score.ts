import type { CurrentUser } from '../../model/member.ts';

/** Required at sign-up, and counted as well. */
const GIVEN = ['name', 'username', 'email'] as const;
const BASICS = ['profilePicture', 'headline', 'about', 'location', 'phone', 'linkedin'] as const;
const HISTORY = ['skills', 'education', 'experience'] as const;

/** The fields that the score depends on. */
export type Scored = Pick<
  CurrentUser,
  | (typeof GIVEN)[number]
  | (typeof BASICS)[number]
  | (typeof HISTORY)[number]
  | 'userRole'
  | 'investmentRange'
  | 'investmentInterests'
>;

/** A profile item that can be missing, named by its field. */
export type ProfileItem =
  | (typeof BASICS)[number]
  | (typeof HISTORY)[number]
  | 'investmentRange'
  | 'investmentInterests';

type Filled = readonly [item: ProfileItem, isFilled: boolean];

function itemsOfRole(user: Scored): Filled[] {
  switch (user.userRole) {
    case 'founder':
    case 'job_seeker':
      return HISTORY.map((item) => [item, user[item].length > 0]);
    case 'investor':
      return [
        ['investmentRange', user.investmentRange.min > 0 || user.investmentRange.max > 0],
        ['investmentInterests', user.investmentInterests.length > 0],
      ];
    case null:
      return [];
  }
}

const itemsOf = (user: Scored): Filled[] => [
  ...BASICS.map((item): Filled => [item, user[item] !== '']),
  ...itemsOfRole(user),
];

/** The items that a profile lacks, in the order in which the profile shows them. */
export const missingItems = (user: Scored): ProfileItem[] =>
  itemsOf(user)
    .filter(([, isFilled]) => !isFilled)
    .map(([item]) => item);

/**
 * Computes how complete a profile is.
 *
 * @returns the share of filled items in percent, rounded down
 */
export function completionScore(user: Scored): number {
  const filled = [...GIVEN.map((key) => user[key] !== ''), ...itemsOf(user).map(([, isFilled]) => isFilled)];
  return Math.floor((filled.filter(Boolean).length / filled.length) * 100);
}
