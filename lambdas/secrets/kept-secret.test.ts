import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secretId } from '../testing/environment.ts';
import { passAWhile, ROOT, storeSecrets, vault } from '../testing/services/secrets.ts';
import { cursorKey } from './cursor-key.ts';
import { firstValues } from './first-values.ts';
import { sessionPublicKeys } from './session-public-keys.ts';
import { sessionSigningKey } from './session-signing-key.ts';

const { 'cursor-key': CURSOR_KEY } = firstValues(ROOT);

/** The key as a container has it that has read nothing yet. */
async function freshContainer() {
  vi.resetModules();
  return import('./cursor-key.ts');
}

beforeEach(() => {
  storeSecrets();
  passAWhile();
});

describe('a secret', () => {
  it('is read alone: nothing but its own value leaves Secrets Manager', async () => {
    await cursorKey();
    expect(vault.commandCalls(GetSecretValueCommand).map(({ args }) => args[0].input)).toEqual([
      { SecretId: secretId('cursor-key') },
    ]);
  });

  it('is the 32 bytes that are stored', async () => {
    expect(Buffer.from(await cursorKey()).toString('base64url')).toBe(CURSOR_KEY);
  });

  it('is read once for many calls, and again after five minutes', async () => {
    await Promise.all([cursorKey(), cursorKey(), cursorKey()]);
    await cursorKey();
    expect(vault.calls()).toHaveLength(1);
    passAWhile();
    await cursorKey();
    expect(vault.calls()).toHaveLength(2);
  });

  it('is asked for again at once after a failure', async () => {
    vault
      .on(GetSecretValueCommand, { SecretId: secretId('cursor-key') })
      .rejectsOnce(new Error('no answer'))
      .resolves({ SecretString: CURSOR_KEY });
    const { cursorKey } = await freshContainer();
    await expect(cursorKey()).rejects.toThrow('no answer');
    await expect(cursorKey()).resolves.toBeDefined();
  });

  it('serves on while it cannot be read again', async () => {
    const known = await cursorKey();
    vault.reset();
    vault.on(GetSecretValueCommand).rejects(new Error('no answer'));
    passAWhile();
    expect(await cursorKey()).toEqual(known);
  });

  it.each([
    ['empty', undefined],
    ['no key', 'root'],
    ['too short to be safe', 'c2hvcnQ'],
    ['too long to be the one that was made', `${CURSOR_KEY}A`],
  ])('is none when it is %s: the function fails', async (_, text) => {
    vault.reset();
    vault.on(GetSecretValueCommand).resolves(text === undefined ? {} : { SecretString: text });
    const { cursorKey } = await freshContainer();
    await expect(cursorKey()).rejects.toThrow('cursor-key');
  });

  it('is out of reach of a function that is not told where it is', async () => {
    vi.stubEnv('CURSOR_KEY_SECRET_ID', undefined);
    const { cursorKey } = await freshContainer();
    await expect(cursorKey()).rejects.toThrow('not told where the secret cursor-key is');
    expect(vault.calls()).toHaveLength(0);
    vi.unstubAllEnvs();
  });
});

describe('the keys of sessions', () => {
  it('are one that signs, and what verifies, which cannot sign', async () => {
    const { kid, key } = await sessionSigningKey();
    const [verifying] = await sessionPublicKeys();
    expect(verifying).toEqual({ kid, key: { kty: 'OKP', crv: 'Ed25519', x: key.x } });
  });

  it.each([
    [
      'without a private part',
      JSON.stringify({ kid: 'a', key: { kty: 'OKP', crv: 'Ed25519', x: 'x'.repeat(43) } }),
    ],
    ['of another kind', JSON.stringify({ kid: 'a', key: { kty: 'oct', k: 'k'.repeat(43) } })],
    ['that are no JSON', 'key'],
  ])('are none %s: the function fails', async (_, text) => {
    storeSecrets({ 'session-signing-key': text });
    vi.resetModules();
    const { sessionSigningKey } = await import('./session-signing-key.ts');
    await expect(sessionSigningKey()).rejects.toThrow();
  });

  it('are none when nothing verifies: the function fails', async () => {
    storeSecrets({ 'session-public-keys': '[]' });
    vi.resetModules();
    const { sessionPublicKeys } = await import('./session-public-keys.ts');
    await expect(sessionPublicKeys()).rejects.toThrow();
  });
});
