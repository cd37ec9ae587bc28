import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requests } from '../../../shared/texts/members/requests.ts';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { configure, secretId } from '../../testing/environment.ts';
import { passAWhile, storeSecrets } from '../../testing/services/secrets.ts';
import { sameOrigin, throughDistribution } from './origin.ts';

const refusal = { status: 403, code: 'CROSS_SITE', message: requests.crossSite };

describe('a call around the distribution', () => {
  const WORD = 'only-the-distribution-knows';
  const call = (headers: Record<string, string>) =>
    through(throughDistribution, exchangeOf(probes.ping, { headers }));

  beforeEach(() => {
    storeSecrets({ origin: WORD });
    configure({ ORIGIN_SECRET_ID: secretId('origin') });
    passAWhile();
  });

  it('passes with the word of the distribution', async () => {
    await expect(call({ 'x-origin-verify': WORD })).resolves.toMatchObject({ statusCode: 200 });
  });

  it.each([
    ['no word', {}],
    ['an empty word', { 'x-origin-verify': '' }],
    ['another word', { 'x-origin-verify': 'only-the-distribution-knowz' }],
    ['a part of the word', { 'x-origin-verify': WORD.slice(0, -1) }],
    ['as many characters but more bytes', { 'x-origin-verify': 'ü'.repeat(WORD.length) }],
  ])('is refused with %s', async (_, headers) => {
    await expect(call(headers)).rejects.toMatchObject(refusal);
  });

  it('passes without a word where there is no distribution', async () => {
    configure({ ORIGIN_SECRET_ID: undefined });
    await expect(call({})).resolves.toMatchObject({ statusCode: 200 });
  });

  it('fails rather than let everybody pass when the word cannot be read', async () => {
    storeSecrets({});
    vi.stubEnv('ORIGIN_SECRET_ID', secretId('origin'));
    vi.resetModules();
    const { throughDistribution } = await import('./origin.ts');
    const requestContext = exchangeOf(probes.ping, { headers: { 'x-origin-verify': '' } });
    await expect(through(throughDistribution, requestContext)).rejects.toThrow(/is empty/);
  });
});

describe('an unsafe call', () => {
  const call = (headers: Record<string, string>) => through(sameOrigin, exchangeOf(probes.open, { headers }));

  it.each([
    ['the site itself', { 'sec-fetch-site': 'same-origin' }],
    ['a person, not a page', { 'sec-fetch-site': 'none' }],
    [
      'the site, says a trusted header against a strange origin',
      {
        'sec-fetch-site': 'same-origin',
        origin: 'https://elsewhere.test',
      },
    ],
    ['the origin that the viewer sees', { origin: 'https://hearth.test', 'x-viewer-host': 'hearth.test' }],
    ['the host itself, without a distribution', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['no browser at all', {}],
  ])('passes when it was started by %s', async (_, headers) => {
    await expect(call(headers)).resolves.toMatchObject({ statusCode: 200 });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['a value of tomorrow', { 'sec-fetch-site': 'somewhere' }],
    [
      'another site whose origin looks right',
      {
        'sec-fetch-site': 'cross-site',
        origin: 'https://hearth.test',
        'x-viewer-host': 'hearth.test',
      },
    ],
    ['another origin', { origin: 'https://evil.test', 'x-viewer-host': 'hearth.test' }],
    ['another port', { origin: 'http://localhost:3001', host: 'localhost:3000' }],
    [
      'the API host, which no viewer sees',
      { origin: 'https://api.hearth.test', 'x-viewer-host': 'hearth.test' },
    ],
    ['an opaque origin', { origin: 'null', host: 'null' }],
    ['an origin that is none', { origin: 'hearth.test', 'x-viewer-host': 'hearth.test' }],
  ])('is refused when it was started by %s', async (_, headers) => {
    await expect(call(headers)).rejects.toMatchObject(refusal);
  });
});

describe('a read', () => {
  it('may be started anywhere: it changes nothing, and its answer stays unreadable there', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    await expect(through(sameOrigin, exchangeOf(probes.ping, { headers }))).resolves.toMatchObject({
      statusCode: 200,
    });
  });
});
