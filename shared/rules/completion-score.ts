import type { CurrentUser } from '../model/member.ts';

/** Nobody can be without these, and they count all the same. */
const GIVEN = ['name', 'username', 'email'] as const;
const BASICS = ['profilePicture', 'headline', 'about', 'location', 'phone', 'linkedin'] as const;
const HISTORY = ['skills', 'education', 'experience'] as const;

/** What the score looks at. */
export type Scored = Pick<
  CurrentUser,
  | (typeof GIVEN)[number]
  | (typeof BASICS)[number]
  | (typeof HISTORY)[number]
  | 'userRole'
  | 'investmentRange'
  | 'investmentInterests'
>;

/** What may be missing in a profile, by its field. */
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

/** What is still missing in a profile, in the order in which the profile shows it. */
export const missingItems = (user: Scored): ProfileItem[] =>
  itemsOf(user)
    .filter(([, isFilled]) => !isFilled)
    .map(([item]) => item);

/**
 * How complete a profile is.
 *
 * @returns the share of filled items, in whole percent, rounded down
 */
export function completionScore(user: Scored): number {
  const filled = [...GIVEN.map((key) => user[key] !== ''), ...itemsOf(user).map(([, isFilled]) => isFilled)];
  return Math.floor((filled.filter(Boolean).length / filled.length) * 100);
}
