import { describe, expect, it } from 'vitest';
import { profile as texts } from '../texts/members/profile.ts';
import { profileChange } from './member.ts';

const messageOf = (change: unknown): string | undefined =>
  profileChange().safeParse(change).error?.issues[0]?.message;

const LOOSE = [true, [], [5], '0x10', '1e3', '5.5', ' ', 'abc', {}];

describe('an investment range', () => {
  const amount = (min: unknown) => ({ investmentRange: { min, max: 1_000_000 } });

  it.each([0, 5.5, '5000'])('takes numbers and digits: %j', (min) => {
    expect(profileChange().parse(amount(min)).investmentRange?.min).toBe(Number(min));
  });

  it.each([...LOOSE, '', null, -1])('takes nothing else for an amount: %j', (min) => {
    expect(messageOf(amount(min))).toBe(texts.amountInvalid);
  });

  it('is refused the wrong way round', () => {
    expect(messageOf(amount(2_000_000))).toBe(texts.rangeInverted);
  });
});

describe('education', () => {
  const years = (startYear: unknown, endYear: unknown = null) => ({ education: [{ startYear, endYear }] });

  it.each([
    ['2020', 2020],
    [2020, 2020],
    ['', null],
    [null, null],
    [undefined, null],
  ])('takes %j for a year', (given, kept) => {
    expect(profileChange().parse(years(given)).education?.[0]?.startYear).toBe(kept);
  });

  it.each([...LOOSE, 1899, 2101])('takes nothing else for a year: %j', (given) => {
    expect(messageOf(years(given))).toBe(texts.yearInvalid);
  });

  it('cannot end before it has begun, but in the same year', () => {
    expect(messageOf(years(2021, 2020))).toBe(texts.yearsInverted);
    expect(messageOf(years(2020, '2020'))).toBeUndefined();
  });
});

describe('experience', () => {
  const dates = (startDate: string, endDate: string | null) => ({ experience: [{ startDate, endDate }] });

  it.each([
    ['2020-01-01', '2020-01-01'],
    ['2020-01-01', null],
    ['', '2020-01-01'],
    ['2020-01-01T10:00:00Z', '2020-01-02'],
  ])('may last from %j to %j', (start, end) => {
    expect(messageOf(dates(start, end))).toBeUndefined();
  });

  it('cannot end before it has begun', () => {
    expect(messageOf(dates('2020-01-02', '2020-01-01'))).toBe(texts.datesInverted);
  });
});
