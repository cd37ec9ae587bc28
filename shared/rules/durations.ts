import { DAY } from '../limits.ts';

const MONTH = 30 * DAY;

/**
 * How long somebody was somewhere, in months of 30 days (SPEC section 9, experience duration).
 *
 * @param start ISO date or instant, or "" when unknown
 * @param end the same; null means that it goes on
 * @returns whole months, or undefined when the dates do not tell
 */
export function experienceMonths(start: string, end: string | null, now: Date): number | undefined {
  const milliseconds = (end === null ? now.getTime() : Date.parse(end)) - Date.parse(start);
  return milliseconds >= 0 ? Math.floor(milliseconds / MONTH) : undefined;
}

/**
 * How long somebody learned somewhere, in years (SPEC section 9, education).
 *
 * @param start year, or null when unknown
 * @param end year; null means that it goes on
 * @returns whole years, or undefined when the years do not tell
 */
export function educationYears(start: number | null, end: number | null, now: Date): number | undefined {
  if (start === null) return undefined;
  const years = (end ?? now.getUTCFullYear()) - start;
  return years >= 0 ? years : undefined;
}
