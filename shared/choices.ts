/** What people choose from, with the labels of SPEC section 3. Free of schemas, so that screens can show them. */

export const CATEGORIES = [
  'Artificial Intelligence',
  'Creativity',
  'Cyber Security',
  'E-Commerce',
  'Education',
  'Finance',
  'Fitness',
  'Gaming',
  'Marketing',
  'Nonprofits',
  'Real Estate',
  'Software',
  'Travel',
  'Web 3',
] as const;

export const isCategory = (value: string): value is (typeof CATEGORIES)[number] =>
  CATEGORIES.some((category) => category === value);

/** Stages of a project and their labels (SPEC section 3). */
export const STAGES = {
  idea: 'Idea Stage',
  buildingMVP: 'Building MVP',
  MVP: 'MVP Completed',
  prototype: 'Prototype',
  fundraising: 'Fundraising',
  growth: 'Growth',
  exit: 'Exit',
} as const;

export const isStage = (value: string): value is keyof typeof STAGES => Object.hasOwn(STAGES, value);

/** Orders of the project list and their labels (SPEC section 3). */
export const SORTS = { latest: 'Most Recent', oldest: 'Oldest First', upvotes: 'Most Upvotes' } as const;

/** What a founder may be looking for. */
export const FOUNDER_NEEDS = {
  funding: 'Funding',
  team: 'Team members',
  mentorship: 'Mentorship',
  customers: 'First customers',
} as const;

/** How a job seeker may want to join. */
export const WAYS_TO_JOIN = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;
