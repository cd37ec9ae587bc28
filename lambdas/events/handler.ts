import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../logger.ts';
import { cost, jointTrace, withCost, withTrace } from '../telemetry.ts';
import { changeOf, traceOf } from './records.ts';
import type { Source } from './source.ts';
import type { DomainEvent, Subscriber } from './subscriber.ts';

interface Happened {
  sequenceNumber: string;
  event: DomainEvent;
  /** The id of the call from which it follows. */
  trace: string | undefined;
}

/** Runs one subscriber; returns the first record that it concerns when it has failed. */
async function runSubscriber({ listensTo, run }: Subscriber, batch: Happened[]): Promise<string | undefined> {
  const heard = batch.filter(({ event }) => listensTo(event));
  const [first] = heard;
  if (!first) return undefined;
  return withTrace(jointTrace(heard.map(({ trace }) => trace)), async () => {
    try {
      await run(heard.map(({ event }) => event));
      return undefined;
    } catch (error) {
      const types = [...new Set(heard.map(({ event }) => event.type))];
      logger.error('subscriber failed', { types, error: error instanceof Error ? error : String(error) });
      return first.sequenceNumber;
    }
  });
}

/**
 * Creates the function that hands the changes of the table to those who listen. Where a subscriber has failed, the stream
 * delivers again from the first change that concerns it.
 *
 * @param sources what changes mean, of all resources
 * @param subscribers of all resources
 */
export const eventsHandler =
  (sources: readonly Source<DomainEvent>[], subscribers: Subscriber[]) =>
  ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
    withCost(async () => {
      const batch = Records.flatMap((record): Happened[] => {
        const change = changeOf(record);
        return sources
          .flatMap((source) => source.eventsOf(change))
          .map((event) => ({
            event,
            trace: traceOf(record),
            sequenceNumber: record.dynamodb?.SequenceNumber ?? '',
          }));
      });
      const failed = new Set(await Promise.all(subscribers.map((one) => runSubscriber(one, batch))));
      const first = Records.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '').find((one) =>
        failed.has(one),
      );
      const of = <Fact>(fact: (one: Happened) => Fact) => [...new Set(batch.map(fact))];
      logger.info('events', {
        records: Records.length,
        events: batch.length,
        types: of(({ event }) => event.type),
        traces: of(({ trace }) => trace).filter((id) => id !== undefined),
        ...cost(),
      });
      return { batchItemFailures: first === undefined ? [] : [{ itemIdentifier: first }] };
    });
