import { afterEach, describe, expect, it, vi } from 'vitest';
import { logger } from './logger.ts';
import { jointTrace, withTrace } from './telemetry.ts';

const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

const lines = () => written.mock.calls.map(([line]) => JSON.parse(String(line)));

afterEach(() => {
  vi.unstubAllEnvs();
  written.mockClear();
});

describe('a log line', () => {
  it('is one line of JSON with level, time, message and what it is about', () => {
    vi.stubEnv('AWS_LAMBDA_LOG_LEVEL', 'INFO');
    logger.info('call', { route: 'posts.like', memberId: undefined, text: 'two\nlines' });
    expect(written.mock.calls[0]?.[0]).toMatch(/^[^\n]+\n$/);
    expect(lines()).toEqual([
      {
        level: 'INFO',
        message: 'call',
        service: 'hearth',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        route: 'posts.like',
        text: 'two\nlines',
      },
    ]);
  });

  it('says of an error what it is, where it was thrown and what caused it', () => {
    const error = Object.assign(new TypeError('bad', { cause: new Error('why') }), { code: 'E1' });
    logger.error('call failed', { error });
    expect(lines()).toMatchObject([
      {
        level: 'ERROR',
        error: {
          name: 'TypeError',
          message: 'bad',
          code: 'E1',
          stack: expect.stringContaining('logger.test.ts'),
          cause: { name: 'Error', message: 'why' },
        },
      },
    ]);
  });

  it('names the call that its work follows from', () => {
    withTrace(jointTrace(['call-1', undefined, 'call-2', 'call-1']), () => logger.error('late'));
    expect(lines()).toMatchObject([{ message: 'late', trace: 'call-1 call-2' }]);
  });

  it('holds no e-mail address that an error names, and nothing of the items that it carries', () => {
    const error = Object.assign(new Error('not verified: Ada <ada.l+x@example.com>, 7'), {
      Item: { content: { S: 'a secret text' } },
      CancellationReasons: [{ Item: { content: { S: 'a secret text' } } }],
    });
    logger.error('mail was refused', { error });
    expect(lines()).toMatchObject([{ error: { message: 'not verified: Ada <[address]>, 7' } }]);
    expect(written.mock.calls[0]?.[0]).not.toMatch(/secret|example\.com/);
  });

  it('keeps the paths of packages, which also have an @', () => {
    const error = new Error('at /node_modules/@aws-sdk/client-s3/index.js:1');
    logger.error('failed', { error });
    expect(lines()).toMatchObject([{ error: { message: error.message } }]);
  });

  it('is left out below the level that Lambda is set to', () => {
    vi.stubEnv('AWS_LAMBDA_LOG_LEVEL', 'ERROR');
    logger.info('call');
    logger.error('call failed');
    expect(lines()).toMatchObject([{ message: 'call failed' }]);
  });
});
