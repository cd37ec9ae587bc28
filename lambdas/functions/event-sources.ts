import { connectionEvents } from '../connections/events.ts';
import { conversationEvents } from '../conversations/events.ts';
import { deckEvents } from '../decks/events.ts';
import type { Source } from '../events/source.ts';
import type { DomainEvent } from '../events/subscriber.ts';
import { hidingEvents } from '../hiding/events.ts';
import { sessionEvents } from '../http/events.ts';
import { jobEvents } from '../jobs/events.ts';
import { memberEvents } from '../members/events.ts';
import { notificationEvents } from '../notifications/events.ts';
import { postEvents } from '../posts/events.ts';
import { previewEvents } from '../previews/events.ts';
import { projectEvents } from '../projects/events.ts';
import { reportEvents } from '../reports/events.ts';

/** The changes of the table from which anything follows, of all resources. */
export const SOURCES: readonly Source<DomainEvent>[] = [
  ...sessionEvents,
  ...memberEvents,
  ...connectionEvents,
  ...conversationEvents,
  ...postEvents,
  ...previewEvents,
  ...projectEvents,
  ...deckEvents,
  ...reportEvents,
  ...jobEvents,
  ...hidingEvents,
  ...notificationEvents,
];
