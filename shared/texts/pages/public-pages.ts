/** Texts of the pages that people without an account read. */
export const publicPages = {
  signIn: 'Sign in',
  join: 'Join Hearth',
  signInToApply: 'Sign in to apply',
  signInToSee: 'Sign in to see more',
  signInToConnect: 'Sign in to connect',
  closed: 'Takes no applications at the moment',
  foundedBy: (name: string): string => `by ${name}`,
  about: 'About',
  openRoles: 'Open roles',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  report: 'Report this page',
  /** Subject of a mail that reports a page. */
  reportOf: (address: string): string => `Report of ${address}`,
  /** On pictures of those whose names cannot be drawn. */
  someProject: 'A project on Hearth',
  someProfile: 'A profile on Hearth',
  projectTitle: (name: string): string => `${name}: a project on Hearth`,
  profileTitle: (name: string): string => `${name} on Hearth`,
  projectSummary: (name: string, founder: string): string =>
    `${name} is a project of ${founder} on Hearth, the professional network where founders, investors and people looking to join a startup meet.`,
  profileSummary: (name: string): string =>
    `The profile of ${name} on Hearth, the professional network where founders, investors and people looking to join a startup meet.`,
} as const;
