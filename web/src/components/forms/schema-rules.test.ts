import { expect, it } from 'vitest';
import * as z from 'zod';
import { schemaRules } from './schema-rules.ts';

const entry = z.object({ title: z.string().min(1, 'A title is needed') });
const schema = z.object({ name: z.string().max(3, 'Too long'), entries: z.array(entry) });

it('gives the sentence of the schema at the path of each field', async () => {
  const { validate } = schemaRules(
    async () => schema,
    (values: { name: string; titles: string[] }) => ({
      name: values.name.trim(),
      entries: values.titles.map((title) => ({ title })),
    }),
  );
  expect(await validate({ name: ' Maya ', titles: ['One', ''] })).toEqual({
    name: 'Too long',
    'entries.1.title': 'A title is needed',
  });
  expect(await validate({ name: ' Ada ', titles: [] })).toEqual({});
});

it('leaves it to the server when the schema cannot be loaded', async () => {
  const { validate } = schemaRules(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    (values: { name: string }) => values,
  );
  expect(await validate({ name: '' })).toEqual({});
});
