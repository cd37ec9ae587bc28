import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
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
  const get = (SecretId: string, VersionStage?: string) =>
    client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
  return { secrets, client, get };
}

test('ensure makes a secret once and keeps it over restarts', async () => {
  const first = await start();
  first.secrets.ensure('session-key', () => 'made once');
  first.secrets.ensure('session-key', () => 'made again');
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

test('rotation keeps the previous value, also over a restart', async () => {
  const { secrets, client, get } = await start();
  await client.send(new CreateSecretCommand({ Name: 'session-key', SecretString: 'one' }));
  await expect(get('session-key', 'AWSPREVIOUS')).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
  await client.send(new PutSecretValueCommand({ SecretId: 'session-key', SecretString: 'two' }));
  await secrets.close();

  const again = await start();
  expect((await again.get('session-key')).SecretString).toBe('two');
  const previous = await again.get('session-key', 'AWSPREVIOUS');
  expect(previous).toMatchObject({ SecretString: 'one', VersionStages: ['AWSPREVIOUS'] });
  const byVersion = new GetSecretValueCommand({ SecretId: 'session-key', VersionId: previous.VersionId });
  expect((await again.client.send(byVersion)).SecretString).toBe('one');
});

test('a repeated PutSecretValue of one token changes nothing', async () => {
  const { secrets, client, get } = await start();
  secrets.ensure('key', () => 'one');
  const ClientRequestToken = '0b5f6f5e-8d6c-4a52-9c0e-0d6c8a6c5b11';
  const put = (SecretString: string) =>
    client.send(new PutSecretValueCommand({ SecretId: 'key', SecretString, ClientRequestToken }));
  await put('two');
  await put('two');
  expect((await get('key', 'AWSPREVIOUS')).SecretString).toBe('one');
  await expect(put('three')).rejects.toMatchObject({ name: 'ResourceExistsException' });
});

test('an unknown secret and a second creation are refused by the names AWS uses', async () => {
  const { secrets, client, get } = await start();
  secrets.ensure('key', () => 'one');
  await expect(get('nowhere')).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    $metadata: { httpStatusCode: 400 },
  });
  await expect(get('constructor')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  const create = new CreateSecretCommand({ Name: 'key', SecretString: 'two' });
  await expect(client.send(create)).rejects.toMatchObject({ name: 'ResourceExistsException' });
  expect((await get('key')).SecretString).toBe('one');
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
