import { once } from 'node:events';
import type { Deliver } from 'local-aws/sqs';
import type { DeliverChanges } from '../../local/event-source.ts';
import { withFaults } from '../faults/injection.ts';

/** Ways in which a stream may deliver changes that differ from the one that a developer sees. */
export type Delivery = (deliver: DeliverChanges) => DeliverChanges;

const NONE = { batchItemFailures: [] };

const FAILURE_CHANCE = 0.08;

/** Of each call of a function in the background to table, bucket, queue or mail. */
const FAULT_CHANCE = 0.02;

/** Nothing is delivered before this process is told to, by a signal. */
const hold = (): Promise<unknown> => once(process, 'SIGUSR2');

type Records = Parameters<DeliverChanges>[0]['Records'];

/** Late, and record by record in another order. */
const heldInOrder =
  (ordered: (records: Records) => Records): Delivery =>
  (deliver) => {
    const held = hold();
    return async (event) => {
      await held;
      for (const record of ordered(event.Records)) {
        const { batchItemFailures = [] } = (await deliver({ Records: [record] })) ?? NONE;
        if (batchItemFailures.length > 0) throw new Error('a record has failed');
      }
      return NONE;
    };
  };

/** One item's changes before or behind another's, but each item's in their order. */
function mixed(records: Records): Records {
  const items = Map.groupBy(records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys));
  const places = records
    .map((record) => ({ record, place: Math.random() }))
    .sort((a, b) => a.place - b.place);
  return places.flatMap(({ record }) => items.get(JSON.stringify(record.dynamodb?.Keys))?.shift() ?? []);
}

export const DELIVERIES = {
  clean: (deliver) => deliver,
  twice: (deliver) => async (event) => {
    await deliver(event);
    return deliver(event);
  },
  /** Record by record, some of them again because their batch is said to have failed. */
  'in pieces': (deliver) => async (event) => {
    for (const record of event.Records) {
      const { batchItemFailures = [] } = (await deliver({ Records: [record] })) ?? NONE;
      if (batchItemFailures.length > 0) return { batchItemFailures };
      const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
      if (Math.random() < FAILURE_CHANCE) return { batchItemFailures: [{ itemIdentifier }] };
    }
    return NONE;
  },
  late: (deliver) => {
    const held = hold();
    return async (event) => {
      await held;
      return deliver(event);
    };
  },
  /** The newest of each batch first: what takes something back overtakes it. */
  backwards: heldInOrder((records) => records.toReversed()),
  'out of order between items': heldInOrder(mixed),
  'with faults': (deliver) => (event) => withFaults(FAULT_CHANCE, () => deliver(event)),
} satisfies Record<string, Delivery>;

export type DeliveryName = keyof typeof DELIVERIES;

/** What stands between queues and workers: calls of theirs meet faults as well. */
export const workOf =
  (name: DeliveryName) =>
  (deliver: Deliver): Deliver =>
    name === 'with faults'
      ? (queue, event) => withFaults(FAULT_CHANCE, () => Promise.resolve(deliver(queue, event)))
      : deliver;

export const isDeliveryName = (name: string): name is DeliveryName => Object.hasOwn(DELIVERIES, name);
