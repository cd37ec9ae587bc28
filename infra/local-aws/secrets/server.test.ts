import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalSecrets, startSecrets } from './server.ts';

let dir: string;
let file: string;
const running: LocalSecrets[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hearth-secrets-'));
  file = join(dir, 'data', 'secrets.json');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((secrets) => secrets.close()));
  rmSync(dir, { recursive: true });
});

async function start() {
  const secrets = await startSecrets({ file });
  running.push(secrets);
  const client = new SecretsManagerClient({
    endpoint: secrets.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const get = (SecretId: string) => client.send(new GetSecretValueCommand({ SecretId }));
  return { secrets, get };
}

test('ensure makes a secret once and keeps it over restarts', async () => {
  const first = await start();
  expect(first.secrets.ensure('session-key', () => 'made once')).toBe('made once');
  expect(first.secrets.ensure('session-key', () => 'made again')).toBe('made once');
  expect((await first.get('session-key')).SecretString).toBe('made once');
  await first.secrets.close();

  const second = await start();
  second.secrets.ensure('session-key', () => 'made after a restart');
  expect(await second.get('session-key')).toMatchObject({ Name: 'session-key', SecretString: 'made once' });
});

test('a secret is found by its ARN', async () => {
  const { secrets, get } = await start();
  secrets.ensure('pepper', () => 'hot');
  const { ARN = '' } = await get('pepper');
  expect((await get(ARN)).SecretString).toBe('hot');
});

test('an unknown secret is refused by the name AWS uses', async () => {
  const { get } = await start();
  await expect(get('nowhere')).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    $metadata: { httpStatusCode: 400 },
  });
  await expect(get('constructor')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('only the owner can read the file, and no draft stays beside it', async () => {
  const first = await start();
  first.secrets.ensure('key', () => 'one');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(dir, 'data'))).toEqual(['secrets.json']);
  await first.secrets.close();

  chmodSync(file, 0o644);
  await start();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a damaged file stops the start instead of being replaced', async () => {
  file = join(dir, 'secrets.json');
  writeFileSync(file, '{"half":');
  await expect(startSecrets({ file })).rejects.toThrow('does not hold secrets');
});

test.each([
  ['a web page', { origin: 'http://evil.example' }],
  ['a web page that has rebound its name to this machine', { host: 'evil.example' }],
])('%s cannot read secrets', async (_who, headers) => {
  const { secrets } = await start();
  secrets.ensure('key', () => 'one');
  const status = await new Promise((resolve, reject) => {
    const target = { 'x-amz-target': 'secretsmanager.GetSecretValue' };
    request(secrets.endpoint, { method: 'POST', headers: { ...target, ...headers } })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end('{"SecretId":"key"}');
  });
  expect(status).toBe(403);
});
