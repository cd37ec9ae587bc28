import fc from 'fast-check';
import * as z from 'zod';
import { exampleOf } from '../../../lambdas/testing/examples/examples.ts';
import type { Route } from '../../../shared/api/route.ts';
import { arbitraryOf, hinted, partsOf } from './arbitraries.ts';
import { PERSONS, type Person } from './fixture.ts';
import { hostileKey, hostileText, hostileValue, SPELLINGS, type Spelling } from './hostile.ts';

/** One call to make. Ids and very long texts are named in it, so that it means the same in another run. */
export interface Input {
  as: Person;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  spelling: Spelling;
}

const nothing = fc.constant(undefined);

function bodyOf({ name, body, method }: Route): fc.Arbitrary<unknown> {
  if (method === 'GET') return nothing;
  const { body: example } = exampleOf(name);
  return fc.oneof(
    { weight: 20, arbitrary: body ? arbitraryOf(body) : nothing },
    { weight: typeof example === 'object' ? 2 : 0, arbitrary: fc.constant(example) },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: nothing },
  );
}

const OTHER_IDS = fc.oneof(hostileText, fc.constant('-'.repeat(16)), fc.stringMatching(/^[\w-]{16}$/));

const paramsOf = ({ params }: Route): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      Object.keys(params?.shape ?? {}).map((name) => [
        name,
        fc.oneof({ weight: 10, arbitrary: hinted(name) ?? OTHER_IDS }, OTHER_IDS),
      ]),
    ),
    { noNullPrototype: true },
  );

const queryOf = ({ query }: Route): fc.Arbitrary<Record<string, unknown>> =>
  fc.oneof(
    { weight: 12, arbitrary: partsOf(query ?? z.object({})) },
    { weight: 1, arbitrary: fc.dictionary(hostileKey, hostileText, { maxKeys: 2 }) },
  );

const KEYS = ['key-1', 'key-2', '', ' ', 'x'.repeat(255), 'x'.repeat(256), '__proto__', '#', 'a\u0000', 'ü'];

const idempotencyKey = fc.oneof(fc.uuid(), fc.constantFrom(...KEYS));

const TYPES = [
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  '',
  'multipart/form-data',
];

const someHeaders = fc.record(
  {
    'idempotency-key': idempotencyKey,
    'content-type': fc.constantFrom(...TYPES),
    origin: fc.constantFrom('https://evil.example', 'null', '', 'not a url', 'http://['),
    'sec-fetch-site': fc.constantFrom('same-origin', 'none', 'cross-site', 'x'),
    'if-none-match': fc.constantFrom('*', '""', 'W/"x"', '"'.repeat(100), '"a", "b"'),
    'user-agent': fc.oneof(hostileText, fc.constant('Mozilla/5.0 '.repeat(600))),
    'x-forwarded-for': hostileText,
    host: hostileText,
  },
  { requiredKeys: [], noNullPrototype: true },
);

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 4, arbitrary: idempotencyKey.map((key) => ({ 'idempotency-key': key })) },
  { weight: 1, arbitrary: someHeaders },
);

/** Mostly those who may do something. */
const person = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<Person>('owner', 'host', 'founder', 'investor', 'jobSeeker', 'admin'),
  },
  { weight: 1, arbitrary: fc.constantFrom(...PERSONS) },
);

const isSpelling = (name: string): name is Spelling => Object.hasOwn(SPELLINGS, name);

const spelling = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Spelling>('plain') },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(SPELLINGS).filter(isSpelling)) },
);

/** Calls of a route: such as its schemas accept, and such as break them. */
export const inputsOf = (route: Route): fc.Arbitrary<Input> =>
  fc.record({
    as: person,
    params: paramsOf(route),
    query: queryOf(route),
    headers,
    body: bodyOf(route),
    spelling,
  });
