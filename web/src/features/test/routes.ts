import type { FeatureRoute } from '../../routing/feature-route.ts';

export const routes: FeatureRoute[] = [
  { path: '/test', audience: 'anyone', title: 'Test page', load: () => import('./TestPage.tsx') },
];
