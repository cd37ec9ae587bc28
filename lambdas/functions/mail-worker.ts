import { mailWorker } from '../mail/worker.ts';
import { compose } from './compose-mail.ts';

/** Sends the mails of all resources. */
export const handler = mailWorker(compose);
