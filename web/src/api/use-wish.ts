import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A wish of the person that can change as fast as they press, such as liking: each is shown at once, they are sent one
 * after the other, only the last one decides what is shown, and if that fails, what the server held before is shown
 * again.
 *
 * @param key what the wish is about; calls with the same key wait for each other
 * @param current the wish as it is shown now
 * @param show shows another one
 */
export function useWish<Wish>(key: readonly string[], current: Wish, show: (wish: Wish) => void) {
  const client = useQueryClient();
  const held = useRef(current);
  const isLast = () => client.isMutating({ mutationKey: key }) === 1;
  return {
    /** For `useSend`: ties the calls together. */
    calls: { mutationKey: key, scope: key.join(' ') },
    begin(wish: Wish) {
      if (isLast()) held.current = current;
      show(wish);
    },
    /** The server holds this wish now; returns whether its answer is the last word. */
    settle(wish: Wish): boolean {
      held.current = wish;
      return isLast();
    },
    fail() {
      if (isLast()) show(held.current);
    },
  };
}
