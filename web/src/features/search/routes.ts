import { people as texts } from '../../../../shared/texts.ts';
import type { FeatureRoute } from '../../routing/feature-route.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/search',
    audience: 'member',
    title: texts.searchResults,
    load: () => import('./SearchResults.tsx'),
  },
];
