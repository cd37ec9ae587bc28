import { people as texts } from '../../../../shared/texts.ts';
import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  {
    path: paths.recommendations,
    audience: 'member',
    title: texts.mayKnow,
    load: () => import('./Recommendations.tsx'),
  },
  {
    path: paths.allConnections,
    audience: 'job_seeker',
    title: texts.allPotentialConnections,
    load: () => import('./AllConnections.tsx'),
  },
];
