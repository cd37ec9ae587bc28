import { validationFault } from '../faults.ts';
import { isJsonObject } from '../json.ts';
import type { CapacityOptions, JsonObject } from '../types.ts';

const MAX_ACTIONS = 100;

/**
 * Takes apart the `TransactItems` of a request, which dynalite has no rules for.
 *
 * @param kinds the actions that the operation knows
 * @returns each action by its kind, in order; the actions themselves are still to be checked
 * @throws Fault when the list or an entry has the wrong shape
 */
export function transactItemsOf<Kind extends string>(
  { TransactItems: list }: JsonObject,
  kinds: readonly Kind[],
): { kind: Kind; action: JsonObject }[] {
  if (!Array.isArray(list) || list.length < 1 || list.length > MAX_ACTIONS) {
    throw validationFault(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: " +
        `Member must have length less than or equal to ${MAX_ACTIONS}, ` +
        'Member must have length greater than or equal to 1',
    );
  }
  return list.map((entry: unknown) => {
    const named = isJsonObject(entry) ? Object.keys(entry) : [];
    const kind = kinds.find((known) => known === named[0]);
    const action = isJsonObject(entry) && kind !== undefined ? entry[kind] : undefined;
    if (named.length !== 1 || kind === undefined || !isJsonObject(action)) {
      throw validationFault(`TransactItems can only contain one of ${kinds.join(', ')}`);
    }
    return { kind, action };
  });
}

/** What a transaction's body says about consumed capacity. */
export function capacityOptionsOf({ ReturnConsumedCapacity: asked }: JsonObject): CapacityOptions {
  return asked === 'TOTAL' || asked === 'INDEXES' ? { ReturnConsumedCapacity: asked } : {};
}
