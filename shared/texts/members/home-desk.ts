/** What stands beside the feed, by the role of whoever reads it. */
export const homeDesk = {
  loading: 'Loading',
  failed: 'This could not be loaded',
  retry: 'Retry',
} as const;

/** Beside a founder's feed. */
export const founderDesk = {
  title: 'Your applicants',
  waiting: (count: number): string =>
    count === 0 ? 'Nobody waits for an answer' : `${count} ${count === 1 ? 'waits' : 'wait'} for your answer`,
  noneYet: 'Nobody has applied yet',
  noneHint: 'Whoever applies for your open roles stands here, with the days you have to answer.',
  answer: 'Answer applicants',
  all: 'All applicants',
  daysLeft: (days: number): string => {
    if (days <= 0) return 'last day to answer';
    return days === 1 ? '1 day left to answer' : `${days} days left to answer`;
  },
  people: 'Who fits your open roles',
  nobodyFits: 'Nobody among the people we could suggest fits your open roles yet.',
  findPeople: 'Search job seekers',
  for: (role: string): string => `for ${role}`,
  commitmentWanted: (commitment: string): string => `${commitment.toLowerCase()} wanted`,
  isRemote: 'remote',
  isInTown: 'in the same town',
  noProject: 'You have no project yet',
  noProjectHint: 'Say what you build, and whom you look for. Job seekers find its roles, investors find it.',
  create: 'Create Project',
  noRole: 'No open roles',
  noRoleHint: 'Add a role to your project, and who fits it stands here.',
  addRole: 'Add a role',
} as const;

/** Beside a job seeker's feed. */
export const seekerDesk = {
  title: 'Roles that fit you',
  count: (count: string): string => (count === '1' ? '1 open role' : `${count} open roles`),
  none: 'No open roles',
  noneHint: 'What is posted next stands here.',
  allApplied: 'You have applied for all that fit best',
  allAppliedHint: 'More open roles are in the list.',
  noSkills: 'Add skills to your profile, and each role says how well it fits you.',
  addSkills: 'Add skills',
  all: 'See matching roles',
  applications: 'Your applications',
  noApplications: 'You have not applied yet.',
  allApplications: 'All your applications',
} as const;

/** Beside an investor's feed. */
export const investorDesk = {
  title: 'Projects that fit you',
  newest: 'Newest in what you invest in',
  newestOfAll: 'The newest of all',
  none: 'No projects yet',
  noneHint: 'What founders publish next stands here.',
  noInterests: 'Say what you invest in, and the projects that fit you stand here.',
  addInterests: 'Add interests',
  all: 'Browse Projects',
  allThatFit: 'See projects that fit',
  asYouInvest: (category: string): string => `${category}, as you invest`,
  pipeline: 'Your pipeline',
  openPipeline: 'Open your pipeline',
} as const;
