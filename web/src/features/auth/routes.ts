import type { FeatureRoute } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';

export const routes: FeatureRoute[] = [
  { path: paths.login, audience: 'visitor', title: 'Sign in', load: () => import('./Login.tsx') },
  { path: paths.signup, audience: 'visitor', title: 'Join Hearth', load: () => import('./Signup.tsx') },
];
