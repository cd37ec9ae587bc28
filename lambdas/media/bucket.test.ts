import { CopyObjectCommand, GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../testing/environment.ts';
import { copy, peek, put } from './bucket.ts';

const bucket = mockClient(S3Client);

const answered = (httpStatusCode: number) =>
  new S3ServiceException({ name: 'S3', $fault: 'client', $metadata: { httpStatusCode } });

const SERVED = { ContentType: 'image/png', ContentDisposition: 'inline' };
const copied = () => copy({ key: 'uploads/a', etag: '"seen"' }, 'media/a.png', SERVED);

beforeEach(() => {
  bucket.reset();
});

describe('an object that is not there', () => {
  it.each([403, 404])('is nothing to look at or copy when the bucket says %d', async (status) => {
    bucket.on(GetObjectCommand).rejects(answered(status));
    bucket.on(CopyObjectCommand).rejects(answered(status));
    expect(await peek('uploads/a')).toBeUndefined();
    expect(await copied()).toBe(false);
  });

  it('is also one that was replaced since it was looked at', async () => {
    bucket.on(CopyObjectCommand).rejects(answered(412));
    expect(await copied()).toBe(false);
    expect(bucket.commandCalls(CopyObjectCommand)[0]?.args[0].input).toMatchObject({
      CopySourceIfMatch: '"seen"',
      MetadataDirective: 'REPLACE',
      CacheControl: 'public, max-age=31536000, immutable',
      ...SERVED,
    });
  });
});

describe('a copy', () => {
  it('is served as its source where nothing else is said', async () => {
    bucket.on(CopyObjectCommand).resolves({});
    expect(await copy({ key: 'media/a.pdf' }, 'media/b.pdf')).toBe(true);
    expect(bucket.commandCalls(CopyObjectCommand)[0]?.args[0].input).not.toHaveProperty('MetadataDirective');
  });
});

describe('a bucket that cannot be reached', () => {
  it.each([
    ['has failed', answered(500)],
    ['asks for patience', answered(503)],
    ['is not there', new Error('ECONNREFUSED')],
  ])('is a 503 when it %s', async (_, error) => {
    bucket.onAnyCommand().rejects(error);
    for (const call of [() => peek('a'), copied, () => put('a', new Uint8Array(), SERVED)])
      await expect(call()).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', cause: error });
  });
});
