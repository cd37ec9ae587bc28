import { titles } from '../../../shared/texts/titles.ts';
import { shell } from '../../../shared/texts.ts';
import type { FeatureRoute } from '../router/feature-route.ts';
import { paths, type ScreenPath } from '../router/paths.ts';

type Screen = Omit<FeatureRoute, 'path'>;

// One script for two screens: every further file would be named in the script that visitors load first.
const legal = () => import('../features/legal/Legal.tsx');
const projectEditor = () => import('../features/project-form/ProjectEditor.tsx');
const accountLink = { audience: 'anyone', load: () => import('../features/auth/AccountLinks.tsx') } as const;
const profile = { title: 'Profile', load: () => import('../features/profile/Profile.tsx') };
const editProject = { title: 'Edit Project', load: projectEditor };

/** The screens of every address, one per audience. An address without a screen does not compile, nor one unknown to `paths`. */
const screens: Record<ScreenPath, readonly [Screen, ...Screen[]]> = {
  '/': [
    { audience: 'member', title: 'Home', load: () => import('../features/home/Home.tsx') },
    {
      audience: 'visitor',
      title: '',
      chrome: 'none',
      load: () => import('../features/landing/Landing.tsx'),
    },
  ],
  '/login': [{ audience: 'visitor', title: 'Sign in', load: () => import('../features/auth/Login.tsx') }],
  '/signup': [
    { audience: 'visitor', title: 'Join Hearth', load: () => import('../features/auth/Signup.tsx') },
  ],
  '/forgot-password': [{ ...accountLink, title: 'Forgot password' }],
  '/reset-password': [{ ...accountLink, title: 'New password' }],
  '/verify-email': [{ ...accountLink, title: 'Email' }],
  '/restore-email': [{ ...accountLink, title: 'Email' }],
  '/role-selection': [
    {
      audience: 'anyone',
      title: 'Choose your role',
      load: () => import('../features/role-selection/RoleSelection.tsx'),
    },
  ],
  '/network': [
    { audience: 'member', title: shell.network, load: () => import('../features/network/Network.tsx') },
  ],
  '/connections/:username': [
    {
      audience: 'member',
      title: titles.connections,
      load: () => import('../features/network/Connections.tsx'),
    },
  ],
  '/connections/:username/mutual': [
    {
      audience: 'member',
      title: titles.mutual,
      load: () => import('../features/network/MutualConnections.tsx'),
    },
  ],
  '/notifications': [
    {
      audience: 'member',
      title: shell.notifications,
      load: () => import('../features/notifications/Notifications.tsx'),
    },
  ],
  '/recommendations': [
    {
      audience: 'member',
      title: titles.mayKnow,
      load: () => import('../features/members/Recommendations.tsx'),
    },
  ],
  '/all-connections': [
    {
      audience: 'job_seeker',
      title: titles.allPotentialConnections,
      load: () => import('../features/members/AllConnections.tsx'),
    },
  ],
  '/search': [
    {
      audience: 'member',
      title: titles.searchResults,
      load: () => import('../features/search/SearchResults.tsx'),
    },
  ],
  '/profile': [{ ...profile, audience: 'member' }],
  '/profile/:username': [{ ...profile, audience: 'member' }],
  '/profile/:username/activity': [
    { audience: 'member', title: 'Activity', load: () => import('../features/profile/Activity.tsx') },
  ],
  '/profile/:username/projects': [
    { audience: 'member', title: 'Projects', load: () => import('../features/profile/Projects.tsx') },
  ],
  '/post/:postId': [
    { audience: 'member', title: 'Post', load: () => import('../features/post/PostPage.tsx') },
  ],
  '/projects': [
    { audience: 'member', title: shell.projects, load: () => import('../features/projects/Projects.tsx') },
  ],
  '/projects/create': [
    {
      audience: 'founder',
      title: 'Create a New Project',
      otherwise: paths.projects,
      load: projectEditor,
    },
  ],
  '/projects/:projectId': [
    { audience: 'member', title: shell.projects, load: () => import('../features/project/ProjectPage.tsx') },
  ],
  '/projects/:projectId/edit': [
    { ...editProject, audience: 'member' },
    { ...editProject, audience: 'visitor' },
  ],
  '/applications': [
    {
      audience: 'member',
      title: shell.applications,
      load: () => import('../features/applications/Applications.tsx'),
    },
  ],
  '/settings': [
    { audience: 'member', title: shell.settings, load: () => import('../features/settings/Settings.tsx') },
  ],
  '/terms': [{ audience: 'anyone', title: shell.terms, load: legal }],
  '/privacy': [{ audience: 'anyone', title: shell.privacy, load: legal }],
  '/test': [{ audience: 'anyone', title: 'Test page', load: () => import('../features/test/TestPage.tsx') }],
};

/** What the router shows, with everything that is to be known of a screen before its code is loaded. */
export const routes: readonly FeatureRoute[] = Object.entries(screens).flatMap(([path, audiences]) =>
  audiences.map((screen) => ({ path, ...screen })),
);
