import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { BUCKET, clientOf, startTestS3, temporaryDir } from './test-support.ts';

test('an object comes back with its bytes, type, metadata and ETag', async () => {
  const { client, put } = await startTestS3();
  const stored = await put('a/photo.png', 'hello', { ContentType: 'image/png', Metadata: { owner: 'ada' } });
  const got = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'a/photo.png' }));

  expect(await got.Body?.transformToString()).toBe('hello');
  expect(got).toMatchObject({
    ContentType: 'image/png',
    ContentLength: 5,
    Metadata: { owner: 'ada' },
    ETag: '"5d41402abc4b2a76b9719d911017c592"',
  });
  expect(stored.ETag).toBe(got.ETag);
});

test('a stream that the SDK sends in chunks with a trailing checksum is stored unchanged', async () => {
  const { client, get } = await startTestS3();
  const parts = [Buffer.alloc(70_000, 'a'), Buffer.alloc(70_000, 'b')];
  await client.send(
    new PutObjectCommand({
      Bucket: BUCKET,
      Key: 'stream',
      Body: Readable.from(parts),
      ContentLength: 140_000,
      ChecksumAlgorithm: 'CRC32',
    }),
  );
  expect(await get('stream')).toBe(Buffer.concat(parts).toString());
});

test.each([
  ['climbs out of the folder', '../../../../escaped.txt'],
  ['holds spaces, signs and letters of all kinds', 'sp ace+plus-ü漢-%41\'(x)!*&<>".txt'],
  ['looks like a file of the store', 'bucket.json'],
])('a key that %s is an ordinary key', async (_what, key) => {
  const dir = temporaryDir();
  const { put, get, client } = await startTestS3(`${dir}/a/b/c`);
  await put(key, 'content');
  expect(await get(key)).toBe('content');
  const list = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  expect(list.Contents?.map(({ Key }) => Key)).toEqual([key]);
  expect([readdirSync(dir), readdirSync(`${dir}/a/b`), readdirSync(`${dir}/a/b/c`)]).toEqual([
    ['a'],
    ['c'],
    [BUCKET],
  ]);
});

test('an object and a "folder" of the same name can both exist', async () => {
  const { put, get } = await startTestS3();
  await put('d', 'file');
  await put('d/e', 'child');
  expect([await get('d'), await get('d/e')]).toEqual(['file', 'child']);
});

test('a copy keeps the headers, or takes new ones where asked to, onto itself as well', async () => {
  const { client, put } = await startTestS3();
  await put('incoming/ü 1', 'hello', { ContentType: 'image/png', Metadata: { owner: 'ada' } });
  const CopySource = `${BUCKET}/${encodeURIComponent('incoming/ü 1')}`;
  const copy = (Key: string, more: object = {}) =>
    client.send(new CopyObjectCommand({ Bucket: BUCKET, Key, CopySource, ...more }));
  const head = (Key: string) => client.send(new HeadObjectCommand({ Bucket: BUCKET, Key }));

  await copy('kept');
  expect(await head('kept')).toMatchObject({
    ContentType: 'image/png',
    Metadata: { owner: 'ada' },
    ContentLength: 5,
  });

  const replaced = { MetadataDirective: 'REPLACE', ContentType: 'image/webp', CacheControl: 'max-age=60' };
  await copy('incoming/ü 1', replaced);
  expect(await head('incoming/ü 1')).toMatchObject({
    ContentType: 'image/webp',
    CacheControl: 'max-age=60',
    Metadata: {},
  });

  await expect(copy('incoming/ü 1')).rejects.toMatchObject({ name: 'InvalidRequest' });
  const missing = new CopyObjectCommand({ Bucket: BUCKET, Key: 'x', CopySource: `${BUCKET}/nowhere` });
  await expect(client.send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a copy takes the version that was seen, and no other', async () => {
  const { client, put, get } = await startTestS3();
  const { ETag } = await put('incoming', 'seen');
  const copy = (more: object) =>
    client.send(
      new CopyObjectCommand({ Bucket: BUCKET, Key: 'kept', CopySource: `${BUCKET}/incoming`, ...more }),
    );
  await copy({ CopySourceIfMatch: ETag });
  await put('incoming', 'replaced');
  await expect(copy({ CopySourceIfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  expect(await get('kept')).toBe('seen');
  await expect(copy({ CopySourceIfNoneMatch: ETag })).rejects.toMatchObject({ name: 'NotImplemented' });
});

test('deleting is repeatable, and a batch removes exactly the keys it names', async () => {
  const { client, put, get } = await startTestS3();
  for (const key of ['one', 'two & <three>', 'four', 'five']) await put(key, key);
  await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'one' }));
  await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'one' }));
  const Objects = [{ Key: 'two & <three>' }, { Key: 'four' }, { Key: 'never there' }];
  const result = await client.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Objects } }));

  expect(result.Deleted?.map(({ Key }) => Key)).toEqual(['two & <three>', 'four', 'never there']);
  const list = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  expect(list.Contents?.map(({ Key }) => Key)).toEqual(['five']);
  await expect(get('four')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a list is paged, and groups keys by a delimiter', async () => {
  const { client, put } = await startTestS3();
  for (const key of ['p/a/1', 'p/a/2', 'p/b', 'p/c/1', 'q']) await put(key, key);
  const page = (ContinuationToken?: string) =>
    client.send(
      new ListObjectsV2Command({
        Bucket: BUCKET,
        Prefix: 'p/',
        Delimiter: '/',
        MaxKeys: 2,
        ContinuationToken,
      }),
    );
  const first = await page();
  const second = await page(first.NextContinuationToken);

  expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2, CommonPrefixes: [{ Prefix: 'p/a/' }] });
  expect(first.Contents).toMatchObject([{ Key: 'p/b', Size: 3 }]);
  expect(second).toMatchObject({ IsTruncated: false, CommonPrefixes: [{ Prefix: 'p/c/' }] });
});

