import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../logger.ts';

/** Receives the changes of the table in batches, each item's in the order of their commits. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  logger.info('events', { records: Records.length });
  return { batchItemFailures: [] };
};
