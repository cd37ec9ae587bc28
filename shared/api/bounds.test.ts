import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { BODY_WITH_PICTURES_BYTES } from '../limits.ts';
import { atMost } from '../model/list.ts';
import { routes } from './index.ts';

const LONG_TEXT = 'a'.repeat(BODY_WITH_PICTURES_BYTES + 1);
const LONG_LIST = Array<symbol>(10_000).fill(Symbol('no element of any list'));

/** A list is counted before its elements are looked at when one issue says all of a long one. */
const isCountedFirst = (schema: z.core.$ZodType): boolean =>
  z.safeParse(schema, LONG_LIST).error?.issues.length === 1;

/** Where a request schema takes as much as a caller likes. */
function unbounded(schema: z.core.$ZodType, path: string): string[] {
  if (
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodLiteral ||
    schema instanceof z.ZodTransform
  )
    return [];
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return z.safeParse(schema, LONG_TEXT).success ? [path] : [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, value]) => unbounded(value, `${path}.${key}`));
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option, i) => unbounded(option, `${path}|${i}`));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return unbounded(schema.def.innerType, path);
  if (schema instanceof z.ZodPipe) {
    const { in: first, out: second } = schema.def;
    const list = second instanceof z.ZodDefault ? second.def.innerType : second;
    if (first instanceof z.ZodTransform && list instanceof z.ZodArray)
      return isCountedFirst(schema) ? unbounded(list.element, `${path}[]`) : [path];
    return [...unbounded(first, path), ...unbounded(second, path)];
  }
  return [path];
}

describe('every request of the contract', () => {
  it.each(routes)('$name bounds each text, and each list before its elements', ({ params, query, body }) => {
    for (const [place, schema] of Object.entries({ params, query, body }))
      expect(schema ? unbounded(schema, place) : []).toEqual([]);
  });
});

describe('the search for what is unbounded', () => {
  const element = z.object({ name: z.string().max(3) });

  it.each([
    ['a text', z.object({ one: z.string() }), ['body.one']],
    ['a list', z.object({ one: z.array(element) }), ['body.one']],
    ['a list that is counted after its elements', z.object({ one: z.array(element).max(3) }), ['body.one']],
    ['a record', z.object({ one: z.record(z.string(), z.boolean()) }), ['body.one']],
    ['anything', z.object({ one: z.unknown() }), ['body.one']],
    [
      'what a list holds',
      z.object({ one: atMost(3, z.array(z.object({ name: z.string() }))) }),
      ['body.one[].name'],
    ],
    ['nothing', z.object({ one: atMost(3, z.array(element)).optional() }), []],
  ])('finds %s', (_, schema, found) => {
    expect(unbounded(schema, 'body')).toEqual(found);
  });
});
