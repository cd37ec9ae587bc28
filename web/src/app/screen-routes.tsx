import type { RouteObject } from 'react-router-dom';
import type { FeatureRoute } from '../router/feature-route.ts';
import { Gate } from './Gate.tsx';
import { NotFound } from './NotFound.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { Screens } from './Screens.tsx';

/** What the router shows: every path of the catalog, guarded for who may see it; anything else is not found. */
export function screensOf(routes: readonly FeatureRoute[]): RouteObject[] {
  const paths = [...new Set(routes.map(({ path }) => path))];
  return [
    {
      element: <Screens />,
      errorElement: <ScreenFailure />,
      children: [
        ...paths.map((path) => ({
          path,
          element: <Gate routes={routes.filter((route) => route.path === path)} />,
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}
