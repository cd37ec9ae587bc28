import { afterEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../logger.ts';
import { charge, withCost } from '../../telemetry.ts';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { configure } from '../../testing/environment.ts';
import { errorEnvelope } from '../answer/error-envelope.ts';
import { Forbidden } from '../errors.ts';
import type { RequestContext, Result } from '../request-context.ts';
import { observe } from './observe.ts';

const info = vi.spyOn(logger, 'info').mockReturnValue();

const answered = async (): Promise<Result> => ({ statusCode: 201, body: '{"secret":"answer"}' });

async function spend(): Promise<Result> {
  charge('rru', 1.5);
  charge('rru', 0.5);
  charge('wru', 4);
  return answered();
}

const refuse = async (): Promise<Result> => {
  charge('rru', 1);
  throw new Forbidden();
};

const send = (work: () => Promise<Result>, requestContext: RequestContext = exchangeOf(probes.open)) =>
  withCost(() => through([observe, errorEnvelope], requestContext, work));

afterEach(() => {
  configure({ COST_HEADERS: false, METRICS_NAMESPACE: undefined, METRICS_PER_ROUTE: false });
  info.mockClear();
});

describe('every answer', () => {
  it.each([
    ['the one that the browser has given it', 'a-browser-id', 'a-browser-id'],
    ['that of the gateway where there is none', undefined, 'request-of-p'],
    ['that of the gateway where it is too short', 'short', 'request-of-p'],
    ['that of the gateway where it is too long', 'as-long-as-a-novel', 'request-of-p'],
    ['that of the gateway where it is more than an id', 'ada@example.com wrote', 'request-of-p'],
  ])('is named by the id of its call: %s', async (_, given, named) => {
    const requestContext = exchangeOf(probes.open, given ? { headers: { 'x-request-id': given } } : {});
    expect((await send(answered, requestContext)).headers).toMatchObject({ 'x-request-id': named });
  });

  it.each([
    ['a success', answered],
    ['an error', refuse],
  ])('carries the id of its request: %s', async (_, work) => {
    expect((await send(work)).headers).toMatchObject({ 'x-request-id': 'request-of-p' });
  });

  it('keeps the headers that it already has', async () => {
    const work = async () => ({ statusCode: 200, headers: { etag: '"1"' }, body: '' });
    expect((await send(work)).headers).toMatchObject({ etag: '"1"' });
  });

  it('says nothing of its cost unless asked to', async () => {
    expect((await send(spend)).headers).not.toHaveProperty('server-timing');
  });

  it.each([
    ['a success', spend, 'rru;dur=2, wru;dur=4, calls;dur=3, rounds;dur=3'],
    ['an error', refuse, 'rru;dur=1, wru;dur=0, calls;dur=1, rounds;dur=1'],
  ])('says what it cost where COST_HEADERS is set: %s', async (_, work, timing) => {
    configure({ COST_HEADERS: true });
    expect((await send(work)).headers).toMatchObject({ 'server-timing': timing });
  });
});

describe('the log line of a call', () => {
  it('is one, with route, member, status, time and cost', async () => {
    const requestContext = { ...exchangeOf(probes.open), memberId: 'ada', startedAt: Date.now() - 250 };
    await send(spend, requestContext);
    expect(info.mock.calls).toEqual([
      [
        'call',
        {
          requestId: 'request-of-probes.open',
          route: 'probes.open',
          memberId: 'ada',
          address: '203.0.113.*',
          status: 201,
          milliseconds: expect.closeTo(250, -2),
          rru: 2,
          wru: 4,
          calls: 3,
          rounds: 3,
        },
      ],
    ]);
  });

  it('is a set of metrics where somebody reads them: of the stage, and of the route', async () => {
    configure({ METRICS_NAMESPACE: 'Hearth-unit', METRICS_PER_ROUTE: true });
    await send(spend);
    expect(info.mock.calls[0]?.[1]).toMatchObject({
      route: 'probes.open',
      rru: 2,
      wru: 4,
      _aws: {
        Timestamp: expect.closeTo(Date.now(), -4),
        CloudWatchMetrics: [
          {
            Namespace: 'Hearth-unit',
            Dimensions: [[], ['route']],
            Metrics: [
              { Name: 'milliseconds', Unit: 'Milliseconds' },
              { Name: 'rru', Unit: 'Count' },
              { Name: 'wru', Unit: 'Count' },
            ],
          },
        ],
      },
    });
  });

  it('is written for errors too', async () => {
    await send(refuse);
    expect(info.mock.calls).toEqual([['call', expect.objectContaining({ status: 403 })]]);
  });

  it('holds neither body nor answer, cookie, header, query or whole address', async () => {
    const requestContext = exchangeOf(probes.open, {
      body: { password: 'secret-password' },
      cookies: ['hearth=secret-cookie'],
      headers: { 'idempotency-key': 'secret-key', 'x-origin-verify': 'secret-word' },
      query: { query: 'secret-search' },
    });
    await send(answered, {
      ...requestContext,
      body: { password: 'secret-password' },
      rawBody: 'secret-body',
    });
    const line = JSON.stringify(info.mock.calls);
    expect(line).toContain('probes.open');
    expect(line).not.toMatch(/secret|203\.0\.113\.7/);
  });
});
