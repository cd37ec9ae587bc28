import type { Mailed, MailTime } from '../../../shared/rules/notifications/mail-choices.ts';

/** What a member has chosen; what is absent is as usual. */
export interface PreferencesItem {
  mails?: Partial<Record<Mailed, MailTime>>;
  pushes?: Partial<Record<Mailed, boolean>>;
  /** Of what was turned off in the app at some time, whether it is on again. */
  inApp?: Partial<Record<Mailed, boolean>>;
  digestHour?: number;
  timeZone?: string;
  /** How often it was changed, so that no change is lost to another one. */
  changes?: number;
}

/** A member who gets a mail of the day, at the hour and in the time zone of the key. */
export interface DigestItem {
  memberId: string;
  /** Whether it tells of unread messages, which are no notifications. */
  withMessages: boolean;
  /** Until when they were told, in milliseconds since 1970, where that was by a mail in UTC before their zone was known. */
  toldUntil?: number;
}
