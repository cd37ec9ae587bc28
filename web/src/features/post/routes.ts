import type { FeatureRoute } from '../../routing/feature-route.ts';

export const routes: FeatureRoute[] = [
  { path: '/post/:postId', audience: 'member', title: 'Post', load: () => import('./PostPage.tsx') },
];
