import type { OwnQueue } from './kind.ts';

/** A job as the table holds it: written with the first transaction of its work, deleted when all is done. */
export type JobItem<Payload = unknown> = {
  jobId: string;
  /** The name of its kind. */
  kind: string;
  /** The payload; the attribute has its name from the first version. */
  about: Payload;
  /** Absent when the queue is that of most jobs. */
  queue?: OwnQueue;
  /** Its generation, an id of when it began, or began anew: what tells it from the job that it has taken the place of. */
  begun: string;
  /** How far the work has come; absent at its beginning. */
  cursor?: string;
  /** A second pass follows the first, for writes that were on their way while it ran. */
  pass: 1 | 2;
  /** Milliseconds since 1970 before which its pass must not begin. */
  restsUntil?: number;
  /** Tries in a row that have failed. */
  failures?: number;
  /** The id of the call from which it follows. */
  trace?: string;
};
