import { describe, expect, it } from 'vitest';
import { dayBefore, localTime, timeZoneNamed, timeZones } from './digest-time.ts';

describe('what clocks show', () => {
  it.each([
    ['UTC', '2026-11-25T08:00:00Z', { date: '2026-11-25', hour: 8 }],
    ['Europe/Berlin', '2026-11-25T23:00:00Z', { date: '2026-11-26', hour: 0 }],
    ['Europe/Berlin', '2026-07-25T06:00:00Z', { date: '2026-07-25', hour: 8 }],
    ['Asia/Calcutta', '2026-11-25T03:00:00Z', { date: '2026-11-25', hour: 8 }],
  ])('in %s at %s', (zone, at, shown) => expect(localTime(zone, Date.parse(at))).toEqual(shown));
});

describe('the day before a mail of the day', () => {
  const before = (zone: string, at: string) => new Date(dayBefore(zone, Date.parse(at))).toISOString();

  it.each([
    ['on most days', 'UTC', '2026-11-25T08:00:00Z', '2026-11-24T08:00:00.000Z'],
    ['when a day has 23 hours', 'Europe/Berlin', '2026-03-29T06:00:00Z', '2026-03-28T07:00:00.000Z'],
    ['when a day has 25 hours', 'Europe/Berlin', '2026-10-25T07:00:00Z', '2026-10-24T06:00:00.000Z'],
    ['after a day without the hour', 'Europe/Berlin', '2026-03-30T00:00:00Z', '2026-03-28T01:00:00.000Z'],
    ['in the second of two such hours', 'Europe/Berlin', '2026-10-25T01:00:00Z', '2026-10-24T00:00:00.000Z'],
  ])('%s', (_, zone, at, expected) => expect(before(zone, at)).toBe(expected));
});

describe('time zones', () => {
  it('have one name each, which the list has', () => {
    const names = ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Calcutta', 'US/Pacific', 'Etc/UTC'];
    const named = names.map(timeZoneNamed);
    expect(named[2]).toBe(named[3]);
    expect(named[0]).toBe(named[5]);
    for (const name of named) expect(timeZones()).toContain(name);
  });

  it.each(['', 'Mars/Olympus', '../etc'])('do not include %j', (name) =>
    expect(timeZoneNamed(name)).toBeUndefined(),
  );
});
