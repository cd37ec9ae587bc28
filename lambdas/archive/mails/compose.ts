import { mails } from '../../../shared/texts/notifications/mails.ts';
import { mailComposers } from '../../mail/kind.ts';
import { mailMember } from '../../members/mails/mail-member.ts';
import { archiveMailKinds } from './kinds.ts';

export const archiveMails = mailComposers(archiveMailKinds, {
  // The link leads to the settings: whoever reads the mail alone gets nothing.
  archiveReady: ({ memberId }, site) =>
    mailMember(memberId, mails.archiveReady, `${site}/settings#your-data`),
});
