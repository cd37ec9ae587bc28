import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useArrival } from '../router/arrival.ts';
import { reloadIfDue } from '../router/release.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

/** The screen of the present address. */
export function Screens() {
  const { pathname } = useLocation();
  useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a good moment, with nothing typed yet.
  useEffect(reloadIfDue, [pathname]);
  return (
    <LeaveGuard>
      <Outlet />
    </LeaveGuard>
  );
}
