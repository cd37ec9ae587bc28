import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../../shared/limits.ts';
import { SECRET_ID } from '../testing/environment.ts';
import { passAWhile, ROOT, storeSecrets, vault } from '../testing/secrets.ts';
import { secrets } from './secrets.ts';

const KEYS = [
  { kid: 'b', key: 'b'.repeat(32) },
  { kid: 'a', key: 'a'.repeat(32) },
];

const hold = (SecretString: string | undefined) => {
  vault.reset();
  vault.on(GetSecretValueCommand, { SecretId: SECRET_ID }).resolves({ SecretString });
};

/** The module as a container has it that has read nothing yet. */
async function freshContainer() {
  vi.resetModules();
  return import('./secrets.ts');
}

beforeEach(() => {
  storeSecrets();
  passAWhile();
});

describe('the keys of a stage', () => {
  it('differ from each other and from what they are derived from', async () => {
    const { sessionKeys, pepper, cursorKey, requestKey, challengeKey, browserKey } = await secrets();
    const all = [sessionKeys[0].key, pepper, cursorKey, requestKey, challengeKey, browserKey].map((key) =>
      Buffer.from(key).toString('hex'),
    );
    expect(new Set(all).size).toBe(6);
    for (const key of all) {
      expect(key).toHaveLength(64);
      expect(key).not.toContain(Buffer.from(ROOT).toString('hex').slice(0, 32));
    }
  });

  it('are the same in every container, and stay so through a rotation, because passwords depend on one', async () => {
    const first = await secrets();
    storeSecrets({ sessionKeys: KEYS });
    passAWhile();
    const { sessionKeys, ...others } = await secrets();
    expect(others).toEqual({
      pepper: first.pepper,
      cursorKey: first.cursorKey,
      requestKey: first.requestKey,
      challengeKey: first.challengeKey,
      browserKey: first.browserKey,
      linkKey: first.linkKey,
      addressKey: first.addressKey,
      recoveryCodeKey: first.recoveryCodeKey,
    });
    expect(sessionKeys).not.toEqual(first.sessionKeys);
  });

  const kidsWith = async (stored: Parameters<typeof storeSecrets>[0]) => {
    storeSecrets(stored);
    passAWhile();
    return (await secrets()).sessionKeys.map(({ kid }) => kid);
  };
  const keyFrom = (days: number) => ({ kid: daysAgo(days), key: 'k'.repeat(32) });
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

  it('sign with the newest, and verify with the older ones', async () => {
    expect(await kidsWith({ sessionKeys: KEYS })).toEqual(['b', 'a']);
  });

  it('verify with the derived one as long as a session can live that it has signed', async () => {
    const [recent, old] = [keyFrom(10), keyFrom(30)];
    expect(await kidsWith({ sessionKeys: [recent, old] })).toEqual([recent.kid, old.kid, 'root']);
    const oldest = keyFrom(31);
    expect(await kidsWith({ sessionKeys: [recent, oldest] })).toEqual([recent.kid, oldest.kid]);
  });

  it('know when the derived one was replaced, also when the keys since then are gone', async () => {
    const key = keyFrom(1);
    expect(await kidsWith({ sessionKeys: [key], rootReplacedAt: daysAgo(32) })).toEqual([key.kid]);
    expect(await kidsWith({ sessionKeys: [key], rootReplacedAt: daysAgo(3) })).toEqual([key.kid, 'root']);
  });

  it('never sign with one that is only announced, not even in the first rotation', async () => {
    const announced = { ...keyFrom(0), announced: true };
    expect(await kidsWith({ sessionKeys: [announced] })).toEqual(['root', announced.kid]);
    const key = keyFrom(40);
    expect(await kidsWith({ sessionKeys: [key, announced] })).toEqual([key.kid, announced.kid]);
  });

  it('are read once for many calls, and again after five minutes', async () => {
    await Promise.all([secrets(), secrets(), secrets()]);
    await secrets();
    expect(vault.calls()).toHaveLength(1);
    passAWhile();
    await secrets();
    expect(vault.calls()).toHaveLength(2);
  });

  it('are asked for again at once after a failure', async () => {
    vault
      .on(GetSecretValueCommand, { SecretId: SECRET_ID })
      .rejectsOnce(new Error('no answer'))
      .resolves({ SecretString: JSON.stringify({ root: ROOT }) });
    const { secrets } = await freshContainer();
    await expect(secrets()).rejects.toThrow('no answer');
    await expect(secrets()).resolves.toBeDefined();
  });

  it('serve on while they cannot be read again', async () => {
    const known = await secrets();
    vault.reset();
    vault.on(GetSecretValueCommand).rejects(new Error('no answer'));
    passAWhile();
    expect(await secrets()).toEqual(known);
  });

  it.each([
    ['empty', undefined],
    ['no JSON', 'root'],
    ['too short to be safe', JSON.stringify({ root: 'short' })],
    ['given a weak session key', JSON.stringify({ root: ROOT, sessionKeys: [{ kid: 'a', key: 'short' }] })],
  ])('are none when the secret is %s: the function fails', async (_, text) => {
    hold(text);
    const { secrets } = await freshContainer();
    await expect(secrets()).rejects.toThrow();
  });
});
