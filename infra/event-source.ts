/** The function that receives the changes of the table. */
export const EVENTS = { id: 'events', file: 'events/handler.ts' } as const;

/** How changes are handed to it, on AWS and on this machine alike. */
export const EVENT_SOURCE = {
  /** Changes in one call, at most. */
  batchSize: 100,
  /** Further tries of a change that fails, before it becomes a dead letter and makes way for the ones behind it. */
  retries: 10,
} as const;
