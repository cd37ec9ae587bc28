import { DAILY, DAY, STANDING_AFTER } from '../limits.ts';

/** What is counted by member and day. */
export type DailyKind = keyof typeof DAILY;

/**
 * How much a member may do of one kind in a day: least on the first, most for who has been here for long.
 *
 * @param memberFor how long they have been a member, in milliseconds
 */
export function dailyLimit(kind: DailyKind, memberFor: number): number {
  const { first, later, standing } = DAILY[kind];
  if (memberFor < DAY) return first;
  return memberFor < STANDING_AFTER ? later : standing;
}
