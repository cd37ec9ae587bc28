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

/** How much of their time a role asks of a member, with labels. */
export const COMMITMENTS = {
  fullTime: 'Full-time',
  partTime: 'Part-time',
  cofounder: 'Co-founder',
  internship: 'Internship',
} as const;

/** Where the work of a role is done, with labels. */
export const PLACES = { onSite: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

/** Orders of the list of roles and their labels. */
export const ROLE_SORTS = { latest: 'Most Recent', match: 'Best Match' } as const;

/** Currencies that are offered for the pay of a role; any other of ISO 4217 can be named too. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'INR',
  'SGD',
  'JPY',
  'BRL',
  'PLN',
  'SEK',
] as const;

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
