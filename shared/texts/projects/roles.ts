/** What is wrong with the facts of a role. */
export const roles = {
  equityInvalid: 'Equity must be a number of percent from 0 to 100',
  payInvalid: 'Pay must be a whole amount of a year from 0 to 10,000,000,000',
  currencyInvalid: 'A currency has three letters, such as EUR',
  rangeInverted: 'The lowest amount cannot be larger than the highest',
} as const;

/** What a founder says of a role beside its title and description, in the form. */
export const roleForm = {
  addDetails: 'Add details',
  detailsHint: 'Skills, place, pay and a question for applicants',
  skills: 'Skills',
  skillsHint: 'What somebody should bring along. Job seekers are shown how well they fit.',
  commitment: 'Commitment',
  place: 'Place of work',
  notSaid: 'Not specified',
  location: 'Location',
  locationHint: 'For example Lisbon, Portugal',
  equityMin: 'Equity from (%)',
  equityMax: 'Equity to (%)',
  payMin: 'Pay from (a year)',
  payMax: 'Pay to (a year)',
  currency: 'Currency',
  question: 'Question for applicants',
  questionHint: 'Whoever applies is asked this, and may leave it unanswered.',
  paused: 'Pause applications',
  pausedHint: 'The role stays on your project, and nobody new can apply. Open applications wait for you.',
} as const;

/** The facts of a role, as everybody sees them. */
export const roleFacts = {
  label: 'About this role',
  skills: 'Skills',
  equity: (percent: string): string => `${percent} % equity`,
  pay: (amount: string): string => `${amount} a year`,
  range: (min: string, max: string): string => (min === max ? min : `${min} to ${max}`),
  paused: 'Takes no applications at the moment',
} as const;
