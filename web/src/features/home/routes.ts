import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  { path: paths.home, audience: 'member', title: 'Home', load: () => import('./Home.tsx') },
];
