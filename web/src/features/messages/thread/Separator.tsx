import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { useNow } from '../../../components/text/use-now.ts';
import { lazily } from '../../../lib/lazily.ts';
import classes from './Separator.module.css';

const thisYear = lazily(
  () => new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }),
);
const otherYear = lazily(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** 'Today', 'Yesterday', 'Monday, November 3'; with the year where it is another one. */
function dayName(day: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return texts.today;
  if (day.toDateString() === yesterday.toDateString()) return texts.yesterday;
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear)().format(day);
}

/** A line between messages: the day on which the next ones were written, or where the unread ones begin. */
export function Separator({ instant, isNew = false }: { instant?: string; isNew?: boolean }) {
  const now = useNow();
  return (
    <div className={classes.separator} data-new={isNew}>
      {instant ? (
        <time dateTime={instant}>{dayName(new Date(instant), now)}</time>
      ) : (
        <span>{texts.newMessages}</span>
      )}
    </div>
  );
}
