import { shell } from '../../../../shared/texts.ts';
import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  { path: paths.projects, audience: 'member', title: shell.projects, load: () => import('./Projects.tsx') },
];
