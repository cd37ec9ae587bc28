import { mails } from '../../../shared/texts/notifications/mails.ts';
import { mailComposers } from '../../mail/kind.ts';
import { mailMember } from '../../members/mails/mail-member.ts';
import { reportMailKinds } from './kinds.ts';

export const reportMails = mailComposers(reportMailKinds, {
  suspended: ({ memberId, until, reason }, site) =>
    mailMember(memberId, mails.suspended(until, reason), `${site}/terms`),
});
