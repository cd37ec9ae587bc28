import * as titles from '../../../shared/texts/common/titles.ts';
import { shell } from '../../../shared/texts.ts';
import type { FeatureRoute } from '../router/feature-route.ts';
import { paths, patternOf, type ScreenName, screens } from '../router/paths.ts';

type Screen = Omit<FeatureRoute, 'path'>;

// One script for two screens: every further file would be named in the script that visitors load first.
const legal = () => import('../features/legal/Legal.tsx');
const projectEditor = () => import('../features/project-form/ProjectEditor.tsx');
const accountLink = { audience: 'anyone', load: () => import('../features/auth/AccountLinks.tsx') } as const;
const forVisitors = {
  audience: 'visitor',
  waitsForSession: true,
  load: () => import('../features/visitor/SignInFirst.tsx'),
} as const;
const profile = { title: titles.profile, load: () => import('../features/profile/Profile.tsx') };
const messages = {
  audience: 'member',
  title: shell.messages,
  chrome: 'window',
  load: () => import('../features/messages/Messages.tsx'),
} as const;
const post = {
  audience: 'member',
  title: titles.post,
  load: () => import('../features/post/Posts.tsx'),
} as const;
const editProject = { title: titles.editProject, load: projectEditor };

/** The screens of every address, one per audience. An address without a screen does not compile, nor one unknown to `paths`. */
const audiencesOf: Record<ScreenName, readonly [Screen, ...Screen[]]> = {
  home: [
    { audience: 'member', title: shell.home, load: () => import('../features/home/Home.tsx') },
    {
      audience: 'visitor',
      title: '',
      chrome: 'none',
      load: () => import('../features/landing/Landing.tsx'),
    },
  ],
  login: [{ audience: 'visitor', title: titles.signIn, load: () => import('../features/auth/Login.tsx') }],
  signup: [{ audience: 'visitor', title: titles.signUp, load: () => import('../features/auth/Signup.tsx') }],
  recoveryCode: [{ ...accountLink, audience: 'visitor', title: titles.signIn }],
  signInLink: [{ ...accountLink, title: titles.signIn }],
  useSignInLink: [
    { audience: 'anyone', title: titles.signIn, load: () => import('../features/auth/UseSignInLink.tsx') },
  ],
  forgotPassword: [{ ...accountLink, title: titles.forgotPassword }],
  resetPassword: [{ ...accountLink, title: titles.newPassword }],
  verifyEmail: [{ ...accountLink, title: titles.email }],
  restoreEmail: [{ ...accountLink, title: titles.email }],
  unsubscribe: [{ ...accountLink, title: titles.mails }],
  roleSelection: [
    {
      audience: 'anyone',
      title: titles.role,
      load: () => import('../features/role-selection/RoleSelection.tsx'),
    },
  ],
  welcome: [
    { audience: 'member', title: titles.getStarted, load: () => import('../features/welcome/Welcome.tsx') },
  ],
  network: [
    { audience: 'member', title: shell.network, load: () => import('../features/network/Network.tsx') },
  ],
  connections: [
    {
      audience: 'member',
      title: titles.connections,
      load: () => import('../features/network/Connections.tsx'),
    },
  ],
  mutual: [
    {
      audience: 'member',
      title: titles.mutual,
      load: () => import('../features/network/MutualConnections.tsx'),
    },
  ],
  messages: [messages],
  conversation: [messages],
  notifications: [
    {
      audience: 'member',
      title: shell.notifications,
      load: () => import('../features/notifications/Notifications.tsx'),
    },
  ],
  recommendations: [
    {
      audience: 'member',
      title: titles.mayKnow,
      load: () => import('../features/members/Recommendations.tsx'),
    },
  ],
  allConnections: [
    {
      audience: 'job_seeker',
      title: titles.allPotentialConnections,
      load: () => import('../features/members/AllConnections.tsx'),
    },
  ],
  searchResults: [
    {
      audience: 'member',
      title: titles.searchResults,
      load: () => import('../features/search/SearchResults.tsx'),
    },
  ],
  ownProfile: [{ ...profile, audience: 'member' }],
  profile: [
    { ...profile, audience: 'member' },
    { ...forVisitors, title: titles.profile },
  ],
  activity: [
    {
      audience: 'member',
      title: titles.activity,
      load: () => import('../features/profile/activity/Activity.tsx'),
    },
  ],
  projectsOf: [
    {
      audience: 'member',
      title: shell.projects,
      load: () => import('../features/profile/activity/Projects.tsx'),
    },
  ],
  post: [post],
  tag: [post],
  projects: [
    { audience: 'member', title: shell.projects, load: () => import('../features/projects/Projects.tsx') },
  ],
  createProject: [
    {
      audience: 'founder',
      title: titles.createProject,
      otherwise: paths.projects,
      load: projectEditor,
    },
  ],
  project: [
    { audience: 'member', title: shell.projects, load: () => import('../features/project/ProjectPage.tsx') },
    { ...forVisitors, title: shell.projects },
  ],
  editProject: [
    { ...editProject, audience: 'member' },
    { ...editProject, audience: 'visitor' },
  ],
  roles: [{ audience: 'member', title: titles.openRoles, load: () => import('../features/roles/Roles.tsx') }],
  applications: [
    {
      audience: 'member',
      title: shell.applications,
      load: () => import('../features/applications/Applications.tsx'),
    },
  ],
  pipeline: [
    { audience: 'investor', title: titles.pipeline, load: () => import('../features/pipeline/Pipeline.tsx') },
  ],
  applicants: [
    {
      audience: 'founder',
      title: titles.applicants,
      otherwise: paths.projects,
      load: () => import('../features/applicants/Applicants.tsx'),
    },
  ],
  saved: [{ audience: 'member', title: titles.saved, load: () => import('../features/saved/Saved.tsx') }],
  settings: [
    { audience: 'member', title: shell.settings, load: () => import('../features/settings/Settings.tsx') },
  ],
  reports: [
    { audience: 'admin', title: shell.reports, load: () => import('../features/moderation/Reports.tsx') },
  ],
  terms: [{ audience: 'anyone', title: shell.terms, load: legal }],
  privacy: [{ audience: 'anyone', title: shell.privacy, load: legal }],
  test: [{ audience: 'anyone', title: titles.testPage, load: () => import('../features/test/TestPage.tsx') }],
};

/** What the router shows, with everything that is to be known of a screen before its code is loaded. */
export const routes: readonly FeatureRoute[] = Object.keys(screens)
  .filter((name): name is ScreenName => name in audiencesOf)
  .flatMap((name) => audiencesOf[name].map((screen) => ({ path: patternOf(name), ...screen })));
