import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  { path: paths.ownProfile, audience: 'member', title: 'Profile', load: () => import('./Profile.tsx') },
  { path: '/profile/:username', audience: 'member', title: 'Profile', load: () => import('./Profile.tsx') },
  {
    path: '/profile/:username/activity',
    audience: 'member',
    title: 'Activity',
    load: () => import('./Activity.tsx'),
  },
  {
    path: '/profile/:username/projects',
    audience: 'member',
    title: 'Projects',
    load: () => import('./Projects.tsx'),
  },
];
