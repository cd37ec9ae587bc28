import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

const edit = { path: paths.editProject(':projectId'), title: 'Edit Project' };

export const routes: FeatureRoute[] = [
  {
    path: paths.createProject,
    audience: 'founder',
    title: 'Create a New Project',
    otherwise: paths.projects,
    load: () => import('./CreateProject.tsx'),
  },
  { ...edit, audience: 'member', load: () => import('./EditProject.tsx') },
  { ...edit, audience: 'visitor', load: () => import('./SignInNeeded.tsx') },
];
