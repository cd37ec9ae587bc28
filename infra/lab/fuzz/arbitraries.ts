import fc from 'fast-check';
import * as z from 'zod';
import { HINTS } from './hints.ts';
import { hostileKey, hostileText, hostileValue, longText, repeated } from './hostile.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (one: unknown): one is Schema =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

const WORDS = ['Tea', 'A post of an ordinary length.', 'Designer', 'a', 'Grüße', '日本語', '1', '2026-01-01'];

/** What makes sense at a property of this name: passwords that are right, ids of things that exist (`<postId 2>`). */
export function hinted(name: string): fc.Arbitrary<string> | undefined {
  const hints = HINTS.get(name);
  return (
    hints &&
    fc
      .tuple(fc.constantFrom(...hints), fc.nat(9))
      .map(([hint, nth]) => hint.replace(/^<(.*)>$/, `<$1 ${nth}>`))
  );
}

function textOf({ minLength = 0, maxLength = 1_000, pattern }: Schema): fc.Arbitrary<unknown> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const edges = [minLength, maxLength, maxLength + 1].filter((length) => length <= 5_000);
  const edge = fc
    .tuple(fc.constantFrom('a', 'あ', '👍', 'a ', '"'), fc.constantFrom(...edges))
    .map(([grain, length]) => repeated(grain, Math.ceil(length / grain.length)));
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 4, arbitrary: hostileText },
    { weight: 2, arbitrary: edge },
    { weight: 1, arbitrary: longText },
  );
}

function numberOf({ minimum = 0, maximum = 100 }: Schema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -1_000_000), Math.min(maximum, 1_000_000)];
  return fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) },
    { weight: 2, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  );
}

/** Mostly what is required and nothing unknown. */
function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [
      name,
      isSchema(part) ? valueIn(part, name) : hostileValue,
    ]),
  );
  const some = (requiredKeys: string[]) => fc.record(parts, { requiredKeys, noNullPrototype: true });
  const unknown = fc.dictionary(hostileKey, hostileValue, { maxKeys: 2, noNullPrototype: true });
  return fc
    .tuple(
      fc.oneof({ weight: 12, arbitrary: some(required) }, { weight: 1, arbitrary: some([]) }),
      fc.oneof({ weight: 12, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unknown }),
    )
    .map(([known, others]) => ({ ...others, ...known }));
}

function arrayOf({ items, minItems = 0 }: Schema, name: string): fc.Arbitrary<unknown> {
  const maxLength = Math.max(minItems, 6);
  return fc.array(isSchema(items) ? valueIn(items, name) : hostileValue, { minLength: minItems, maxLength });
}

function byType(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { anyOf, enum: choices, const: only, type } = schema;
  if (anyOf) return fc.oneof(...anyOf.filter(isSchema).map((one) => valueIn(one, name)));
  if (choices) return fc.constantFrom(...choices);
  if (only !== undefined) return fc.constant(only);
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return arrayOf(schema, name);
  if (type === 'string') return textOf(schema);
  if (type === 'number' || type === 'integer') return numberOf(schema);
  if (type === 'boolean') return fc.boolean();
  return type === 'null' ? fc.constant(null) : hostileValue;
}

/** What a schema accepts, as a rule; seldom, here or at any place in it, anything at all. */
function valueIn(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const any = byType(schema, name);
  return fc.oneof(
    { weight: 40, arbitrary: hinted(name) ?? any },
    { weight: 5, arbitrary: any },
    { weight: 2, arbitrary: hostileValue },
  );
}

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Values such as a schema accepts, and such as break it at one of their places. */
export const arbitraryOf = (schema: z.ZodType): fc.Arbitrary<unknown> => valueIn(schemaOf(schema), '');

/** Objects of a schema of which no part is required. */
export const partsOf = (schema: z.ZodType): fc.Arbitrary<Record<string, unknown>> =>
  objectOf({ ...schemaOf(schema), required: [] });
