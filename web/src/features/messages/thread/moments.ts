import { lazily } from '../../../lib/lazily.ts';

const time = lazily(() => new Intl.DateTimeFormat('en', { timeStyle: 'short' }));
const moment = lazily(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }));

/** When on its day something was written. */
export const timeOf = (instant: string): string => time().format(new Date(instant));

/** When exactly something was written. */
export const momentOf = (instant: string): string => moment().format(new Date(instant));
