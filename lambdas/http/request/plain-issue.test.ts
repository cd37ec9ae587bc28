import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '../../../shared/api/index.ts';
import { profile as profileTexts } from '../../../shared/texts/members/profile.ts';
import { requests } from '../../../shared/texts/members/requests.ts';
import { rules } from '../../../shared/texts/rules.ts';
import { plainIssue } from './plain-issue.ts';

const messagesOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value, { error: plainIssue }).error?.issues.map(({ message }) => message) ?? [];

const WRONG = [null, true, 7, -1.5, 'x'.repeat(5_000), [], [null], [[]], {}, Array(500).fill('a')];

describe.each(routes.flatMap(({ name, body }) => (body ? [{ name, body }] : [])))('$name', ({ body }) => {
  it('says what is wrong with a body in a sentence, never in the words of a library', () => {
    const bodies = WRONG.flatMap((wrong) => [
      wrong,
      ...Object.keys(body.shape).map((key) => ({ [key]: wrong })),
    ]);
    for (const message of bodies.flatMap((one) => messagesOf(body, one)))
      expect(message).not.toMatch(/^(Invalid|Too (big|small)|Unrecognized)|expected|received/);
  });
});

describe('what does not fit', () => {
  const schema = z.object({
    text: z.string().max(3),
    list: z.array(z.string()).max(1),
    own: z.number('Own.'),
  });
  const good = { text: 'a', list: [], own: 1 };

  it.each([
    ['no object', null, requests.notAnObject],
    ['a missing value', { ...good, text: undefined }, requests.valueMissing],
    ['a wrong value', { ...good, text: 7 }, requests.valueInvalid],
    ['a long text', { ...good, text: 'four' }, profileTexts.tooLong],
    ['a long list', { ...good, list: ['a', 'b'] }, rules.listTooLong],
    ['what the schema has words for', { ...good, own: null }, 'Own.'],
  ])('is named: %s', (_, value, message) => {
    expect(messagesOf(schema, value)).toEqual([message]);
  });
});
