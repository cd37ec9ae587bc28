import { lazily } from '../../lib/lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }));

/** A day, for what happened long ago or for good. */
export function Day({ instant }: { instant: string }) {
  return <time dateTime={instant}>{day().format(new Date(instant))}</time>;
}
