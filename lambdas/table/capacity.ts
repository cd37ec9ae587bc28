import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { charge, nextRound } from '../telemetry.ts';
import { TableUnavailableError, ThrottledError } from './errors.ts';

export const MEASURED = { ReturnConsumedCapacity: 'TOTAL' } as const;

const units = (consumed: ConsumedCapacity | ConsumedCapacity[] | undefined): number =>
  [consumed].flat().reduce((sum, one) => sum + (one?.CapacityUnits ?? 0), 0);

export interface Measured {
  ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] | undefined;
}

/**
 * Sends one call and puts it on the bill.
 *
 * @throws ThrottledError when the table is asked for more than it takes
 * @throws TableUnavailableError when the table cannot be reached, or fails on its side
 */
export async function billed<Output extends Measured>(
  kind: 'rru' | 'wru',
  call: Promise<Output>,
): Promise<Output> {
  const round = nextRound();
  try {
    const output = await call;
    charge(kind, units(output.ConsumedCapacity), round);
    return output;
  } catch (error) {
    charge(kind, 0, round);
    if (isThrottled(error)) throw new ThrottledError('the table is throttled', { cause: error });
    if (isOutage(error)) throw new TableUnavailableError('the table cannot be reached', { cause: error });
    throw error;
  }
}

const THROTTLED = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);

const isThrottled = (error: unknown): boolean => error instanceof Error && THROTTLED.has(error.name);

const OUTAGES = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OUTAGES.has(error.name) || OUTAGES.has(code) || ('$fault' in error && error.$fault === 'server');
}
