import type { Key } from '../../../lambdas/table/key.ts';
import { FRESH_USERNAME } from '../../../lambdas/testing/calls/caller.ts';
import { idsIn, type Outcome } from './cases.ts';

/** Counters of tries, which a repeat counts as well. */
const OF_TRIES = /^(ATTEMPTS|USES)#/;

/** Items that hold the ids of many, by the order in which these have come: others stand in them. */
const OF_NEIGHBOURS = /^FOUND#/;

/** Counts of edges that are compared themselves: where others are in the way, a count is kept in parts. */
const COUNTS = /#TALLY/;

/**
 * Fields that are random, count tries or changes (`r` is the revision of previews), or say where among others something was
 * put. What a call keeps for its repeats may be such a number; the answer of the repeat shows whether it is right.
 */
const UNLIKE =
  /^(passwordHash|ttl|bytes|shard|unlisted|number|kept|holes|upTo|notificationChanges|r)$|version$/i;

/** Lists in the order of the ids in them, of which either may be the greater. */
const BY_ID = 'participants';

const USERNAMES = new RegExp(FRESH_USERNAME, 'g');

const plainText = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/[\w-]{16,}/g, '<id>')
    .replaceAll(USERNAMES, '<username>')
    // Names are found by what they begin with, and these begin with a random username.
    .replace(/^a(0[\da-z]?)? test/, 'a test')
    // One of many partitions, by chance.
    .replace(/^(VOTES|LIKES|UPVOTES)#<id>#\d+$/, '$1#<id>')
    .replace(/^LIKE\d#<id>$/, 'LIKE#<id>');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What differs from one run to the next is the same here: ids, times, hashes, tokens. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return value > 1_000_000 ? '<number>' : value;
  if (value instanceof Set) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value;
  return Object.entries(value)
    .filter(([key]) => !UNLIKE.test(key))
    .map(([key, one]) => {
      const found = plain(one);
      if (key === BY_ID && Array.isArray(found)) found.sort();
      return [idsIn(key).length > 0 && /\d/.test(key) ? '<id>' : key, found];
    })
    .sort();
}

/** The items that are about each of some calls, without what differs from one run to the next. */
export function endStates(items: Key[], outcomes: Outcome[]): Map<Outcome, string[]> {
  // Messages of different conversations may have the same id: it tells nothing then.
  const owners = new Map<string, Outcome | undefined>();
  for (const outcome of outcomes) {
    for (const id of outcome.ids) owners.set(id, owners.has(id) ? undefined : outcome);
  }
  const states = new Map<Outcome, string[]>(outcomes.map((outcome) => [outcome, []]));
  for (const item of items) {
    if (OF_TRIES.test(item.pk) || OF_NEIGHBOURS.test(item.pk) || COUNTS.test(item.sk)) continue;
    const concerned = new Set(idsIn(JSON.stringify(item)).flatMap((id) => owners.get(id) ?? []));
    for (const outcome of concerned) states.get(outcome)?.push(JSON.stringify(plain(item)));
  }
  return states;
}

/** What one list has and another has not, each as often as it does. */
function surplus(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where two states differ, one line each. */
export const differences = (expected: string[], found: string[]): string[] => [
  ...surplus(expected, found).map((one) => `- ${one}`),
  ...surplus(found, expected).map((one) => `+ ${one}`),
];
