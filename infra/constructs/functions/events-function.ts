import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import { EVENT_FILTERS } from '../../event-filters.ts';
import { EVENT_SOURCE } from '../../event-source.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';

const EVENTS_TIMEOUT = Duration.minutes(1);

/** A stream keeps records for 24 hours: a dead letter, which only names its record, leaves the time to read it. */
const MAX_RECORD_AGE = Duration.hours(20);

export interface EventsSource {
  streamArn: string;
  /** Where the names of changes go that fail at every try. */
  deadEvents: IQueue;
}

/** The function from which everything follows that calls leave to the background, on the stream of the table. */
export function eventsFunction(
  scope: Construct,
  { streamArn, deadEvents }: EventsSource,
  bundles: Bundles,
  shared: Surroundings,
): LambdaFunction {
  const events = hearthFunction(scope, 'events', {
    ...shared,
    bundle: bundleFor(bundles, 'events'),
    timeout: EVENTS_TIMEOUT,
  });
  // The CDK's own event source would let it list the streams of all tables.
  events.addToRolePolicy(
    new PolicyStatement({
      actions: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
        (action) => `dynamodb:${action}`,
      ),
      resources: [streamArn],
    }),
  );
  events.addEventSourceMapping('Changes', {
    eventSourceArn: streamArn,
    // So that a new stream loses nothing between its first change and the mapping.
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: EVENT_SOURCE.batchSize,
    maxBatchingWindow: Duration.seconds(0),
    parallelizationFactor: 1,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    retryAttempts: EVENT_SOURCE.retries,
    maxRecordAge: MAX_RECORD_AGE,
    onFailure: new SqsDlq(deadEvents),
    filters: EVENT_FILTERS.map((filter) => FilterCriteria.filter(filter)),
  });
  return events;
}
