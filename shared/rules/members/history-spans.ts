import type { Profile } from '../../model/member.ts';
import * as nouns from '../../texts/common/nouns.ts';
import { profileScreens as texts } from '../../texts/members/profile-screens.ts';
import { educationYears, experienceMonths, yearsAndMonths } from './durations.ts';

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const count = (value: number, one: string): string => `${value} ${value === 1 ? one : `${one}s`}`;

const joined = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator);

function inMonths(length: number | undefined): string {
  if (length === undefined) return '';
  if (length === 0) return texts.underMonth;
  const { years, months } = yearsAndMonths(length);
  return joined(
    [years > 0 ? count(years, nouns.year) : '', months > 0 ? count(months, nouns.month) : ''],
    ' ',
  );
}

function inYears(length: number | undefined): string {
  if (length === undefined) return '';
  return length === 0 ? texts.underYear : count(length, nouns.year);
}

/** 'Jan 2019 – Present · 7 years 10 months', as far as the dates are known. */
export function experienceSpan(
  { startDate, endDate }: Pick<Profile['experience'][number], 'startDate' | 'endDate'>,
  now: Date,
): string {
  if (startDate === '' && endDate === null) return '';
  const from = startDate === '' ? '' : month.format(new Date(startDate));
  const to = endDate === null ? texts.present : month.format(new Date(endDate));
  return joined([joined([from, to], ' – '), inMonths(experienceMonths(startDate, endDate, now))], ' · ');
}

/** '2018 – 2022 · 4 years', as far as the years are known. */
export function educationSpan(
  { startYear, endYear }: Pick<Profile['education'][number], 'startYear' | 'endYear'>,
  now: Date,
): string {
  if (startYear === null && endYear === null) return '';
  const from = startYear === null ? '' : String(startYear);
  const to = endYear === null ? texts.present : String(endYear);
  return joined([joined([from, to], ' – '), inYears(educationYears(startYear, endYear, now))], ' · ');
}
