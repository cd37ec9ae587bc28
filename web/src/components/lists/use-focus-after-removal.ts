import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when its row has left the list: to the element with the returned ref, instead of getting lost.
 *
 * @param count rows of the list
 */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number) {
  const element = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return element;
}
