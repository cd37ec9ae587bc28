import type { ChangeType } from '../lambdas/events/source.ts';
import { SOURCES } from '../lambdas/functions/event-sources.ts';
import { KINDS } from '../lambdas/invariants/kinds.ts';

/** What one field of a change may be, in the syntax of Lambda's event filters. */
export type FilterRule = string | { prefix: string } | { suffix: string } | { 'anything-but': string[] };

/** A change passes when each named field satisfies one of its rules. */
export interface EventFilter {
  eventName?: FilterRule[];
  dynamodb?: { Keys: { pk?: { S: FilterRule[] }; sk?: { S: FilterRule[] } } };
}

/** The literal text before and behind the values of a key pattern; the same twice where it has none. */
function endsOf(pattern: string): { before: string; behind: string } {
  const [first, last] = [pattern.indexOf('{'), pattern.lastIndexOf('}')];
  return first < 0
    ? { before: pattern, behind: pattern }
    : { before: pattern.slice(0, first), behind: pattern.slice(last + 1) };
}

/** What the keys of a pattern have in common that other keys have not; undefined when they may be anything. */
function ruleFor(pattern: string): FilterRule | undefined {
  const { before, behind } = endsOf(pattern);
  if (!pattern.includes('{')) return pattern;
  if (behind !== '') return { suffix: behind };
  return before === '' ? undefined : { prefix: before };
}

const LISTENED = new Set(SOURCES.map(({ pk, sk }) => `${pk} ${sk}`));

/** The sort keys of items from whose changes nothing follows, where all items of a kind have the same. */
const UNHEARD = [
  ...new Set(
    [...KINDS.values()]
      .filter(({ pk, sk }) => !LISTENED.has(`${pk} ${sk}`) && !sk.includes('{'))
      .map(({ sk }) => sk),
  ),
].filter((sk) => SOURCES.every((source) => source.sk !== sk));

const NOT_UNHEARD: FilterRule[] = [{ 'anything-but': UNHEARD }];

/** Changes of these types to items that are known by this part of their keys; undefined when nothing listens to any. */
function filterFor(by: 'pk' | 'sk', types: ChangeType[]): EventFilter | undefined {
  const rules = SOURCES.filter(({ sk, on }) => {
    const isByThis = (ruleFor(sk) === undefined) === (by === 'pk');
    return isByThis && types.some((type) => on.includes(type));
  }).flatMap((source) => ruleFor(source[by]) ?? []);
  if (rules.length === 0) return undefined;
  const Keys = by === 'sk' ? { sk: { S: rules } } : { pk: { S: rules }, sk: { S: NOT_UNHEARD } };
  return { eventName: types, dynamodb: { Keys } };
}

/**
 * Which changes of the table are worth a call of the events function: those from which anything follows, by what `events.ts`
 * of each noun declares. A change needs to pass one of at most five filters, so that two types of change share one.
 */
export const EVENT_FILTERS: readonly EventFilter[] = [
  filterFor('sk', ['INSERT', 'REMOVE']),
  filterFor('sk', ['MODIFY']),
  filterFor('pk', ['INSERT']),
  filterFor('pk', ['MODIFY']),
  filterFor('pk', ['REMOVE']),
].filter((filter) => filter !== undefined);

function satisfies(rule: FilterRule, value: string): boolean {
  if (typeof rule === 'string') return value === rule;
  if ('prefix' in rule) return value.startsWith(rule.prefix);
  if ('suffix' in rule) return value.endsWith(rule.suffix);
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
