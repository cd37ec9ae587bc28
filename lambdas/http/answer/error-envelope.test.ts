import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorEnvelope as envelopeSchema } from '../../../shared/model/error.ts';
import { requests } from '../../../shared/texts/members/requests.ts';
import { errors as texts } from '../../../shared/texts.ts';
import { ConditionFailedError, ContendedError, TableUnavailableError } from '../../table/errors.ts';
import { InvalidCursorError } from '../request/errors.ts';
import '../../testing/environment.ts';
import { logger } from '../../logger.ts';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import {
  BadRequest,
  Conflict,
  Forbidden,
  HttpError,
  NotFound,
  TooManyRequests,
  Unauthenticated,
} from '../errors.ts';
import { errorEnvelope, errorResult } from './error-envelope.ts';

const logged = vi.spyOn(logger, 'error').mockReturnValue();

const send = (error: unknown) =>
  through(errorEnvelope, exchangeOf(probes.ping), async () => {
    throw error;
  });

const read = ({ body = '' }: { body?: string }) => envelopeSchema.parse(JSON.parse(body));

afterEach(() => logged.mockClear());

describe('an error that a route throws', () => {
  it.each([
    [new BadRequest('Too long'), 400, 'INVALID', 'Too long'],
    [new InvalidCursorError(), 400, 'INVALID_CURSOR', requests.invalidCursor],
    [new Unauthenticated(), 401, 'UNAUTHENTICATED', 'Authentication failed. Please login again.'],
    [new Forbidden(), 403, 'FORBIDDEN', "You don't have permission to access this resource."],
    [new Forbidden('Not yours'), 403, 'FORBIDDEN', 'Not yours'],
    [new NotFound(), 404, 'NOT_FOUND', 'Not found'],
    [new HttpError(404, 'NOT_FOUND', 'Post not found'), 404, 'NOT_FOUND', 'Post not found'],
    [new Conflict(), 409, 'CONFLICT', requests.lostRace],
    [new HttpError(413, 'TOO_LARGE', 'Too large'), 413, 'TOO_LARGE', 'Too large'],
  ])('is answered with its own status, code and sentence: %o', async (error, status, code, message) => {
    const result = await send(error);
    expect(result.statusCode).toBe(status);
    expect(read(result)).toEqual({ message, error: message, code });
    expect(logged).not.toHaveBeenCalled();
  });

  it('says where the input is wrong', async () => {
    const issues = [{ path: 'email', message: 'Taken' }];
    expect(read(await send(new BadRequest('Taken', issues)))).toMatchObject({ issues });
  });

  it.each([
    [12.2, '13'],
    [0, '1'],
  ])('says when to come back, in whole seconds and never at once: %d', async (seconds, header) => {
    const result = await send(new TooManyRequests(seconds));
    expect(result).toMatchObject({ statusCode: 429, headers: { 'retry-after': header } });
    expect(read(result)).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: texts.tooManyRequests });
  });
});

describe('an error of the table', () => {
  it('is a 503 in the words of the specification when the table cannot be reached', async () => {
    const result = await send(new TableUnavailableError('connect ECONNREFUSED 10.0.0.1'));
    expect(result).toMatchObject({ statusCode: 503, headers: { 'retry-after': '3' } });
    expect(read(result)).toMatchObject({
      message: 'Database connection issue. Please try again in a few moments.',
      code: 'UNAVAILABLE',
    });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('is a 503 with a time to try again when others keep changing the same items', async () => {
    const result = await send(new ContendedError('TransactionConflict on POSTS#2026-11'));
    expect(result).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
    expect(read(result)).toEqual({ message: requests.lostRace, error: requests.lostRace, code: 'CONTENDED' });
  });

  it('is a 409 when a condition failed that its write gives no name to', async () => {
    const result = await send(new ConditionFailedError('POSTS#2026-11'));
    expect(result.statusCode).toBe(409);
    expect(read(result)).toEqual({ message: requests.lostRace, error: requests.lostRace, code: 'CONFLICT' });
  });
});

describe('an error that nobody has foreseen', () => {
  const cause = Object.assign(new Error('MEMBER#1: secret at /var/task/like.js:3'), { code: 'EDETAIL' });

  it.each([
    ['an error', cause],
    ['a text', 'secret'],
    ['an object that looks like an answer', { status: 200, message: 'secret' }],
    ['nothing', undefined],
  ])('is a 500 that says nothing of its cause: %s', async (_, error) => {
    const result = await send(error);
    expect(result.statusCode).toBe(500);
    expect(read(result)).toEqual({
      message: texts.somethingWentWrong,
      error: texts.somethingWentWrong,
      code: 'INTERNAL',
    });
    expect(JSON.stringify(result)).not.toMatch(/secret|MEMBER|task|EDETAIL/);
  });

  it('is logged with its cause and its route, once', async () => {
    await send(cause);
    expect(logged.mock.calls).toEqual([['call failed', { route: 'probes.ping', error: cause }]]);
  });
});

describe('the envelope', () => {
  it('is JSON, also where there is no chain', () => {
    expect(errorResult(new NotFound()).headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
    });
  });
});
