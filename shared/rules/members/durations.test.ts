import { describe, expect, it } from 'vitest';
import { educationYears, experienceMonths, yearsAndMonths } from './durations.ts';

const now = new Date('2026-06-15T12:00:00Z');

describe('the duration of an experience, in months of 30 days', () => {
  it.each([
    ['a day less than a month', '2025-01-01', '2025-01-30', 0],
    ['30 days', '2025-01-01', '2025-01-31', 1],
    ['59 days', '2025-01-01', '2025-03-01', 1],
    ['60 days', '2025-01-01', '2025-03-02', 2],
    ['a year', '2025-01-01', '2026-01-01', 12],
    ['ten years, which are 121 such months', '2015-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 121],
    ['the same day', '2025-01-01', '2025-01-01', 0],
    ['until now', '2026-04-16T12:00:00.000Z', null, 2],
  ])('%s', (_, start, end, months) => {
    expect(experienceMonths(start, end, now)).toBe(months);
  });

  it.each([
    ['without a start', '', '2025-01-01'],
    ['that ends before it starts', '2025-01-02', '2025-01-01'],
    ['that has not begun', '2027-01-01', null],
    ['with an end that is no date', '2025-01-01', 'soon'],
  ])('is unknown for one %s', (_, start, end) => {
    expect(experienceMonths(start, end, now)).toBeUndefined();
  });
});

describe('months as years and months', () => {
  it.each([
    [0, { years: 0, months: 0 }],
    [11, { years: 0, months: 11 }],
    [12, { years: 1, months: 0 }],
    [94, { years: 7, months: 10 }],
  ])('%s', (months, expected) => {
    expect(yearsAndMonths(months)).toEqual(expected);
  });
});

describe('the duration of an education, in years', () => {
  it.each([
    ['from year to year', 2018, 2022, 4],
    ['within a year', 2022, 2022, 0],
    ['until now', 2024, null, 2],
  ])('%s', (_, start, end, years) => {
    expect(educationYears(start, end, now)).toBe(years);
  });

  it.each([
    ['without a start', null, 2022],
    ['that ends before it starts', 2022, 2018],
    ['that has not begun', 2030, null],
  ])('is unknown for one %s', (_, start, end) => {
    expect(educationYears(start, end, now)).toBeUndefined();
  });
});
