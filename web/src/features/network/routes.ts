import { shell, connections as texts } from '../../../../shared/texts.ts';
import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  { path: paths.network, audience: 'member', title: shell.network, load: () => import('./Network.tsx') },
  {
    path: '/connections/:username',
    audience: 'member',
    title: texts.connections,
    load: () => import('./Connections.tsx'),
  },
  {
    path: '/connections/:username/mutual',
    audience: 'member',
    title: texts.mutual,
    load: () => import('./MutualConnections.tsx'),
  },
];
