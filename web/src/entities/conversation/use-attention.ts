import { useSyncExternalStore } from 'react';

const hasAttention = () => document.visibilityState === 'visible' && document.hasFocus();

function subscribe(listener: () => void) {
  const ending = new AbortController();
  const { signal } = ending;
  for (const type of ['focus', 'blur']) window.addEventListener(type, listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  return () => ending.abort();
}

/** Whether somebody looks at this window. */
export const useAttention = (): boolean => useSyncExternalStore(subscribe, hasAttention);
