import { days } from '../../../../shared/texts/common/days.ts';
import { lazily } from '../../lib/lazily.ts';

const thisYear = lazily(
  () => new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }),
);
const otherYear = lazily(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** 'Today', 'Yesterday', 'Monday, November 3'; with the year where it is another one. */
export function dayName(day: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return days.today;
  if (day.toDateString() === yesterday.toDateString()) return days.yesterday;
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear)().format(day);
}
