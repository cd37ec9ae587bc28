import { EDUCATION_YEAR_MAX, EDUCATION_YEAR_MIN } from '../../../../../shared/limits.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (number: number): string => String(number).padStart(2, '0');

/** `YYYY-MM-DD` of a day that there is; undefined otherwise. */
function day(year: number, month: number, date: number): string | undefined {
  const spelled = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  const known = new Date(`${spelled}T00:00:00Z`);
  const exists = !Number.isNaN(known.getTime()) && known.toISOString().startsWith(spelled);
  return exists && year >= EDUCATION_YEAR_MIN && year <= EDUCATION_YEAR_MAX ? spelled : undefined;
}

/**
 * Reads a date as exports spell it: `Jan 2020`, `January 5, 2020`, `2020`, `2020-01`, `2020-01-05`, `01/2020`. Where a
 * month or day is not named, it is the first.
 *
 * @returns `YYYY-MM-DD`, or undefined for anything else
 */
export function dayOf(text: string): string | undefined {
  const spelled = text.trim();
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T.*)?$/.exec(spelled);
  if (iso) return day(Number(iso[1]), Number(iso[2] ?? 1), Number(iso[3] ?? 1));
  const numbers = /^(\d{1,2})[/.](\d{4})$/.exec(spelled);
  if (numbers) return day(Number(numbers[2]), Number(numbers[1]), 1);
  const words = /^(?:(\d{1,2})\.? )?([a-z]{3,9})\.?,?(?: (\d{1,2}),?)? (\d{4})$/i.exec(spelled);
  if (!words) return undefined;
  const month = MONTHS.indexOf((words[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? undefined : day(Number(words[4]), month, Number(words[1] ?? words[3] ?? 1));
}
