import { connectionEvents } from '../connections/events.ts';
import { eventsHandler } from '../events/handler.ts';
import { hidingEvents } from '../hiding/events.ts';
import { hidingSubscribers } from '../hiding/subscribers.ts';
import { jobEvents } from '../jobs/events.ts';
import { jobSubscribers } from '../jobs/subscribers.ts';
import { notificationSubscribers } from '../notifications/subscribers.ts';
import { postEvents } from '../posts/events.ts';
import { postSubscribers } from '../posts/subscribers.ts';
import { projectEvents } from '../projects/events.ts';
import { projectSubscribers } from '../projects/subscribers.ts';
import { reportEvents } from '../reports/events.ts';
import { reportSubscribers } from '../reports/subscribers.ts';
import { memberEvents } from '../users/events.ts';
import { memberSubscribers } from '../users/subscribers.ts';

/** What changes of the table mean, and what follows: on the stream of the table. */
export const handler = eventsHandler(
  [memberEvents, connectionEvents, postEvents, projectEvents, reportEvents, jobEvents, hidingEvents],
  [
    ...memberSubscribers,
    ...postSubscribers,
    ...projectSubscribers,
    ...reportSubscribers,
    ...notificationSubscribers,
    ...jobSubscribers,
    ...hidingSubscribers,
  ],
);
