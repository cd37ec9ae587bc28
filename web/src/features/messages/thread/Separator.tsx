import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { formatted } from '../../../components/text/count.ts';
import { dayName } from '../../../components/text/day-name.ts';
import { useNow } from '../../../components/text/use-now.ts';
import classes from './Separator.module.css';

interface SeparatorProps {
  instant?: string;
  isNew?: boolean;
  /** How many are unread, where the first of them stands further up. */
  count?: number | undefined;
}

/** A line between messages: the day on which the next ones were written, or where the unread ones begin. */
export function Separator({ instant, isNew = false, count }: SeparatorProps) {
  const now = useNow();
  return (
    <div className={classes.separator} data-new={isNew}>
      {instant ? (
        <time dateTime={instant}>{dayName(new Date(instant), now)}</time>
      ) : (
        <span>{count === undefined ? texts.newMessages : texts.newMessagesOf(formatted(count))}</span>
      )}
    </div>
  );
}
