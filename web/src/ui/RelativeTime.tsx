import { useEffect, useReducer } from 'react';
import { relativeTime } from './relative-time.ts';

const MINUTE = 60_000;
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** How long ago something was, exact on hover; follows the clock. */
export function RelativeTime({ instant }: { instant: string }) {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(instant);
  return (
    <time dateTime={instant} title={exact.format(date)}>
      {relativeTime(date, new Date())}
    </time>
  );
}
