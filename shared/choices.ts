/** The values that members choose from, with their labels. Free of schemas, so that screens can import them. */

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

/** Stages of a project and their labels. */
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

/** Orders of the project list and their labels. */
export const SORTS = { latest: 'Most Recent', oldest: 'Oldest First', upvotes: 'Most Upvotes' } as const;

/** How an investor stands to a project, with labels. */
export const PIPELINE_STATES = {
  watching: 'Watching',
  talking: 'Talking',
  passed: 'Passed',
  invested: 'Invested',
} as const;

/** What a founder may be looking for, with labels. */
export const FOUNDER_NEEDS = {
  funding: 'Funding',
  team: 'Team members',
  mentorship: 'Mentorship',
  customers: 'First customers',
} as const;

/** How a job seeker may want to join, with labels. */
export const WAYS_TO_JOIN = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;
