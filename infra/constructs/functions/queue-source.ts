import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';

/**
 * Hands the messages of a queue to a function, one for each run: what fails keeps no other from its end.
 *
 * @param workers runs at the same time
 */
export const queueSource = (queue: IQueue, workers: number): SqsEventSource =>
  new SqsEventSource(queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: workers });
