import { HOUR } from '../../limits.ts';

/** What a clock shows at a moment. */
interface LocalTime {
  /** `2026-11-25`. */
  date: string;
  /** 0 to 23. */
  hour: number;
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });

function readClock(clock: Intl.DateTimeFormat, at: number): LocalTime {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/**
 * What the clocks of a time zone show.
 *
 * @param at milliseconds since 1970
 * @param timeZone an IANA name
 */
export const localTime = (timeZone: string, at: number): LocalTime => readClock(clockOf(timeZone), at);

/**
 * The one name of a time zone that has several.
 *
 * @returns undefined when there is no such zone in the IANA database that this runtime has
 */
export function timeZoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

let known: readonly string[] | undefined;

/** All names that `timeZoneNamed` gives. */
export function timeZones(): readonly string[] {
  // Naming some hundred takes a quarter of a second.
  known ??= [
    ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')].flatMap((name) => timeZoneNamed(name) ?? [])),
  ];
  return known;
}

/** Longer than it takes from one such hour to the next when clocks are changed in between. */
const HOURS_LOOKED_AT = 49;

/**
 * When clocks have shown the same hour before: the beginning of what a mail of the day tells.
 *
 * @param at milliseconds since 1970, a full hour of UTC
 * @returns milliseconds since 1970
 */
export function dayBefore(timeZone: string, at: number): number {
  const clock = clockOf(timeZone);
  const { date, hour } = readClock(clock, at);
  for (let before = at - HOUR; before > at - HOURS_LOOKED_AT * HOUR; before -= HOUR) {
    const then = readClock(clock, before);
    if (then.hour === hour && then.date !== date) return before;
  }
  return at - 24 * HOUR;
}
