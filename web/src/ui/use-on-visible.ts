import { useEffect, useRef } from 'react';

/** Runs `action` whenever the element comes near the window; put the returned ref on it. */
export function useOnVisible<E extends Element>(action: () => void) {
  const element = useRef<E>(null);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
