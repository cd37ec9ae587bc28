import { useCallback, useEffect, useRef } from 'react';

/**
 * Ends what a component has under way when it unmounts.
 *
 * @returns begins something: the signal it is to heed. A new one each time, because effects may be cleaned up and run
 * again while the component stays.
 */
export function useAbortOnUnmount(): () => AbortSignal {
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
