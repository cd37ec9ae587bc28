import { lazily } from '../../lib/lazily.ts';
import { relativeTime } from './relative-time.ts';
import { useNow } from './use-now.ts';

const exact = lazily(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }));

/** How long ago something was, exact on hover; follows the clock. */
export function RelativeTime({ instant }: { instant: string }) {
  const now = useNow();
  const date = new Date(instant);
  return (
    <time dateTime={instant} title={exact().format(date)}>
      {relativeTime(date, now)}
    </time>
  );
}
