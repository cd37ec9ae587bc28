import { type ReactNode, useContext, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';
import { expectsMember } from '../api/session.ts';
import { type Guard, GuardContext } from './use-leave-guard.ts';

/**
 * Lets a screen ask before anything leads to another address. The router has that only together with its data loaders,
 * which nothing here uses.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const guard = useRef<Guard>(null);
  const navigation = useContext(NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = navigation;
    const push: Navigator['push'] = (...destination) => {
      const leave = () => navigator.push(...destination);
      // After a logout there is nothing left that could be saved.
      if (guard.current && expectsMember()) guard.current(leave);
      else leave();
    };
    return { ...navigation, navigator: { ...navigator, push } };
  }, [navigation]);
  return (
    <GuardContext value={guard}>
      <NavigationContext value={guarded}>{children}</NavigationContext>
    </GuardContext>
  );
}
