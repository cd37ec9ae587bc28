import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  {
    path: paths.roleSelection,
    audience: 'anyone',
    title: 'Choose your role',
    load: () => import('./RoleSelection.tsx'),
  },
];
