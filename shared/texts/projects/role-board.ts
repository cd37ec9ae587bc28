/** The list of all open roles. */
export const roleBoard = {
  loading: 'Loading roles',
  title: 'Open Roles',
  intro: 'Every role of every project that has a place left.',
  search: 'Search roles',
  category: 'Category',
  allCategories: 'All Categories',
  stage: 'Stage',
  allStages: 'All Stages',
  place: 'Place',
  allPlaces: 'Any Place',
  commitment: 'Commitment',
  allCommitments: 'Any Commitment',
  skill: 'Skill',
  withSkill: (skill: string): string => `Roles that ask for ${skill}`,
  choice: (label: string, count: string): string => `${label} (${count})`,
  loadFailed: 'The roles could not be loaded',
  none: 'No roles found',
  tryOthers: 'Try changing the filters or check back later.',
  noneYet: 'No project looks for anybody at the moment. What is posted next stands here.',
  browse: 'Browse Projects',
  apply: 'Apply',
  applied: 'Applied',
  match: (percent: string): string => `${percent}% match`,
  skillsMatched: (matched: string, all: string): string => `${matched} of ${all} skills`,
  noSkillsOfYours: 'Add skills to your profile, and each role says how well it fits you.',
  addSkills: 'Add skills',
} as const;

/** What a role says beside its title and description. */
export const roleFacts = {
  equity: (range: string): string => `${range} equity`,
  pay: (range: string, currency: string): string => `${range} ${currency} a year`,
  range: (from: string, to: string): string => `${from} to ${to}`,
  positions: (open: number): string => (open === 1 ? '1 open position' : `${open} open positions`),
} as const;
