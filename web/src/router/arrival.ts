import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let firstPath: string | undefined;
let moved = false;

/** Tells the first screen of a visit from those that navigations inside the app lead to, which move the focus. */
export function useArrival(): void {
  const { pathname } = useLocation();
  // Before the effects of the new screen, which ask for it.
  useLayoutEffect(() => {
    firstPath ??= pathname;
    moved ||= pathname !== firstPath;
  }, [pathname]);
}

const isTyping = () =>
  document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;

/**
 * For the h1 of a screen: takes the focus when the person came here from another screen, so that keyboard and screen
 * reader start at the top of what is new. Not on the first screen of a visit, where the browser's own start is right, and not
 * while they already write somewhere.
 */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (firstPath !== undefined && (moved || pathname !== firstPath) && !isTyping())
      heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
