import { useEffect, useState } from 'react';

/** A value once it has stayed the same for some milliseconds. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
