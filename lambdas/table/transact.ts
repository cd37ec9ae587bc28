import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { billed, MEASURED } from './capacity.ts';
import { client } from './client.ts';
import { ConditionFailedError, ContendedError, ThrottledError } from './errors.ts';
import type { Key } from './key.ts';
import { type Expression, expression, primary, tableName } from './table.ts';
import { updateWithTraceId, withTraceId } from './trace-id.ts';
import type { Write } from './write.ts';

type TransactItem = NonNullable<TransactWriteCommand['input']['TransactItems']>[number];

const named = ({ names, values, condition }: Expression & { condition?: string }) => ({
  ...(condition && { ConditionExpression: condition }),
  ...(names && { ExpressionAttributeNames: names }),
  ...(values && { ExpressionAttributeValues: values }),
});

function spell(write: Write): TransactItem {
  const table = { TableName: tableName() };
  if ('put' in write) {
    const condition = write.ifNew ? 'attribute_not_exists(pk)' : write.condition;
    return { Put: { ...table, Item: withTraceId(write.put), ...named({ ...write, condition }) } };
  }
  if ('key' in write)
    return {
      Update: { ...table, Key: primary(write.key), ...expression(updateWithTraceId(write.key, write)) },
    };
  if ('check' in write) {
    const { check, condition } = write;
    return {
      ConditionCheck: { ...table, Key: primary(check), ...named(write), ConditionExpression: condition },
    };
  }
  return { Delete: { ...table, Key: primary(write.delete), ...named(write) } };
}

/**
 * Writes everything or nothing. What a call is there for goes through `Effect` instead.
 *
 * @param writes at most 100 on different items, in the order in which failed conditions are reported
 * @throws what `onConditionFailed` of the first write makes whose condition fails, or ConditionFailedError when it names none
 * @throws ContendedError when another transaction is busy with one of the items
 * @throws ThrottledError when one of the items, or the table, is asked for more than it takes
 * @throws TableUnavailableError when the table cannot be reached
 */
export async function transact(writes: Write[]): Promise<void> {
  const TransactItems = writes.map(spell);
  try {
    await billed('wru', client.send(new TransactWriteCommand({ TransactItems, ...MEASURED })));
  } catch (error) {
    if (error instanceof TransactionCanceledException) throw reasonOf(error, writes);
    // Which of them is asked for too much is not said then.
    if (error instanceof ThrottledError)
      throw new ThrottledError(error.message, { cause: error, items: writes.map(keyOf) });
    throw error;
  }
}

function keyOf(write: Write): Key {
  if ('put' in write) return write.put;
  if ('key' in write) return write.key;
  return 'check' in write ? write.check : write.delete;
}

/** What the cancellation of a transaction means. */
function reasonOf(error: TransactionCanceledException, writes: Write[]): Error {
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  if (failed >= 0)
    return writes[failed]?.onConditionFailed?.() ?? new ConditionFailedError('a condition failed');
  const itemsWith = (...codes: string[]): Key[] =>
    writes.filter((_, i) => codes.includes(reasons[i]?.Code ?? '')).map(keyOf);
  const contended = itemsWith('TransactionConflict');
  if (contended.length > 0)
    return new ContendedError('other transactions are changing the same items', { items: contended });
  const throttled = itemsWith('ThrottlingError', 'ProvisionedThroughputExceeded');
  if (throttled.length > 0)
    return new ThrottledError('the table is throttled', { cause: error, items: throttled });
  return error;
}
