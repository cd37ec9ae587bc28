import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A value that people change as fast as they press, such as a like. Each change is shown at once; the calls run one after
 * the other; the last one decides what is shown, and if it fails, the last value that the server confirmed is shown
 * again.
 *
 * @param key what the value belongs to; calls with the same key wait for each other
 * @param current the value as it is shown now
 * @param show shows another value
 */
export function useOptimisticToggle<Value>(
  key: readonly string[],
  current: Value,
  show: (value: Value) => void,
) {
  const client = useQueryClient();
  const confirmed = useRef(current);
  const isLast = () => client.isMutating({ mutationKey: key }) === 1;
  return {
    /** Options of `useSend` that tie the calls together. */
    options: { mutationKey: key, scope: key.join(' '), outlasts: { sets: key.join(' ') } },
    change(value: Value) {
      if (isLast()) confirmed.current = current;
      show(value);
    },
    /** The server has confirmed this value; returns whether no further change is on its way. */
    confirm(value: Value): boolean {
      confirmed.current = value;
      return isLast();
    },
    rollBack() {
      if (isLast()) show(confirmed.current);
    },
  };
}
