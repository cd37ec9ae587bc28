import type { FeatureRoute } from '../routing/feature-route.ts';

const modules = import.meta.glob<{ routes: FeatureRoute[] }>('../features/*/routes.ts', { eager: true });

/** The screens of every feature: a folder with a `routes.ts` is all it takes to add one. */
export const featureRoutes: readonly FeatureRoute[] = Object.values(modules).flatMap(({ routes }) => routes);
