import { type NotificationType, notificationType } from '../../model/notification-type.ts';
import { NOTIFICATIONS_OF_DECISIONS } from '../reporting.ts';

type Decision = (typeof NOTIFICATIONS_OF_DECISIONS)[number];

/** The notifications that members choose about. What administrators have decided about them is always told. */
export type Choosable = Exclude<NotificationType, Decision>;

const isChoosable = (type: NotificationType): type is Choosable =>
  !NOTIFICATIONS_OF_DECISIONS.some((decision) => decision === type);

export const CHOOSABLE: readonly Choosable[] = notificationType.options.filter(isChoosable);

/** A type that members choose about; undefined for the others. */
export const choosable = (type: NotificationType): Choosable | undefined =>
  isChoosable(type) ? type : undefined;

/** What members choose mails about. Mails about the account itself are not among them. */
export type Mailed = Choosable | 'message';
export const MAILED: readonly Mailed[] = [...CHOOSABLE, 'message'];

/** When a mail tells of it: at once, or with all else of a day. */
export const MAIL_TIMES = ['off', 'instant', 'daily'] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

/** How a member is told of one kind of news. */
export interface Choice {
  inApp: boolean;
  email: MailTime;
  /** Whether the browsers that the member has chosen show it while Hearth is closed. */
  push: boolean;
}

/** What somebody waits for. */
const AWAITED: ReadonlySet<Mailed> = new Set<Mailed>([
  'message',
  'connection_accepted',
  'application_accepted',
  'application_rejected',
  'application_rejected_auto',
  'application_cancelled',
  'application_expired',
  'team_member_removed',
]);

/** What counts until a member has chosen: a mail at once and a push about what somebody waits for, one mail a day about the rest. */
export const usualChoice = (mailed: Mailed): Choice => ({
  inApp: true,
  email: AWAITED.has(mailed) ? 'instant' : 'daily',
  push: AWAITED.has(mailed),
});

/** The hour of the day at which the mail of the day is sent, until a member has chosen. */
export const USUAL_DIGEST_HOUR = 8;
