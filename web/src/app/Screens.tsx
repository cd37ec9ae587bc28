import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useArrival } from '../router/arrival.ts';
import { tokenIn } from '../router/link-token.ts';
import { reloadIfDue } from '../router/release.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

/**
 * What a scroll position belongs to. The first screen of every visit has the same key, wherever it is. The browser stores
 * these, so that the token of an older mail is none of it.
 */
const placeOf = ({ key, pathname, search }: Location): string => {
  if (key !== 'default') return key;
  return tokenIn(search) === undefined ? pathname + search : pathname;
};

/** The screen of the present address. */
export function Screens() {
  const { pathname } = useLocation();
  useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a good moment, with nothing typed yet.
  useEffect(reloadIfDue, [pathname]);
  return (
    <LeaveGuard>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </LeaveGuard>
  );
}
