import { connectionSubscribers } from '../connections/subscribers.ts';
import { conversationSubscribers } from '../conversations/subscribers.ts';
import { deckSubscribers } from '../decks/subscribers.ts';
import { eventsHandler } from '../events/handler.ts';
import { hidingSubscribers } from '../hiding/subscribers.ts';
import { jobSubscribers } from '../jobs/subscribers.ts';
import { liveSubscribers } from '../live/subscribers.ts';
import { memberSubscribers } from '../members/subscribers.ts';
import { notificationSubscribers } from '../notifications/subscribers.ts';
import { postSubscribers } from '../posts/subscribers.ts';
import { previewSubscribers } from '../previews/subscribers.ts';
import { projectSubscribers } from '../projects/subscribers.ts';
import { pushSubscribers } from '../push/subscribers.ts';
import { reportSubscribers } from '../reports/subscribers.ts';
import { roleSubscribers } from '../roles/subscribers.ts';
import { searchSubscribers } from '../search/subscribers.ts';
import { SOURCES } from './event-sources.ts';

/** What follows from changes of the table, on its stream. */
export const handler = eventsHandler(SOURCES, [
  ...liveSubscribers,
  ...pushSubscribers,
  ...memberSubscribers,
  ...connectionSubscribers,
  ...conversationSubscribers,
  ...postSubscribers,
  ...previewSubscribers,
  ...projectSubscribers,
  ...deckSubscribers,
  ...roleSubscribers,
  ...searchSubscribers,
  ...reportSubscribers,
  ...notificationSubscribers,
  ...jobSubscribers,
  ...hidingSubscribers,
]);
