/** The names of the roles: on the option cards, in the welcome message, and on chips. */
export const roles = {
  founder: { option: 'Startup Founder', welcome: 'Founder', chip: 'Founder' },
  investor: { option: 'Investor', welcome: 'Investor', chip: 'Investor' },
  job_seeker: { option: 'Looking to Join', welcome: 'Job Seeker', chip: 'Looking to Join' },
} as const;
