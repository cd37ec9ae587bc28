import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

// One screen: every further file would be named in the script that visitors load first.
const load = () => import('./ProjectEditor.tsx');
const edit = { path: paths.editProject(':projectId'), title: 'Edit Project', load };

export const routes: FeatureRoute[] = [
  {
    path: paths.createProject,
    audience: 'founder',
    title: 'Create a New Project',
    otherwise: paths.projects,
    load,
  },
  { ...edit, audience: 'member' },
  { ...edit, audience: 'visitor' },
];
