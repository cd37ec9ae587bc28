import * as words from '../../../../shared/texts/common/words.ts';
import { lazily } from '../../lib/lazily.ts';
import { count } from './count.ts';

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const WEEK = 7 * 86_400;

const relative = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'narrow' }));
const sameYear = lazily(() => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }));
const otherYear = lazily(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** 'just now', '5m ago', '3h ago', '2d ago'; the date after a week. */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1_000);
  if (seconds >= WEEK)
    return (date.getFullYear() === now.getFullYear() ? sameYear : otherYear)().format(date);
  const step = STEPS.find(([, size]) => seconds >= size);
  return step ? relative().format(-Math.floor(seconds / step[1]), step[0]) : words.justNow;
}

/** How long it is until `date`: '3 days', '5 hours', '1 minute'; undefined when it is over. */
export function timeLeft(date: Date, now: Date): string | undefined {
  const seconds = (date.getTime() - now.getTime()) / 1_000;
  if (seconds <= 0) return undefined;
  const [unit, size] = STEPS.find((step) => seconds >= step[1]) ?? ['minute', 60];
  return count(Math.ceil(seconds / size), unit);
}
