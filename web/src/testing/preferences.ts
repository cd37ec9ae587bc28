import type { Preferences } from '../../../shared/model/preferences.ts';
import { MAILED, usualChoice } from '../../../shared/rules/notifications/mail-choices.ts';

/** What counts for a member who has chosen nothing. */
export const usualPreferences: Preferences = {
  types: Object.fromEntries(MAILED.map((kind) => [kind, usualChoice(kind)])) as Preferences['types'],
  digestHour: 8,
  timeZone: 'Europe/Berlin',
};
