import type { Profile } from '../../../../shared/model/member.ts';
import { educationYears, experienceMonths } from '../../../../shared/rules/durations.ts';
import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { count } from '../../ui/count.ts';

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const long = (length: number | undefined, unit: string) => {
  if (length === undefined) return '';
  return length === 0 ? `Less than a ${unit}` : count(length, unit);
};

const joined = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator);

/** 'Jan 2020 – Present · 24 months', as far as the dates are known (SPEC section 9, experience duration). */
export function experienceSpan(
  { startDate, endDate }: Pick<Profile['experience'][number], 'startDate' | 'endDate'>,
  now: Date,
): string {
  if (startDate === '' && endDate === null) return '';
  const from = startDate === '' ? '' : month.format(new Date(startDate));
  const to = endDate === null ? texts.present : month.format(new Date(endDate));
  return joined([joined([from, to], ' – '), long(experienceMonths(startDate, endDate, now), 'month')], ' · ');
}

/** '2018 – 2022 · 4 years', as far as the years are known (SPEC section 9, education). */
export function educationSpan(
  { startYear, endYear }: Pick<Profile['education'][number], 'startYear' | 'endYear'>,
  now: Date,
): string {
  if (startYear === null && endYear === null) return '';
  const from = startYear === null ? '' : String(startYear);
  const to = endYear === null ? texts.present : String(endYear);
  return joined([joined([from, to], ' – '), long(educationYears(startYear, endYear, now), 'year')], ' · ');
}
