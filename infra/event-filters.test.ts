import { CHANGE_TYPES, type ChangeType } from '../lambdas/events/source.ts';
import { SOURCES } from '../lambdas/functions/event-sources.ts';
import { KINDS, type Kind } from '../lambdas/invariants/kinds.ts';
import { jobKinds } from '../lambdas/jobs/keys.ts';
import { postKinds } from '../lambdas/posts/store/keys.ts';
import { projectKinds } from '../lambdas/projects/store/keys.ts';
import { EVENT_FILTERS, type EventFilter, passesFilters } from './event-filters.ts';

const change = (pk: string, sk: string, eventName = 'INSERT') => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
});

describe('a change passes', () => {
  const names: EventFilter = { eventName: ['INSERT', 'REMOVE'] };
  const posts: EventFilter = { dynamodb: { Keys: { pk: { S: [{ prefix: 'POSTS#' }, 'POSTS'] } } } };
  const others: EventFilter = { dynamodb: { Keys: { sk: { S: [{ 'anything-but': ['A', 'B'] }] } } } };

  test.each([
    ['any filter that names no field', [{}], true],
    ['one with its name', [names], true],
    ['none with another name', [{ eventName: ['MODIFY'] }], false],
    ['one with the beginning of its key', [posts], true],
    ['none with another beginning', [{ dynamodb: { Keys: { pk: { S: [{ prefix: 'JOBS' }] } } } }], false],
    ['one with the end of its key', [{ dynamodb: { Keys: { pk: { S: [{ suffix: '-11' }] } } } }], true],
    ['none with another end', [{ dynamodb: { Keys: { pk: { S: [{ suffix: '-12' }] } } } }], false],
    ['one that excludes other keys', [others], true],
    [
      'none that excludes its key',
      [{ dynamodb: { Keys: { sk: { S: [{ 'anything-but': ['P'] }] } } } }],
      false,
    ],
    ['one of several', [{ eventName: ['MODIFY'] }, posts], true],
    ['none of which it satisfies a part', [{ ...posts, eventName: ['MODIFY'] }], false],
    ['no filter at all', [], false],
  ])('%s', (_, filters: EventFilter[], passes) => {
    expect(passesFilters(change('POSTS#2026-11', 'P'), filters)).toBe(passes);
  });
});

/** A key of a kind, with values as they may be. */
const filled = (pattern: string): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    /(?:N|n)umber$/.test(name) ? '0000000000000007' : 'mfgtk2x5ada00001',
  );

const passesAs = ({ pk, sk }: Pick<Kind, 'pk' | 'sk'>, type: string): boolean =>
  passesFilters(change(filled(pk), filled(sk), type), EVENT_FILTERS);

const typesOf = ({ pk, sk }: Kind): readonly ChangeType[] =>
  SOURCES.filter((source) => source.pk === pk && source.sk === sk).flatMap(({ on }) => on);

const kinds = [...KINDS];
const listened = kinds.filter(([, kind]) => typesOf(kind).length > 0);
const unheard = kinds.filter(([, kind]) => typesOf(kind).length === 0);

test('each source is a kind of item that the table holds', () => {
  expect(listened.flatMap(([, kind]) => typesOf(kind))).toHaveLength(SOURCES.flatMap(({ on }) => on).length);
});

test.each(listened)('the events function is called for what somebody listens to: %s', (_, kind) => {
  for (const type of typesOf(kind)) expect(passesAs(kind, type)).toBe(true);
});

/** They stand under the id of a post, and only come and go with it. */
const WITH_A_POST = ['posts.tally', 'posts.formerShard', 'posts.previews'];

test.each(unheard)('nobody is called for what nobody listens to: %s', (name, kind) => {
  const types = WITH_A_POST.includes(name) ? ['MODIFY'] : CHANGE_TYPES;
  expect(types.filter((type) => passesAs(kind, type))).toEqual([]);
});

test('nobody is called for the end of a job, for a post that is refreshed, and for a vote', () => {
  const { job, post, seats } = { ...jobKinds, ...postKinds, ...projectKinds };
  expect(passesAs(job, 'REMOVE')).toBe(false);
  expect(passesAs(post, 'MODIFY')).toBe(false);
  expect(passesAs(seats, 'INSERT')).toBe(false);
  expect(passesAs(postKinds.vote, 'INSERT')).toBe(false);
});

test('what is said to be followed by nothing is listened to by nobody', () => {
  for (const [name, { isFollowed }] of listened) expect([name, isFollowed]).toEqual([name, true]);
});

test('an event source mapping takes five filters at most, none longer than 4,096 characters', () => {
  expect(EVENT_FILTERS.length).toBeLessThanOrEqual(5);
  for (const filter of EVENT_FILTERS) expect(JSON.stringify(filter).length).toBeLessThanOrEqual(4_096);
});
