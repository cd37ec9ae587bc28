import { createContext, type RefObject, useCallback, useContext, useEffect, useState } from 'react';

type Leave = () => void;

/** Decides about a navigation: gets what would happen, and lets it happen or not. */
export type Guard = ((leave: Leave) => void) | null;

/** The guard of the screen that is shown, if it has one; kept by `LeaveGuard`. */
export const GuardContext = createContext<RefObject<Guard>>({ current: null });

/**
 * Holds back navigations away from a screen until the person has said that they want to leave; the browser itself asks
 * before a reload or a closed tab. The browser's Back cannot be held back.
 *
 * @param isNeeded whether there is something to lose
 */
export function useLeaveGuard(isNeeded: boolean) {
  const guard = useContext(GuardContext);
  const [leave, setLeave] = useState<Leave>();
  useEffect(() => {
    if (!isNeeded) return;
    guard.current = (next) => setLeave(() => next);
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      guard.current = null;
      window.removeEventListener('beforeunload', warn);
    };
  }, [isNeeded, guard]);
  const ask = useCallback((action: Leave) => (isNeeded ? setLeave(() => action) : action()), [isNeeded]);
  return {
    isAsking: leave !== undefined,
    /** Does something that loses the changes, after asking if there are any. */
    ask,
    stay: () => setLeave(undefined),
    leave: () => leave?.(),
  };
}
