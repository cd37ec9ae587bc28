/** How the changes of the table are handed to the events function, on AWS and on this machine alike. */
export const EVENT_SOURCE = {
  /** Changes in one call, at most. */
  batchSize: 100,
  /** Further tries of a change that fails, before it becomes a dead letter and makes way for the ones behind it. */
  retries: 10,
} as const;
