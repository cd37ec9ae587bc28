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

test('nobody is called for idempotency marks, what is counted, sessions, and who is hidden', () => {
  for (const [pk, sk] of [
    ['REQUEST#ada#key', 'MARK'],
    ['ATTEMPTS#login#ada#1', 'ATTEMPTS'],
    ['USES#ada#20000', 'USES'],
    ['MEMBER#1', 'ACCOUNT'],
    ['MEMBER#1', 'HIDDEN'],
  ] as const)
    expect(passesFilters(change(pk, sk), EVENT_FILTERS)).toBe(false);
  expect(passesFilters(change('MEMBER#1', 'CARD'), EVENT_FILTERS)).toBe(true);
});

test('an event source mapping takes five filters at most', () => {
  expect(EVENT_FILTERS.length).toBeLessThanOrEqual(5);
});
