import { describe, expect, it } from 'vitest';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import type { Result } from '../request-context.ts';
import { conditional } from './conditional.ts';

const send = (known?: string, answer: Result = { statusCode: 200, body: '[1]' }) =>
  through(
    conditional,
    exchangeOf(probes.read, known === undefined ? {} : { headers: { 'if-none-match': known } }),
    async () => answer,
  );

const tagOf = ({ headers }: Result): string => String(headers?.etag);

describe('a conditional read', () => {
  it('carries a strong tag of its answer, to be asked for each time and kept by this browser only', async () => {
    const { headers } = await send();
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'cache-control': 'private, no-cache',
    });
  });

  it('has the same tag for the same answer and another for another', async () => {
    const first = tagOf(await send());
    expect(tagOf(await send())).toBe(first);
    expect(tagOf(await send(undefined, { statusCode: 200, body: '[2]' }))).not.toBe(first);
  });

  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag, weakened on the way', (tag: string) => `W/${tag}`],
    ['a list of tags with it', (tag: string) => `"old", W/${tag} ,"older"`],
  ])('is an empty 304 that still carries the tag to who knows %s', async (_, known) => {
    const tag = tagOf(await send());
    const answer = await send(known(tag));
    expect(answer).toMatchObject({ statusCode: 304, headers: { etag: tag } });
    expect(answer).not.toHaveProperty('body');
  });

  it.each(['"other"', '', 'W/"other", "another"'])('is sent whole to who knows %j', async (known) => {
    expect(await send(known)).toMatchObject({ statusCode: 200, body: '[1]' });
  });

  it('keeps the other headers of its answer', async () => {
    const answer = await send(undefined, { statusCode: 200, headers: { link: '<next>' }, body: '[]' });
    expect(answer.headers).toMatchObject({ link: '<next>' });
  });
});

describe('other answers', () => {
  it('carry no tag: another status', async () => {
    expect(await send(undefined, { statusCode: 201, body: '[1]' })).not.toHaveProperty('headers.etag');
  });

  it('carry no tag: another route', async () => {
    const answer = await through(conditional, exchangeOf(probes.ping), async () => ({
      statusCode: 200,
      body: '[1]',
    }));
    expect(answer).toEqual({ statusCode: 200, body: '[1]' });
  });
});
