import type { Preferences, PreferencesChange } from '../../shared/model/preferences.ts';
import { MAILED, type Mailed } from '../../shared/rules/notifications/mail-choices.ts';

/** What the link under a mail turns off: one kind of news, or all that the mail of the day tells. */
export type Unsubscribable = Mailed | 'digest';
export const UNSUBSCRIBABLE: readonly Unsubscribable[] = [...MAILED, 'digest'];

/** The change that ends the mails of a kind. */
export function turnedOff({ types }: Preferences, ended: Unsubscribable): PreferencesChange {
  const names = ended === 'digest' ? MAILED.filter((mailed) => types[mailed].email === 'daily') : [ended];
  return { types: Object.fromEntries(names.map((mailed) => [mailed, { email: 'off' }])) };
}
