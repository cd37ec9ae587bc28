import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import '../testing/environment.ts';
import { handler } from './fill.ts';
import { firstValues } from './first-values.ts';

const ROOT = 'r'.repeat(64);
const vault = mockClient(SecretsManagerClient);
const stored = new Map<string, string>();
const secrets = {
  'password-pepper': 'arn:pepper',
  'link-key': 'arn:link',
  'session-signing-key': 'arn:signing',
};

beforeEach(() => {
  stored.clear();
  stored.set('arn:root', JSON.stringify({ root: ROOT, sessionKeys: [] }));
  vault.reset();
  vault.on(GetSecretValueCommand).callsFake(({ SecretId }) => ({ SecretString: stored.get(SecretId) }));
  vault
    .on(DescribeSecretCommand)
    .callsFake(({ SecretId }) =>
      stored.has(SecretId) ? { VersionIdsToStages: { a: ['AWSPREVIOUS'], b: ['AWSCURRENT'] } } : {},
    );
  vault.on(PutSecretValueCommand).callsFake(({ SecretId, SecretString }) => {
    stored.set(SecretId, SecretString);
    return {};
  });
});

const storedIn = (name: keyof typeof secrets) => stored.get(secrets[name]);

it('gives each empty secret its first value', async () => {
  const { filled } = await handler({ root: 'arn:root', secrets });
  expect(filled).toEqual(Object.keys(secrets));
  const values = firstValues(ROOT);
  for (const name of ['password-pepper', 'link-key', 'session-signing-key'] as const)
    expect(storedIn(name)).toBe(values[name]);
});

it('never changes a secret that has a value, such as a key that was rotated since', async () => {
  stored.set('arn:signing', 'rotated');
  expect(await handler({ root: 'arn:root', secrets })).toEqual({ filled: ['password-pepper', 'link-key'] });
  expect(storedIn('session-signing-key')).toBe('rotated');
  expect(await handler({ root: 'arn:root', secrets })).toEqual({ filled: [] });
});

it('reads no secret but the root', async () => {
  await handler({ root: 'arn:root', secrets });
  expect(vault.commandCalls(GetSecretValueCommand).map(({ args }) => args[0].input.SecretId)).toEqual([
    'arn:root',
  ]);
});

it('fills nothing when the root is none, or when a secret is asked for that it does not know', async () => {
  stored.set('arn:root', JSON.stringify({ root: 'short' }));
  await expect(handler({ root: 'arn:root', secrets })).rejects.toThrow();
  stored.set('arn:root', JSON.stringify({ root: ROOT }));
  await expect(handler({ root: 'arn:root', secrets: { toString: 'arn:x' } })).rejects.toThrow(
    'no first value',
  );
  await expect(handler({ root: 'arn:root', secrets: { origin: 'arn:x' } })).rejects.toThrow('no first value');
  expect([...stored.keys()]).toEqual(['arn:root']);
});
