import { archiveMails } from '../archive/mails/compose.ts';
import { authMails } from '../auth/mails/compose.ts';
import { conversationMails } from '../conversations/mails/compose.ts';
import { factorMails } from '../factors/mails/compose.ts';
import { mailWorker } from '../mail/worker.ts';
import { memberMails } from '../members/mails/compose.ts';
import { notificationMails } from '../notifications/mails/compose.ts';
import { reportMails } from '../reports/mails/compose.ts';

/** Sends the mails of all resources. */
export const handler = mailWorker([
  ...memberMails,
  ...factorMails,
  ...authMails,
  ...reportMails,
  ...archiveMails,
  ...conversationMails,
  ...notificationMails,
]);
