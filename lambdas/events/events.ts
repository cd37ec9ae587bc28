import { type ConnectionEvent, connectionEvents } from '../connections/events.ts';
import { type HidingEvent, hidingEvents } from '../hiding/events.ts';
import { type JobEvent, jobEvents } from '../jobs/events.ts';
import { type PostEvent, postEvents } from '../posts/events.ts';
import { type ProjectEvent, projectEvents } from '../projects/events.ts';
import { type ReportEvent, reportEvents } from '../reports/events.ts';
import type { Change } from '../table/key.ts';
import { type MemberEvent, memberEvents } from '../users/events.ts';
import type { Source } from './source.ts';

/** Everything that happens in the table and that something follows from. */
export type Event =
  | MemberEvent
  | ConnectionEvent
  | PostEvent
  | ProjectEvent
  | ReportEvent
  | JobEvent
  | HidingEvent;

export type EventType = Event['type'];

/** An event of one of some types. */
export type EventOf<Type extends EventType, One = Event> = One extends { type: infer Its }
  ? [Type & Its] extends [never]
    ? never
    : One & { type: Type & Its }
  : never;

/** The changes of the table from which anything follows. */
export const SOURCES: readonly Source<Event>[] = [
  ...memberEvents,
  ...connectionEvents,
  ...postEvents,
  ...projectEvents,
  ...reportEvents,
  ...jobEvents,
  ...hidingEvents,
];

/** What has happened when an item of the table has changed; nothing when nothing follows from it. */
export const eventsOf = (change: Change): Event[] =>
  SOURCES.flatMap((source): Event[] => source.eventsOf(change));
