/** The address of screens that differ in one part: a function of that part, and the pattern that the router matches. */
const address = <Pattern extends `${string}/:${string}`>(pattern: Pattern) =>
  Object.assign((value: string): string => pattern.replace(/:\w+/, () => encodeURIComponent(value)), {
    pattern,
  });

/** The address of every screen. Each has its title, its audience and its code in `app/routes.ts`, or does not compile. */
export const screens = {
  home: '/',
  login: '/login',
  signup: '/signup',
  recoveryCode: '/recovery-code',
  signInLink: '/sign-in-link',
  useSignInLink: '/sign-in-link/use',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  restoreEmail: '/restore-email',
  unsubscribe: '/unsubscribe',
  roleSelection: '/role-selection',
  welcome: '/welcome',
  network: '/network',
  messages: '/messages',
  conversation: address('/messages/:conversationId'),
  notifications: '/notifications',
  recommendations: '/recommendations',
  allConnections: '/all-connections',
  searchResults: '/search',
  ownProfile: '/profile',
  profile: address('/profile/:username'),
  activity: address('/profile/:username/activity'),
  projectsOf: address('/profile/:username/projects'),
  post: address('/post/:postId'),
  tag: address('/tags/:tag'),
  projects: '/projects',
  createProject: '/projects/create',
  project: address('/projects/:projectId'),
  editProject: address('/projects/:projectId/edit'),
  roles: '/roles',
  applications: '/applications',
  pipeline: '/pipeline',
  applicants: '/applicants',
  saved: '/saved',
  connections: address('/connections/:username'),
  mutual: address('/connections/:username/mutual'),
  settings: '/settings',
  reports: '/admin/reports',
  terms: '/terms',
  privacy: '/privacy',
  test: '/test',
} as const;

export type ScreenName = keyof typeof screens;

/** The address of a screen as the router matches it. */
export function patternOf(name: ScreenName): string {
  const found = screens[name];
  return typeof found === 'string' ? found : found.pattern;
}

/** The address of every screen, and of places inside of screens, for links. */
export const paths = {
  ...screens,
  search: (query: string) => `${screens.searchResults}?q=${encodeURIComponent(query)}`,
  /** A field that stands on the own profile itself; in edit mode, the next one. */
  profileField: (username: string, field: string) => `${screens.profile(username)}#${field}`,
  editField: (username: string, field: string) => `${screens.profile(username)}?edit#${field}`,
  reportsShowing: (show: string) => `${screens.reports}?show=${show}`,
  importProfile: `${screens.welcome}?import`,
  rolesThatFit: `${screens.roles}?sort=match`,
  projectsThatFit: `${screens.projects}?fits=me`,
  projectComments: (projectId: string) => `${screens.project(projectId)}#comments`,
};
