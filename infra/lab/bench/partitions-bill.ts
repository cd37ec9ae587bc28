import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

/** What transactions write, by partition key, that of the index included. */
export interface PartitionsBill {
  /** Since the last time: write units by partition, and how many transactions were tried. */
  take(): { bill: Map<string, number>; tries: number };
}

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

const UNIT_BYTES = 1_024;

/** A write in a transaction takes two units for each KB. */
const OF_TRANSACTION = 2;

const isTransaction = (input: object): input is TransactWriteCommandInput => 'TransactItems' in input;

/** About as many as the item takes: keys, names and values are nearly all of its text. */
const unitsOf = (item: Record<string, unknown>): number =>
  Math.max(1, Math.ceil(JSON.stringify(item).length / UNIT_BYTES));

/** The units of one write, by partition; items that are changed or deleted are taken to be small, as counts and edges are. */
function unitsByPartition({ Put, Update, Delete, ConditionCheck }: Writes[number]): [string, number][] {
  const item = Put?.Item;
  if (!item) {
    const key = Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key;
    return [[String(key?.pk), OF_TRANSACTION]];
  }
  const units = unitsOf(item);
  return [
    [String(item.pk), OF_TRANSACTION * units],
    ...(typeof item.gsi1pk === 'string' ? [[item.gsi1pk, units] satisfies [string, number]] : []),
  ];
}

/** Counts what the transactions of this process write. */
export async function billOfPartitions(): Promise<PartitionsBill> {
  // Imported late: the functions' client reads the environment that the stack sets.
  const { client } = await import('../../../lambdas/table/client.ts');
  let bill = new Map<string, number>();
  let tries = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const writes = isTransaction(args.input) ? (args.input.TransactItems ?? []) : [];
      if (writes.length > 0) tries += 1;
      const answer = await next(args);
      for (const [partition, units] of writes.flatMap(unitsByPartition))
        bill.set(partition, (bill.get(partition) ?? 0) + units);
      return answer;
    },
    { step: 'initialize', name: 'bill-of-partitions' },
  );
  return {
    take() {
      const taken = { bill, tries };
      bill = new Map();
      tries = 0;
      return taken;
    },
  };
}
