/** The variables that name a queue with a worker of its own; all other jobs share one. */
export type OwnQueue = 'MAIL_QUEUE_URL' | 'ARCHIVE_QUEUE_URL' | 'PREVIEW_QUEUE_URL' | 'PUSH_QUEUE_URL';

/** A kind of job: work that is too much for one transaction, and what it needs to know. */
export interface JobKind<Payload> {
  /** As stored with each job, so it must not change: `sweep-post`. */
  name: string;
  queue?: OwnQueue;
  readonly $payload?: Payload;
}

/**
 * Declares a kind of job.
 *
 * @param name unique among all resources
 * @param queue when it has a queue and a worker of its own
 */
export const jobKind = <Payload>(name: string, queue?: OwnQueue): JobKind<Payload> => ({
  name,
  ...(queue && { queue }),
});

/** What a job of a kind needs to know. */
export type PayloadOf<Kind> = Kind extends JobKind<infer Payload> ? Payload : never;

/**
 * One step of a job. It may run again after a failure, and must then end in the same state.
 *
 * @param cursor where to go on, from the last step; undefined at the beginning
 * @returns the next cursor, or undefined when all is done
 */
export type Step<Payload> = (payload: Payload, cursor: string | undefined) => Promise<string | undefined>;

/** How the jobs of one kind are carried out. */
export interface JobHandler {
  kind: string;
  step: Step<unknown>;
}

/** Declares how the jobs of a resource are carried out; a kind without its step does not compile. */
export const jobHandlers = <Kinds extends Record<string, JobKind<unknown>>>(
  kinds: Kinds,
  steps: { [Name in keyof Kinds]: Step<PayloadOf<Kinds[Name]>> },
): JobHandler[] =>
  Object.entries(kinds).map(([name, kind]) => ({
    kind: kind.name,
    // The payload was typed when the job was made, and comes back as it was stored.
    step: steps[name] as Step<unknown>,
  }));
