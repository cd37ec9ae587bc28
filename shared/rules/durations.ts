import { DAY } from '../limits.ts';

const MONTH = 30 * DAY;
const MONTHS_A_YEAR = 12;

/**
 * How long somebody was somewhere, in months of 30 days.
 *
 * @param start ISO date or instant, or "" when unknown
 * @param end the same; null means that it goes on
 * @returns whole months, or undefined when the dates do not tell
 */
export function experienceMonths(start: string, end: string | null, now: Date): number | undefined {
  const milliseconds = (end === null ? now.getTime() : Date.parse(end)) - Date.parse(start);
  return milliseconds >= 0 ? Math.floor(milliseconds / MONTH) : undefined;
}

/** Months as whole years and what is left of them. */
export const yearsAndMonths = (months: number) => ({
  years: Math.floor(months / MONTHS_A_YEAR),
  months: months % MONTHS_A_YEAR,
});

/**
 * How long somebody learned somewhere, in years.
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
