import type { Mailed, MailTime } from '../../../shared/rules/mail-choices.ts';

/** What a member has chosen; what is absent is as usual. */
export interface PreferencesItem {
  mails: Partial<Record<Mailed, MailTime>>;
}
