import { DAY } from '../../limits.ts';

const MONTH = 30 * DAY;
const MONTHS_A_YEAR = 12;

/**
 * The duration of an experience in months of 30 days.
 *
 * @param start ISO date or instant, or "" when unknown
 * @param end ISO date or instant; null while the experience continues
 * @returns whole months, or undefined when a date is unknown or the end is before the start
 */
export function experienceMonths(start: string, end: string | null, now: Date): number | undefined {
  const milliseconds = (end === null ? now.getTime() : Date.parse(end)) - Date.parse(start);
  return milliseconds >= 0 ? Math.floor(milliseconds / MONTH) : undefined;
}

/** Splits a number of months into years and remaining months. */
export const yearsAndMonths = (months: number) => ({
  years: Math.floor(months / MONTHS_A_YEAR),
  months: months % MONTHS_A_YEAR,
});

/**
 * The duration of an education in years.
 *
 * @param start year, or null when unknown
 * @param end year; null while the education continues
 * @returns whole years, or undefined when the start is unknown or after the end
 */
export function educationYears(start: number | null, end: number | null, now: Date): number | undefined {
  if (start === null) return undefined;
  const years = (end ?? now.getUTCFullYear()) - start;
  return years >= 0 ? years : undefined;
}
