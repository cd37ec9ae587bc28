const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A day with its time, for what ends or begins then. */
export function Moment({ instant }: { instant: string }) {
  return <time dateTime={instant}>{moment.format(new Date(instant))}</time>;
}
