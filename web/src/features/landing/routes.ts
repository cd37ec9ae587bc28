import type { FeatureRoute } from '../../routing/feature-route.ts';

export const routes: FeatureRoute[] = [
  { path: '/', audience: 'visitor', title: '', chrome: 'none', load: () => import('./Landing.tsx') },
];
