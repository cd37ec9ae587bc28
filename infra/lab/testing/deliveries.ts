import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { Deliver } from 'local-aws/sqs';
import { client } from '../../../lambdas/table/client.ts';
import type { DeliverChanges } from '../../local/event-source.ts';
import { withFaults } from '../faults/injection.ts';

/** Ways in which a stream may deliver changes that differ from the one that a developer sees. */
export type Delivery = (deliver: DeliverChanges) => DeliverChanges;

const NONE = { batchItemFailures: [] };

/** Whether a delivery is under way whose function may stop at any call to the table. */
const mortal = new AsyncLocalStorage<true>();

/** Small enough that the many calls of one batch, repeated a few times, come to an end. */
const STOP_CHANCE = 0.02;

const FAILURE_CHANCE = 0.08;

/** Of each call of a function in the background to table, bucket, queue or mail. */
const FAULT_CHANCE = 0.02;

/** Functions stop before a call to the table, or after it without hearing its answer. */
function stopFunctions(): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const stops = mortal.getStore() && Math.random() < STOP_CHANCE;
      if (stops && Math.random() < 0.5) throw new Error('this function has stopped before a call');
      const answer = await next(args);
      if (stops) throw new Error('this function has stopped after a call');
      return answer;
    },
    { step: 'initialize', name: 'stop' },
  );
}

/** Nothing is delivered before this process is told to, by a signal. */
const hold = (): Promise<unknown> => once(process, 'SIGUSR2');

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
  /** Late, and the newest of each batch first: what takes something back overtakes it. */
  backwards: (deliver) => {
    const held = hold();
    return async (event) => {
      await held;
      for (const record of event.Records.toReversed()) {
        const { batchItemFailures = [] } = (await deliver({ Records: [record] })) ?? NONE;
        if (batchItemFailures.length > 0) throw new Error('a record has failed');
      }
      return NONE;
    };
  },
  /** Late, and one item's changes before or behind another's, but each item's in their order. */
  'out of order between items': (deliver) => {
    const held = hold();
    return async (event) => {
      await held;
      const items = Object.values(
        Object.groupBy(event.Records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys)),
      ).flatMap((changes) => (changes ? [changes] : []));
      while (items.length > 0) {
        const at = Math.floor(Math.random() * items.length);
        const record = items[at]?.shift();
        if (items[at]?.length === 0) items.splice(at, 1);
        if (!record) continue;
        const { batchItemFailures = [] } = (await deliver({ Records: [record] })) ?? NONE;
        if (batchItemFailures.length > 0) throw new Error('a record has failed');
      }
      return NONE;
    };
  },
  'with faults': (deliver) => (event) => withFaults(FAULT_CHANCE, () => deliver(event)),
  'with functions that stop': (deliver) => {
    stopFunctions();
    return (event) => mortal.run(true, () => deliver(event));
  },
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
