import { describe, expect, it } from 'vitest';
import { educationSpan, experienceSpan } from './history-spans.ts';

const now = new Date('2026-06-15T00:00:00Z');

describe('the time of an experience', () => {
  it.each([
    ['2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 'Jan 2024 – Jan 2025 · 1 year'],
    ['2018-09-17T00:00:00.000Z', null, 'Sep 2018 – Present · 7 years 10 months'],
    ['2024-01-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z', 'Jan 2024 – Feb 2025 · 1 year 1 month'],
    ['2026-05-01T00:00:00.000Z', null, 'May 2026 – Present · 1 month'],
    ['2026-06-01T00:00:00.000Z', null, 'Jun 2026 – Present · Less than a month'],
    ['', '2025-01-01T00:00:00.000Z', 'Jan 2025'],
    ['2025-02-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 'Feb 2025 – Jan 2025'],
    ['', null, ''],
  ])('from "%s" to %s is "%s"', (startDate, endDate, expected) => {
    expect(experienceSpan({ startDate, endDate }, now)).toBe(expected);
  });
});

describe('the time of an education', () => {
  it.each([
    [2018, 2022, '2018 – 2022 · 4 years'],
    [2025, null, '2025 – Present · 1 year'],
    [2026, null, '2026 – Present · Less than a year'],
    [null, 2022, '2022'],
    [null, null, ''],
  ])('from %s to %s is "%s"', (startYear, endYear, expected) => {
    expect(educationSpan({ startYear, endYear }, now)).toBe(expected);
  });
});
