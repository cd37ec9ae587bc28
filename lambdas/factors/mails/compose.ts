import { mails } from '../../../shared/texts/notifications/mails.ts';
import { type Compose, mailComposers } from '../../mail/kind.ts';
import { mailMember } from '../../members/mails/mail-member.ts';
import { factorMailKinds } from './kinds.ts';

/** Tells a member what has happened, with a link to that part of their settings. */
const news =
  (kind: keyof typeof factorMailKinds, part: 'passkeys' | 'recovery-codes'): Compose<{ memberId: string }> =>
  ({ memberId }, site) =>
    mailMember(memberId, mails[kind], `${site}/settings#${part}`);

export const factorMails = mailComposers(factorMailKinds, {
  passkeyAdded: news('passkeyAdded', 'passkeys'),
  passkeyRemoved: news('passkeyRemoved', 'passkeys'),
  recoveryCodesMade: news('recoveryCodesMade', 'recovery-codes'),
  recoveryCodesRemoved: news('recoveryCodesRemoved', 'recovery-codes'),
  recoveryCodeUsed: news('recoveryCodeUsed', 'recovery-codes'),
});
