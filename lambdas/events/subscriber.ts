/** Something that has happened in the table: what a resource makes of the change of an item. */
export interface DomainEvent {
  type: string;
}

/** The events of some types. */
export type EventOf<Type extends string, One extends DomainEvent> = One extends {
  type: infer Its extends string;
}
  ? [Type & Its] extends [never]
    ? never
    : One & { type: Type & Its }
  : never;

/** Does what follows from events. It may run again for the same events, and must then end in the same state. */
export interface Subscriber {
  listensTo(event: DomainEvent): boolean;
  run(events: DomainEvent[]): Promise<void>;
}

/**
 * Declares subscribers to the events of one or more resources: `const on = subscribe<PostEvent>()`, then
 * `on(['post.liked'], async (events) => …)`. `run` gets those of one batch of the stream together, in the order in which
 * they have happened.
 */
export const subscribe =
  <One extends DomainEvent>() =>
  <const Type extends One['type']>(
    types: Type[],
    run: (events: EventOf<Type, One>[]) => Promise<void>,
  ): Subscriber => {
    const listensTo = (event: DomainEvent): event is EventOf<Type, One> =>
      types.some((type) => type === event.type);
    return { listensTo, run: (events) => run(events.filter(listensTo)) };
  };
