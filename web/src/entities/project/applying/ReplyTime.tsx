import { applicationSteps as texts } from '../../../../../shared/texts/projects/application-stages.ts';
import classes from './ReplyTime.module.css';

const DAY_HOURS = 24;

const spell = (hours: number): string =>
  hours < 2 * DAY_HOURS
    ? texts.hours(Math.max(1, Math.ceil(hours)))
    : texts.days(Math.ceil(hours / DAY_HOURS));

interface ReplyTimeProps {
  /** Half of the newest answers came within so many; null while there are few. */
  hours: number | null;
  /** The viewer's own answers. */
  isOwn?: boolean;
}

/** How fast a founder answers applications, as far as that can be said. */
export function ReplyTime({ hours, isOwn = false }: ReplyTimeProps) {
  if (hours === null) return null;
  return (
    <p className={classes.time}>{isOwn ? texts.youUsually(spell(hours)) : texts.usually(spell(hours))}</p>
  );
}
