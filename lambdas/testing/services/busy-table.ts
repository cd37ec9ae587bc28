import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { client } from '../../table/client.ts';

/** About how long a transaction of DynamoDB keeps others from its items. */
const HELD_MS = 10;

const isTransaction = (input: object): input is TransactWriteCommandInput => 'TransactItems' in input;

const keyOf = (item: Record<string, unknown> | undefined): string => `${item?.pk} ${item?.sk}`;

const itemsOf = ({ TransactItems = [] }: TransactWriteCommandInput): string[] =>
  TransactItems.map(({ Put, Update, Delete, ConditionCheck }) =>
    keyOf(Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key),
  );

/**
 * Lets the functions of this process meet each other's transactions as on AWS: one that comes to an item which another
 * is changing is refused. On the embedded table they wait for each other.
 *
 * @returns ends it
 */
export function refuseConflicts(): () => void {
  const held = new Set<string>();
  const name = 'refuse-conflicts';
  client.middlewareStack.add(
    (next) => async (args) => {
      if (!isTransaction(args.input)) return next(args);
      const items = itemsOf(args.input);
      if (items.some((item) => held.has(item)))
        throw new TransactionCanceledException({
          message: 'Transaction cancelled',
          $metadata: {},
          CancellationReasons: items.map((item) => ({
            Code: held.has(item) ? 'TransactionConflict' : 'None',
          })),
        });
      for (const item of items) held.add(item);
      try {
        const [answer] = await Promise.all([
          next(args),
          new Promise((resolve) => setTimeout(resolve, HELD_MS)),
        ]);
        return answer;
      } finally {
        for (const item of items) held.delete(item);
      }
    },
    { step: 'initialize', name },
  );
  return () => void client.middlewareStack.remove(name);
}
