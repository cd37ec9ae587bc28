import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

/** What the local stack sends to the thread of the seed. */
export type ToSeed =
  | { kind: 'changes'; batch: number; event: DynamoDBStreamEvent }
  /** All changes have been delivered. */
  | { kind: 'delivered' };

/** What the thread of the seed sends to the local stack. */
export type FromSeed =
  | { kind: 'handled'; batch: number; response: DynamoDBBatchResponse }
  /** Asks to be told when all changes have been delivered. */
  | { kind: 'whenDelivered' };
