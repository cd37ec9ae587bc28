import { AsyncLocalStorage } from 'node:async_hooks';
import type { DeliverChanges } from '../../local/event-source.ts';

/** What the events function writes. */
export interface EventsBill {
  /** Write units since the last time. */
  take(): number;
  /** To stand between the stream and the function. */
  delivery(deliver: DeliverChanges): DeliverChanges;
}

/** Of a stack that is not our own nobody can tell. */
export const NO_BILL: EventsBill = { take: () => Number.NaN, delivery: (deliver) => deliver };

const capacityOf = (consumed: unknown): number =>
  typeof consumed === 'object' && consumed && 'CapacityUnits' in consumed
    ? Number(consumed.CapacityUnits)
    : 0;

const unitsIn = (output: object): number => {
  const consumed = 'ConsumedCapacity' in output ? output.ConsumedCapacity : undefined;
  return [consumed].flat().reduce<number>((sum, one) => sum + capacityOf(one), 0);
};

const WRITES = /Put|Update|Delete|Write/;

/** Counts what the events function of our own stack writes. */
export function billOfEvents(): EventsBill {
  const isEvents = new AsyncLocalStorage<true>();
  let units = 0;
  // Imported late: the functions' client reads the environment that the stack sets.
  const count = async (): Promise<void> => {
    const { client } = await import('../../../lambdas/table/client.ts');
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          const answer = await next(args);
          const isWrite = WRITES.test(commandName);
          if (isEvents.getStore() && isWrite && typeof answer.output === 'object' && answer.output)
            units += unitsIn(answer.output);
          return answer;
        },
      { step: 'initialize', name: 'bill' },
    );
  };
  return {
    take() {
      const taken = units;
      units = 0;
      return taken;
    },
    delivery(deliver) {
      const counting = count();
      return async (event) => {
        await counting;
        return isEvents.run(true, () => deliver(event));
      };
    },
  };
}
