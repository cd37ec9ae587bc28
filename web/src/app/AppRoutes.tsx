import { useContext } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useArrival } from '../routing/arrival.ts';
import { RouteCatalog } from '../routing/catalog.ts';
import { LeaveGuard } from '../routing/LeaveGuard.tsx';
import { Gate } from './Gate.tsx';
import { NotFound } from './NotFound.tsx';

/** The router: every path of the catalog, guarded for who may see it; anything else is not found. */
export function AppRoutes() {
  const routes = useContext(RouteCatalog);
  useArrival();
  return (
    <LeaveGuard>
      <Routes>
        {[...new Set(routes.map(({ path }) => path))].map((path) => (
          <Route
            key={path}
            path={path}
            element={<Gate routes={routes.filter((route) => route.path === path)} />}
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </LeaveGuard>
  );
}
