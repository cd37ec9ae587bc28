import { shell } from '../../../../shared/texts.ts';
import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  {
    path: paths.project(':projectId'),
    audience: 'member',
    title: shell.projects,
    load: () => import('./ProjectPage.tsx'),
  },
];
