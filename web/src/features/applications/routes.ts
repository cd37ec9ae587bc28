import { shell } from '../../../../shared/texts.ts';
import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  {
    path: paths.applications,
    audience: 'member',
    title: shell.applications,
    load: () => import('./Applications.tsx'),
  },
];
