import { useLayoutEffect, useRef } from 'react';

/** So near the end, in pixels, somebody is reading what is newest. */
const NEAR = 48;

/**
 * Keeps a scrolled list where its reader is: at the newest row, below, when they read there or `follow` is set; at the
 * same row when earlier ones come above. Starts at the newest row. Put the returned ref on what scrolls.
 *
 * @param firstId the first row of the list
 * @param lastId its last row
 * @param follow go to the last row when it changes, wherever the reader is
 */
export function useScrollPlace<E extends HTMLElement>(
  firstId: string | undefined,
  lastId: string | undefined,
  follow: boolean,
) {
  const list = useRef<E>(null);
  const before = useRef<{ firstId?: string; lastId?: string; height: number }>({ height: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const { height, ...seen } = before.current;
    const isNearEnd = height - element.scrollTop - element.clientHeight < NEAR;
    if (lastId !== seen.lastId && (follow || isNearEnd)) element.scrollTop = element.scrollHeight;
    else if (firstId !== seen.firstId) element.scrollTop += element.scrollHeight - height;
    before.current = { firstId, lastId, height: element.scrollHeight };
  });
  return list;
}
