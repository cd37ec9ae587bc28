import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { billed, MEASURED } from './capacity.ts';
import { client } from './client.ts';
import { ConditionFailedError, LostRaceError, TableUnavailableError } from './errors.ts';
import { markWrite, openMark } from './idempotency-marker.ts';
import type { Key } from './key.ts';
import { backOff } from './retry.ts';
import { type Expression, expression, primary, tableName, type Update } from './table.ts';

interface Guarded {
  /** The error that a failed condition of this write means, whether or not the item exists. */
  otherwise?: (exists: boolean) => Error;
}

/** One write of a transaction, with the meaning of its condition beside it. */
export type Write = Guarded &
  (
    | ({ put: Key & { [attribute: string]: unknown }; ifNew?: true; condition?: string } & Expression)
    | ({ key: Key } & Update)
    | ({ delete: Key; condition?: string } & Expression)
    | ({ check: Key; condition: string } & Expression)
  );

const ATTEMPTS = 8;

const REPORTED = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

type TransactItem = NonNullable<TransactWriteCommand['input']['TransactItems']>[number];

const named = ({ names, values, condition }: Expression & { condition?: string }) => ({
  ...(condition && { ConditionExpression: condition }),
  ...(names && { ExpressionAttributeNames: names }),
  ...(values && { ExpressionAttributeValues: values }),
});

function spell(write: Write): TransactItem {
  const place = { TableName: tableName(), ...(write.otherwise && REPORTED) };
  if ('put' in write) {
    const condition = write.ifNew ? 'attribute_not_exists(pk)' : write.condition;
    return { Put: { ...place, Item: write.put, ...named({ ...write, condition }) } };
  }
  if ('key' in write) return { Update: { ...place, Key: primary(write.key), ...expression(write) } };
  if ('check' in write) {
    const { check, condition } = write;
    return {
      ConditionCheck: { ...place, Key: primary(check), ...named(write), ConditionExpression: condition },
    };
  }
  return { Delete: { ...place, Key: primary(write.delete), ...named(write) } };
}

/**
 * Writes everything or nothing. The first transaction of a call also marks its Idempotency-Key as used.
 *
 * A collision with another transaction is tried again; a condition that does not hold is the error its write names.
 *
 * @param given at most 99 writes on different items, in the order in which failed conditions are reported; a function of
 *   the attempt, from 1, where another attempt may go another way
 * @throws the `otherwise` of the first write whose condition fails, or ConditionFailedError when it names none
 * @throws AlreadyDoneError when the call has acted before under its Idempotency-Key
 * @throws LostRaceError when collisions do not end
 * @throws TableUnavailableError when the table cannot be reached
 */
export async function transact(given: Write[] | ((attempt: number) => Write[])): Promise<void> {
  const mark = openMark();
  for (let attempt = 1; ; attempt += 1) {
    const own = typeof given === 'function' ? given(attempt) : given;
    const writes = mark ? [markWrite(mark), ...own] : own;
    const TransactItems = writes.map(spell);
    try {
      await billed('wru', client.send(new TransactWriteCommand({ TransactItems, ...MEASURED })));
      if (mark) mark.isWritten = true;
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const failed = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
      if (failed >= 0) {
        const exists = reasons[failed]?.Item !== undefined;
        throw writes[failed]?.otherwise?.(exists) ?? new ConditionFailedError('a condition failed');
      }
      if (!reasons.some(isPassing)) throw error;
      if (attempt === ATTEMPTS) throw outlasted(reasons);
      await backOff(attempt);
    }
  }
}

const isPassing = ({ Code }: CancellationReason): boolean =>
  Code === 'TransactionConflict' || Code === 'ThrottlingError' || Code === 'ProvisionedThroughputExceeded';

const outlasted = (reasons: CancellationReason[]): Error =>
  reasons.some(({ Code }) => Code === 'TransactionConflict')
    ? new LostRaceError('other transactions kept changing the same items')
    : new TableUnavailableError('the table is throttled');