test('a conditional write neither replaces what is there nor what has changed', async () => {
  const { put, get } = await startTestS3();
  const { ETag } = await put('claim', 'first', { IfNoneMatch: '*' });
  await expect(put('claim', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
    name: 'PreconditionFailed',
  });
  await put('claim', 'third', { IfMatch: ETag });
  await expect(put('claim', 'fourth', { IfMatch: ETag })).rejects.toMatchObject({
    name: 'PreconditionFailed',
  });
  expect(await get('claim')).toBe('third');
});

test('of many writers who must not replace, exactly one wins', async () => {
  const { put, get } = await startTestS3();
  const writers = ['a', 'b', 'c', 'd', 'e', 'f'];
  const results = await Promise.allSettled(writers.map((name) => put('seat', name, { IfNoneMatch: '*' })));
  const winners = writers.filter((_name, index) => results[index]?.status === 'fulfilled');
  expect(winners).toEqual([await get('seat')]);
});

test('content that is not what its checksum says is refused and not stored', async () => {
  const { put, get } = await startTestS3();
  await expect(put('bad', 'hello', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
    name: 'BadDigest',
  });
  await expect(put('bad', 'hello', { ContentMD5: '1B2M2Y8AsgTpgAmY7PhCfg==' })).rejects.toMatchObject({
    name: 'BadDigest',
  });
  await expect(get('bad')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('operations that are not emulated and unknown names are refused with the codes of S3', async () => {
  const { client, get } = await startTestS3();
  const tags = client.send(new GetObjectTaggingCommand({ Bucket: BUCKET, Key: 'big' }));
  await expect(tags).rejects.toMatchObject({ name: 'NotImplemented' });
  await expect(get('nowhere')).rejects.toMatchObject({ name: 'NoSuchKey' });
  const elsewhere = client.send(new ListObjectsV2Command({ Bucket: 'elsewhere' }));
  await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
  const head = client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'nowhere' }));
  await expect(head).rejects.toMatchObject({ name: 'NotFound' });
});

test.each([
  ['a wrong secret', 'wrong', 'AKIDLOCAL', 'SignatureDoesNotMatch'],
  ['an unknown key', 'secret', 'AKIDUNKNOWN', 'InvalidAccessKeyId'],
  // A plain object would return a "secret" for this name.
  ['the name of an inherited property', String(Object), 'constructor', 'InvalidAccessKeyId'],
])('a client with %s is refused', async (_what, secret, keyId, name) => {
  const { server, put } = await startTestS3();
  await put('private', 'content');
  const stranger = clientOf(server.endpoint, secret, keyId);
  const read = stranger.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'private' }));
  await expect(read).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 403 } });
});
