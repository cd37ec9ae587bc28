import { useEffect, useRef } from 'react';

/**
 * Runs `action` when the element comes near the window, and again after each render that leaves it there: a list that
 * did not grow past the window goes on growing. Put the returned ref on the element.
 */
export function useOnVisible<E extends Element>(action: () => void) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) action();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
