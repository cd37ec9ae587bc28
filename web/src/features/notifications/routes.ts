import { shell } from '../../../../shared/texts.ts';
import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  {
    path: paths.notifications,
    audience: 'member',
    title: shell.notifications,
    load: () => import('./Notifications.tsx'),
  },
];
