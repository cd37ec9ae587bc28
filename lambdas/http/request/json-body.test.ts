import { describe, expect, it } from 'vitest';
import type { Route } from '../../../shared/api/route.ts';
import { BODY_BYTES, BODY_DEPTH, BODY_VALUES } from '../../../shared/limits.ts';
import { requests } from '../../../shared/texts/members/requests.ts';
import { errors as texts } from '../../../shared/texts.ts';
import type { Request } from '../../testing/calls/event.ts';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { jsonBody } from './json-body.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

async function read(request: Request, route: Route = probes.open) {
  const requestContext = exchangeOf(route, request);
  await through(jsonBody, requestContext);
  return { body: requestContext.body, raw: requestContext.rawBody };
}

const letters = (bytes: number, letter: string): string =>
  JSON.stringify(letter.repeat((bytes - 2) / Buffer.byteLength(letter)));

describe('a body', () => {
  it('is parsed, and its text kept', async () => {
    expect(await read({ body: { liked: true } })).toEqual({ body: { liked: true }, raw: '{"liked":true}' });
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('may be called %s', async (type) => {
    const { body } = await read({ headers: { 'content-type': type }, body: '{"a":1}' });
    expect(body).toEqual({ a: 1 });
  });

  it('may be missing together with its type, and is empty then', async () => {
    expect(await read({})).toEqual({ body: {}, raw: '' });
  });

  it('of nothing but blanks counts as missing, whatever it is called', async () => {
    expect((await read({ body: ' \n' })).body).toEqual({});
  });

  it('may come in base64, as the gateway sends what it takes for binary', async () => {
    const body = Buffer.from('{"name":"Zoë"}').toString('base64');
    const request = { body, isBase64Encoded: true, headers: JSON_TYPE };
    expect((await read(request)).body).toEqual({ name: 'Zoë' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('is refused as %s, which a page of another site could send', async (type) => {
    const request = { headers: { 'content-type': type }, body: '{}' };
    await expect(read(request)).rejects.toMatchObject({
      status: 415,
      code: 'NOT_JSON',
      message: requests.notJson,
    });
  });

  it('is refused without a type', async () => {
    await expect(read({ body: '{}' })).rejects.toMatchObject({ status: 415 });
  });

  it.each(['{"a":', "{'a':1}", 'undefined', '{}x'])('is refused when it is malformed: %s', async (body) => {
    const refusal = { status: 400, code: 'MALFORMED_JSON', message: requests.malformedJson };
    await expect(read({ headers: JSON_TYPE, body })).rejects.toMatchObject(refusal);
  });

  it.each([
    ['nested', `${'['.repeat(BODY_DEPTH)}${']'.repeat(BODY_DEPTH)}`, '[', ']'],
    ['full of values', `[${'1,'.repeat(BODY_VALUES - 3)}1]`, '[', ',1]'],
  ])('may be %s to a limit, and is refused beyond it before it is parsed', async (_, body, head, tail) => {
    await expect(read({ headers: JSON_TYPE, body })).resolves.toBeDefined();
    const refusal = { status: 400, code: 'TOO_COMPLEX', message: requests.bodyTooComplex };
    await expect(read({ headers: JSON_TYPE, body: `${head}${body}${tail}` })).rejects.toMatchObject(refusal);
  });

  it('is not read where there can be none', async () => {
    expect(await read({ body: 'not JSON' }, probes.ping)).toEqual({ body: {}, raw: '' });
  });
});

describe('a large body', () => {
  const tooLarge = { status: 413, code: 'TOO_LARGE', message: texts.bodyTooLarge };

  it('passes at the limit', async () => {
    const { raw } = await read({ headers: JSON_TYPE, body: letters(BODY_BYTES, 'a') });
    expect(Buffer.byteLength(raw)).toBe(BODY_BYTES);
  });

  it('is refused one byte beyond it', async () => {
    const body = `${letters(BODY_BYTES, 'a')} `;
    await expect(read({ headers: JSON_TYPE, body })).rejects.toMatchObject(tooLarge);
  });

  it('is measured in bytes, not in characters', async () => {
    const body = letters(BODY_BYTES + 2, 'ü');
    expect(body.length).toBeLessThan(BODY_BYTES);
    await expect(read({ headers: JSON_TYPE, body })).rejects.toMatchObject(tooLarge);
  });

  it('is measured as it is, not as base64 writes it', async () => {
    const body = Buffer.from(letters(BODY_BYTES, 'a')).toString('base64');
    expect(body.length).toBeGreaterThan(BODY_BYTES);
    await expect(read({ headers: JSON_TYPE, body, isBase64Encoded: true })).resolves.toBeDefined();
  });

  it('may be as large as its own route allows', async () => {
    const body = letters(BODY_BYTES + 2, 'a');
    await expect(
      read({ headers: JSON_TYPE, body }, { ...probes.open, bodyBytes: BODY_BYTES + 2 }),
    ).resolves.toBeDefined();
    await expect(read({ headers: JSON_TYPE, body }, { ...probes.open, bodyBytes: 10 })).rejects.toMatchObject(
      tooLarge,
    );
  });

  it('is refused as too large before anybody asks what it is', async () => {
    await expect(read({ body: 'x'.repeat(BODY_BYTES + 1) })).rejects.toMatchObject(tooLarge);
  });
});
