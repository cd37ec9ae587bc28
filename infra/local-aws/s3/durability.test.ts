import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BUCKET, CREDENTIALS, clientOf, startTestS3, temporaryDir } from './test-support.ts';

const filesOf = (dir: string) => readdirSync(join(dir, BUCKET, 'objects'));

const signLargePut = (client: S3Client, Key: string) =>
  getSignedUrl(client, new PutObjectCommand({ Bucket: BUCKET, Key, ContentLength: 1_000_000 }), {
    signableHeaders: new Set(['host', 'content-length']),
  });

/** Starts an upload of a million bytes and sends only some of them. */
async function beginUpload(url: string) {
  const { hostname, port, pathname, search, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 1000000\r\n\r\n`);
  socket.write(Buffer.alloc(200_000));
  return socket;
}

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i += 1) await sleep(10);
  expect(holds()).toBe(true);
}

test('objects, their headers and their dates survive a restart', async () => {
  const first = await startTestS3();
  await first.put('../kept', 'hello', { ContentType: 'image/png', Metadata: { owner: 'ada' } });
  const { headers } = await first.server.readObject(BUCKET, '../kept', { method: 'HEAD' });
  await first.server.close();

  const second = await startTestS3(first.dir);
  expect(await second.get('../kept')).toBe('hello');
  expect((await second.server.readObject(BUCKET, '../kept', { method: 'HEAD' })).headers).toEqual(headers);
});

test('replaced and removed objects leave no files', async () => {
  const { dir, put, client } = await startTestS3();
  for (const content of ['one', 'two', 'three']) await put('key', content);
  expect(filesOf(dir)).toHaveLength(2);
  const { Body } = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'key' }));
  expect(await Body?.transformToString()).toBe('three');
});

test('an interrupted upload leaves no files and keeps the previous object', async () => {
  const { dir, client, put, get } = await startTestS3();
  const printed = vi.spyOn(console, 'error');
  await put('key', 'before');
  const socket = await beginUpload(await signLargePut(client, 'key'));
  await until(() => filesOf(dir).length === 3);
  socket.destroy();
  await until(() => filesOf(dir).length === 2);
  expect(printed).not.toHaveBeenCalled();
  expect(await get('key')).toBe('before');
});

test('an object whose content was truncated by a power failure is removed with its files', async () => {
  const first = await startTestS3();
  await first.put('whole', 'hello');
  await first.put('cut', 'hello');
  await first.server.close();
  const contents = filesOf(first.dir).filter((name) => !name.endsWith('.json'));
  const [damaged = ''] = contents;
  truncateSync(join(first.dir, BUCKET, 'objects', damaged), 2);
  appendFileSync(join(first.dir, BUCKET, 'objects', 'leftover.json.new'), '{"half":');

  const second = await startTestS3(first.dir);
  const statuses = await Promise.all(
    ['whole', 'cut'].map(
      async (key) => (await second.server.readObject(BUCKET, key, { method: 'HEAD' })).status,
    ),
  );
  expect(statuses.sort()).toEqual([200, 404]);
  expect(filesOf(first.dir)).toHaveLength(2);
});

test('a store killed during writes restarts with complete objects and no other files', async () => {
  const dir = temporaryDir();
  const { process: victim, endpoint } = await startProcess(dir);
  const client = clientOf(endpoint);
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body }));
  await put('steady', 'kept');
  await beginUpload(await signLargePut(client, 'half'));
  const acknowledged: number[] = [];
  const writer = (async () => {
    for (let i = 0; ; i += 1) {
      await put('changing', String(i).repeat(20_000));
      acknowledged.push(i);
    }
  })().catch(() => undefined);
  await until(() => acknowledged.length >= 5);
  victim.kill('SIGKILL');
  await Promise.all([once(victim, 'exit'), writer]);

  const { get } = await startTestS3(dir);
  const last = acknowledged.at(-1) ?? 0;
  expect(await get('steady')).toBe('kept');
  // The write after the last acknowledged one may have completed without its response.
  expect([last, last + 1].map((i) => String(i).repeat(20_000))).toContain(await get('changing'));
  await expect(get('half')).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect(filesOf(dir)).toHaveLength(4);
});

async function startProcess(dir: string): Promise<{ process: ChildProcess; endpoint: string }> {
  const [accessKeyId = '', secret = ''] = Object.entries(CREDENTIALS)[0] ?? [];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts')], {
    env: { S3_PORT: '0', S3_DIR: dir, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { process: child, endpoint: /http:\S+\d/.exec(String(line))?.[0] ?? '' };
}
