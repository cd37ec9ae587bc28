import { conversationPushes } from '../conversations/pushes/compose.ts';
import { notificationPushes } from '../notifications/pushes/compose.ts';
import { pushWorker } from '../push/worker.ts';

/** Sends the pushes of all resources. */
export const handler = pushWorker([...conversationPushes, ...notificationPushes]);
