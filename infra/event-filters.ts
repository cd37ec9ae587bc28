import { KINDS } from '../lambdas/invariants/kinds.ts';

/** What one field of a change may be, in the syntax of Lambda's event filters. */
export type FilterRule = string | { prefix: string } | { 'anything-but': string[] };

/** A change passes when each named field satisfies one of its rules. */
export interface EventFilter {
  eventName?: FilterRule[];
  dynamodb?: { Keys: { pk?: { S: FilterRule[] }; sk?: { S: FilterRule[] } } };
}

/** The sort keys of items from whose changes nothing follows, where all items of a kind have the same. */
const UNHEARD = [...KINDS.values()]
  .filter(({ isFollowed, sk }) => !isFollowed && !sk.includes('{'))
  .map(({ sk }) => sk);

/**
 * Which changes of the table are worth a call of the events function. A change needs to pass one of at most five
 * filters. What nothing follows from, such as the mark of an `Idempotency-Key`, changes with nearly every call.
 */
export const EVENT_FILTERS: readonly EventFilter[] = [
  {
    dynamodb: {
      Keys: { sk: { S: [{ 'anything-but': UNHEARD }] } },
    },
  },
];

function satisfies(rule: FilterRule, value: string): boolean {
  if (typeof rule === 'string') return value === rule;
  if ('prefix' in rule) return value.startsWith(rule.prefix);
  return !rule['anything-but'].includes(value);
}

const passes = (rules: FilterRule[] | undefined, value: string | undefined): boolean =>
  !rules || (value !== undefined && rules.some((rule) => satisfies(rule, value)));

const textOf = (value: object | undefined): string | undefined =>
  value && 'S' in value && typeof value.S === 'string' ? value.S : undefined;

/** The part of a change that filters look at. */
export interface FilteredChange {
  eventName?: string | undefined;
  dynamodb?: { Keys?: Record<string, object> | undefined } | undefined;
}

/** Whether a change passes one of the filters, as Lambda decides it. */
export function passesFilters(change: FilteredChange, filters: readonly EventFilter[]): boolean {
  const { pk, sk } = change.dynamodb?.Keys ?? {};
  return filters.some(
    ({ eventName, dynamodb }) =>
      passes(eventName, change.eventName) &&
      passes(dynamodb?.Keys.pk?.S, textOf(pk)) &&
      passes(dynamodb?.Keys.sk?.S, textOf(sk)),
  );
}
