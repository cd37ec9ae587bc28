import fc from 'fast-check';
import type * as z from 'zod';
import { HINTS } from './hints.ts';
import { Named, Repeated, type Template } from './template.ts';
import { longText, unpleasantNumber, unpleasantText, unpleasantValue } from './unpleasant.ts';

/** A schema of the contract as JSON Schema. */
export type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (one: unknown): one is Schema => typeof one === 'object' && one !== null;

/** Which of the things that exist is meant. */
export const nth = (): fc.Arbitrary<number> => fc.nat(7);

/** What makes sense at a property of this name: passwords that are right, ids of things that exist. */
export function hinted(name: string): fc.Arbitrary<Template> | undefined {
  const hints = Object.hasOwn(HINTS, name) ? HINTS[name] : undefined;
  if (!hints) return undefined;
  return fc.oneof(
    ...hints.map((hint) =>
      'refer' in hint ? nth().map((n) => new Named(hint.refer, n)) : fc.constant(hint.say),
    ),
  );
}

const WORDS = ['Tea', 'A post of an ordinary length.', 'Designer', 'a', 'Grüße', '日本語', '1', '2026-01-01'];

function text({ minLength = 0, maxLength = 1_000, pattern }: Schema): fc.Arbitrary<Template> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const edges = [minLength, maxLength, maxLength + 1].filter((length) => length <= 5_000);
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 4, arbitrary: unpleasantText() },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('a', 'あ', '👍', 'a ', '"'), fc.constantFrom(...edges))
        .map(([grain, length]) => new Repeated(grain, Math.ceil(length / grain.length))),
    },
    { weight: 1, arbitrary: longText() },
  );
}

function number({ minimum = 0, maximum = 100, type }: Schema): fc.Arbitrary<Template> {
  const [from, to] = [Math.max(minimum, -1_000_000), Math.min(maximum, 1_000_000)];
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: Math.ceil(from), max: Math.floor(to) }) },
    { weight: 2, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1) },
    {
      weight: 1,
      arbitrary: type === 'integer' ? fc.double({ min: from, max: to, noNaN: true }) : unpleasantNumber(),
    },
  );
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<Template> {
  const parts = Object.entries(properties).map(([name, property]) => {
    const value = isSchema(property) ? valid(property, name) : unpleasantValue();
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required], noNullPrototype: true });
}

/** Values that a schema accepts, as a rule: rules that JSON Schema cannot say may refuse them. */
export function valid(schema: Schema, name = ''): fc.Arbitrary<Template> {
  const meant = hinted(name);
  const any = byType(schema, name);
  return meant ? fc.oneof({ weight: 7, arbitrary: meant }, { weight: 1, arbitrary: any }) : any;
}

function byType(schema: Schema, name: string): fc.Arbitrary<Template> {
  const { anyOf, enum: choices, const: only, items, minItems = 0 } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((one) => (isSchema(one) ? valid(one, name) : unpleasantValue())));
  if (choices) return fc.constantFrom(...choices);
  if (only !== undefined) return fc.constant(only);
  switch (schema.type) {
    case 'object':
      return object(schema);
    case 'array':
      return fc.array(isSchema(items) && !Array.isArray(items) ? valid(items, name) : unpleasantValue(), {
        minLength: minItems,
        maxLength: Math.max(minItems, 6),
      });
    case 'string':
      return text(schema);
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return unpleasantValue();
  }
}
