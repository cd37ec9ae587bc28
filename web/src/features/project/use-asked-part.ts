import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings a part of a project into view, and puts the focus on it, when the address asks for it, as the links of
 * notifications do. The part may come later than the screen.
 */
export function useAskedPart(isAsked: boolean): RefObject<HTMLDivElement | null> {
  // The key is another one when the same link is followed again.
  const { key } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isAsked) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView();
  }, [isAsked, key]);
  return part;
}
