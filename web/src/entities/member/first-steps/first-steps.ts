import type { CurrentUser } from '../../../../../shared/model/member.ts';

/** The steps of a new member, in their order. */
export const STEPS = ['profile', 'people', 'first'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (value: string | null): value is Step => STEPS.some((step) => step === value);

/** Whether a profile says more than the choice of a role has put there. */
export const hasProfile = ({
  about,
  skills,
  experience,
  investmentInterests,
}: Pick<CurrentUser, 'about' | 'skills' | 'experience' | 'investmentInterests'>): boolean =>
  about !== '' || [skills, experience, investmentInterests].some((list) => list.length > 0);

/** The steps that a member has not taken, as far as their profile tells. */
export const stepsLeft = (member: CurrentUser): Step[] =>
  STEPS.filter(
    (step) =>
      !(step === 'profile' && hasProfile(member)) && !(step === 'people' && member.connectionCount > 0),
  );

/**
 * Whether the first steps are no matter any more, on whatever device: they were ended, or taken without being led. With a
 * profile and a connection nobody needs to be shown around.
 */
export const isSettled = (member: CurrentUser): boolean =>
  member.isAdmin || !member.userRole || member.onboardingCompleted || stepsLeft(member).length <= 1;
