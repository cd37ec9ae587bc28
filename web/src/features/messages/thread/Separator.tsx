import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { dayName } from '../../../components/text/day-name.ts';
import { useNow } from '../../../components/text/use-now.ts';
import classes from './Separator.module.css';

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
