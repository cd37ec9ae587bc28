import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../logger.ts';
import { cost, withCost } from '../table/cost.ts';
import { jointTrace, withTrace } from '../trace.ts';
import type { Consequence } from './consequence.ts';
import { CONSEQUENCES } from './consequences.ts';
import { type Event, eventsOf } from './events.ts';
import { changeOf, traceOf } from './records.ts';

interface Happened {
  sequenceNumber: string;
  event: Event;
  /** The id of the call from which it follows. */
  trace: string | undefined;
}

/** Runs one consequence; returns the first record that it concerns when it has failed. */
async function runConsequence(
  { listensTo, run }: Consequence,
  batch: Happened[],
): Promise<string | undefined> {
  const heard = batch.filter(({ event }) => listensTo(event));
  const [first] = heard;
  if (!first) return undefined;
  return withTrace(jointTrace(heard.map(({ trace }) => trace)), async () => {
    try {
      await run(heard.map(({ event }) => event));
      return undefined;
    } catch (error) {
      const types = [...new Set(heard.map(({ event }) => event.type))];
      logger.error('consequence failed', { types, error: error instanceof Error ? error : String(error) });
      return first.sequenceNumber;
    }
  });
}

/**
 * Brings about what follows from a batch of changes of the table. Where something has failed, the stream delivers again
 * from the first change that it concerns.
 */
export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  withCost(async () => {
    const batch = Records.flatMap((record): Happened[] =>
      eventsOf(changeOf(record)).map((event) => ({
        event,
        trace: traceOf(record),
        sequenceNumber: record.dynamodb?.SequenceNumber ?? '',
      })),
    );
    const failed = new Set(
      await Promise.all(CONSEQUENCES.map((consequence) => runConsequence(consequence, batch))),
    );
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
