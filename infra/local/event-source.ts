import { setTimeout } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { ChangeRecord, TableStream } from 'local-aws/dynamodb';
import { type EventFilter, passesFilters } from '../event-filters.ts';
import { EVENT_SOURCE } from '../event-source.ts';

export type DeliverChanges = (
  event: DynamoDBStreamEvent,
  // biome-ignore lint/suspicious/noConfusingVoidType: a Lambda handler may return nothing at all.
) => Promise<DynamoDBBatchResponse | void>;

export interface EventSourceOptions {
  stream: TableStream;
  deliver: DeliverChanges;
  filters: readonly EventFilter[];
  batchSize?: number;
  /** Further tries of a change that fails. */
  retries?: number;
  /** Wait before the first retry; doubles with each further one, up to `longestWaitMs`. */
  firstWaitMs?: number;
  longestWaitMs?: number;
}

export interface EventSource {
  /** Whether a change is being delivered or waits for it. */
  isBusy(): boolean;
  /** Resolves once all changes have been delivered or given up. */
  idle(): Promise<void>;
  /** Resolves when the batch under way has ended; the changes behind it stay in the stream. */
  close(): Promise<void>;
}

/** How many changes of a batch succeeded, counted from its beginning, and why the next one did not. */
interface Outcome {
  succeeded: number;
  reason?: string;
}

/**
 * Hands the changes of a table to a function as Lambda's event source mapping does: in commit order, one batch at a
 * time, at least once. Changes leave the stream only after their batch has succeeded.
 */
export function startEventSource(options: EventSourceOptions): EventSource {
  const {
    stream,
    deliver,
    filters,
    batchSize = EVENT_SOURCE.batchSize,
    retries = EVENT_SOURCE.retries,
  } = options;
  const { firstWaitMs = 50, longestWaitMs = 5_000 } = options;
  const closing = new AbortController();
  let hasNews = false;
  let running: Promise<void> | undefined;

  async function attempt(batch: ChangeRecord[]): Promise<Outcome> {
    const wanted = batch.filter((record) => passesFilters(record, filters));
    if (wanted.length === 0) return { succeeded: batch.length };
    try {
      const failures = (await deliver({ Records: wanted }))?.batchItemFailures ?? [];
      if (failures.length === 0) return { succeeded: batch.length };
      const failed = failures.map(({ itemIdentifier }) =>
        batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
      );
      // A number that is not of the batch fails all of it.
      return { succeeded: Math.max(0, Math.min(...failed)), reason: 'reported in batchItemFailures' };
    } catch (error) {
      return {
        succeeded: 0,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
  }

  /** Delivers a batch to its end: goes on from the record that failed, in halves until that one is alone. */
  async function work(batch: ChangeRecord[]): Promise<void> {
    let rest = batch;
    for (let tries = 0; rest.length > 0 && !closing.signal.aborted; ) {
      const { succeeded, reason = '' } = await attempt(rest);
      if (succeeded > 0) {
        await stream.acknowledge(rest.slice(0, succeeded));
        rest = rest.slice(succeeded);
        tries = 0;
      } else if (rest.length > 1) {
        const middle = Math.ceil(rest.length / 2);
        await work(rest.slice(0, middle));
        rest = rest.slice(middle);
      } else if (tries === retries) {
        await giveUp(rest, reason);
        return;
      } else {
        await rested(Math.min(longestWaitMs, firstWaitMs * 2 ** tries));
        tries += 1;
      }
    }
  }

  async function giveUp(records: ChangeRecord[], reason: string): Promise<void> {
    for (const record of records) {
      const { Keys, SequenceNumber } = record.dynamodb;
      console.error(`Change ${SequenceNumber} was given up`, record.eventName, JSON.stringify(Keys), reason);
      await stream.giveUp(record, reason);
    }
  }

  const rested = (ms: number) => setTimeout(ms, undefined, { signal: closing.signal }).catch(() => {});

  async function drain(): Promise<void> {
    while (!closing.signal.aborted) {
      const batch = await stream.read(batchSize);
      if (batch.length === 0) return;
      await work(batch);
    }
  }

  async function run(): Promise<void> {
    do {
      hasNews = false;
      await drain().catch((error) => console.error('Delivering changes failed', error));
    } while (hasNews && !closing.signal.aborted);
    // In one turn with the last look for news, so that none arrives in between.
    running = undefined;
  }

  function wake(): void {
    hasNews = true;
    if (!closing.signal.aborted) running ??= run();
  }

  stream.onCommit(wake);
  wake();

  return {
    isBusy: () => running !== undefined,
    idle: async () => running,
    async close() {
      closing.abort();
      await running;
    },
  };
}
