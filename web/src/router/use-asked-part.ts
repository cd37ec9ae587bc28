import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings a part of a screen into view, and puts the focus on it, when the address asks for it, as the links of notifications
 * do. The part may come later than the screen.
 *
 * @param block where in the window it comes to stand
 */
export function useAskedPart<Part extends HTMLElement = HTMLDivElement>(
  isAsked: boolean,
  block: ScrollLogicalPosition = 'start',
): RefObject<Part | null> {
  // The key is another one when the same link is followed again.
  const { key } = useLocation();
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isAsked) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block });
  }, [isAsked, key]);
  return part;
}
