import fc from 'fast-check';
import * as z from 'zod';
import type { Route } from '../../../shared/api/route.ts';
import { PERSONS, type Person } from './scene.ts';
import { Named, Repeated, type Template } from './template.ts';
import { SPELLINGS, type Spelling, unpleasantKey, unpleasantText, unpleasantValue } from './unpleasant.ts';
import { hinted, nth, type Schema, valid } from './valid.ts';

/** One call to make, independent of the run. */
export interface Input {
  as: Person;
  params: Record<string, Template>;
  query: Record<string, Template>;
  headers: Record<string, Template>;
  body?: Template;
  spelling: Spelling;
}

/** An object that has some of these keys. */
const someOf = (parts: Record<string, fc.Arbitrary<Template>>): fc.Arbitrary<Record<string, Template>> =>
  fc
    .record(parts, { requiredKeys: [], noNullPrototype: true })
    .map((given) =>
      Object.fromEntries(
        Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
      ),
    );

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** A change of a value at one of its places. */
interface Mutation {
  place: number;
  how: 'replace' | 'remove' | 'add';
  key: string;
  value: Template;
}

const mutation = (): fc.Arbitrary<Mutation> =>
  fc.record({
    place: fc.nat(30),
    how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    key: unpleasantKey(),
    value: unpleasantValue(),
  });

const isBranch = (one: Template): one is Template[] | { [key: string]: Template } =>
  typeof one === 'object' && one !== null && !(one instanceof Named);

const placesIn = (one: Template): number =>
  1 + (isBranch(one) ? Object.values(one).reduce<number>((sum, child) => sum + placesIn(child), 0) : 0);

/** The value with one of its places changed, counted from its root; undefined removes it. */
function changed(one: Template, { place, ...change }: Mutation): Template | undefined {
  if (place === 0) {
    if (change.how === 'remove') return undefined;
    if (change.how === 'replace' || !isBranch(one)) return change.value;
    if (Array.isArray(one)) return [...one, change.value];
    return Object.fromEntries([...Object.entries(one), [change.key, change.value]]);
  }
  if (!isBranch(one)) return one;
  let left = place - 1;
  const parts = Object.entries(one).flatMap(([key, child]): [string, Template][] => {
    const size = placesIn(child);
    const isHere = left >= 0 && left < size;
    const next = isHere ? changed(child, { place: left, ...change }) : child;
    left -= size;
    return next === undefined ? [] : [[key, next]];
  });
  return Array.isArray(one) ? parts.map(([, child]) => child) : Object.fromEntries(parts);
}

const broken = (value: fc.Arbitrary<Template>): fc.Arbitrary<Template> =>
  fc
    .tuple(value, fc.array(mutation(), { minLength: 1, maxLength: 3 }))
    .map(([whole, mutations]) =>
      mutations.reduce<Template>(
        (one, step) => changed(one, { ...step, place: step.place % placesIn(one) }) ?? null,
        whole,
      ),
    );

function bodyOf({ body, method }: Route): fc.Arbitrary<Template | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  if (!body) return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, unpleasantValue());
  const whole = valid(schemaOf(body));
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 5, arbitrary: broken(whole) },
    { weight: 1, arbitrary: unpleasantValue() },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** One thing for all parameters, as a comment belongs to its post; some of them are something else. */
function paramsOf({ params }: Route): fc.Arbitrary<Record<string, Template>> {
  const names = Object.keys(params?.shape ?? {});
  const other = fc.oneof(unpleasantText(), fc.constant('-'.repeat(16)), fc.stringMatching(/^[\w-]{16}$/));
  return fc
    .tuple(
      nth(),
      fc.tuple(...names.map((name) => fc.oneof({ weight: 10, arbitrary: hinted(name) ?? other }, other))),
    )
    .map(([n, values]) =>
      Object.fromEntries(
        values.map((value, i) => [
          names[i] ?? '',
          value instanceof Named && !(value instanceof Repeated) ? new Named(value.name, n) : value,
        ]),
      ),
    );
}

/** Schema-accepted and other values of the query, and parameters that no schema knows. */
function queryOf({ query }: Route): fc.Arbitrary<Record<string, Template>> {
  const parts = Object.entries(query ? (schemaOf(query).properties ?? {}) : {}).map(([name, property]) => {
    const meant = typeof property === 'object' ? valid(property, name) : unpleasantText();
    return [name, fc.oneof({ weight: 4, arbitrary: meant }, unpleasantText())] as const;
  });
  return fc
    .tuple(
      someOf(Object.fromEntries(parts)),
      fc.oneof(
        { weight: 6, arbitrary: fc.constant({}) },
        fc.dictionary(unpleasantKey(), unpleasantText(), { maxKeys: 2 }),
      ),
    )
    .map(([known, others]) => ({ ...others, ...known }));
}

const KEYS = ['key-1', 'key-2', '', ' ', 'x'.repeat(255), 'x'.repeat(256), '__proto__', '#', 'a\u0000', 'ü'];

const IDEMPOTENCY_KEY: fc.Arbitrary<Template> = fc.oneof(fc.uuid(), fc.constantFrom(...KEYS));

const HEADERS: Record<string, fc.Arbitrary<Template>> = {
  'idempotency-key': IDEMPOTENCY_KEY,
  'content-type': fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'text/plain',
    '',
    'multipart/form-data; boundary=x',
  ),
  origin: fc.constantFrom('https://evil.example', 'null', '', 'not a url', 'http://['),
  'sec-fetch-site': fc.constantFrom('same-origin', 'none', 'cross-site', 'x'),
  'if-none-match': fc.constantFrom('*', '""', 'W/"x"', '"'.repeat(100), '"a", "b"'),
  'user-agent': fc.oneof(unpleasantText(), fc.constant('Mozilla/5.0 '.repeat(600))),
  'x-forwarded-for': unpleasantText(),
  host: unpleasantText(),
};

const headers = (): fc.Arbitrary<Record<string, Template>> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 4, arbitrary: IDEMPOTENCY_KEY.map((key) => ({ 'idempotency-key': key })) },
    { weight: 1, arbitrary: someOf(HEADERS) },
  );

/** Mostly those who may do something. */
const person = (): fc.Arbitrary<Person> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Person>('founder', 'investor', 'jobSeeker', 'admin') },
    { weight: 1, arbitrary: fc.constantFrom(...PERSONS) },
  );

/** Calls of a route: such as its schemas accept, and such as break them. */
export function inputsOf(route: Route): fc.Arbitrary<Input> {
  const spellings = Object.keys(SPELLINGS).filter((name): name is Spelling => Object.hasOwn(SPELLINGS, name));
  return fc
    .record({
      as: person(),
      params: paramsOf(route),
      query: queryOf(route),
      headers: headers(),
      body: bodyOf(route),
      spelling: fc.oneof(
        { weight: 20, arbitrary: fc.constant<Spelling>('plain') },
        fc.constantFrom<Spelling>(...spellings),
      ),
    })
    .map(({ body, ...input }) => (body === undefined ? input : { ...input, body }));
}
