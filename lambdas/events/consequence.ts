import type { Event, EventOf, EventType } from './events.ts';

/** What follows from events of some types. It may run again for the same events, and must then end in the same state. */
export interface Consequence {
  listensTo(event: Event): boolean;
  run(events: Event[]): Promise<void>;
}

/**
 * Declares what follows from events.
 *
 * @param types the events that it listens to
 * @param run gets those of one batch of the stream together, in the order in which they have happened
 */
export function follows<const Type extends EventType>(
  types: Type[],
  run: (events: EventOf<Type>[]) => Promise<void>,
): Consequence {
  const listensTo = (event: Event): event is EventOf<Type> => types.some((type) => type === event.type);
  return { listensTo, run: (events) => run(events.filter(listensTo)) };
}
