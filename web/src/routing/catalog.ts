import { createContext, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import type { FeatureRoute } from './feature-route.ts';

/** The screens that exist; filled by the app, read by whoever wants to link to one. */
export const RouteCatalog = createContext<readonly FeatureRoute[]>([]);

/** Whether a path leads to a screen, so that nothing ever links to one that is not built. */
export function useCanOpen(): (path: string) => boolean {
  const routes = useContext(RouteCatalog);
  return (path) => routes.some((route) => matchPath(route.path, path) !== null);
}
