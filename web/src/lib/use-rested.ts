import { useEffect, useState } from 'react';

/** Where browsers do not tell when they are idle, as some of Apple's: after what the first screen draws. Milliseconds. */
const USUALLY_IDLE = 200;
const LONGEST_BUSY = 1_000;

let hasRested = false;

/** Whether the browser has been idle since the page came. What nobody waits for is begun then. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(hasRested);
  useEffect(() => {
    if (isRested) return;
    const rest = () => {
      hasRested = true;
      setRested(true);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, USUALLY_IDLE);
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(rest, { timeout: LONGEST_BUSY });
    return () => cancelIdleCallback(callback);
  }, [isRested]);
  return isRested;
}
