import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { describe, expect, it } from 'vitest';
import { BUCKET, startTestS3 } from './test-support.ts';

const PART = 5 * 2 ** 20;
const place = { Bucket: BUCKET, Key: 'big ü' };

async function begun() {
  const { client, get } = await startTestS3();
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...place, ContentType: 'text/plain' }),
  );
  const upload = { ...place, UploadId };
  const send = async (PartNumber: number, Body: Buffer) => {
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    return { PartNumber, ETag };
  };
  const complete = (...Parts: { PartNumber: number; ETag?: string | undefined }[]) =>
    client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  return { client, get, upload, send, complete };
}

describe('a multipart upload', () => {
  it("takes the stream of the SDK's Upload, of a length that nobody knows", async () => {
    const { client, get } = await startTestS3();
    const chunk = Buffer.alloc(64 * 1024, 'abc');
    const Body = Readable.from(Array.from({ length: 200 }, () => chunk));
    const params = { ...place, Body, ContentType: 'text/plain', ContentDisposition: 'attachment' };
    await new Upload({ client, params, partSize: PART, queueSize: 2 }).done();
    expect(await get(place.Key)).toBe(chunk.toString().repeat(200));
    expect(await client.send(new HeadObjectCommand(place))).toMatchObject({
      ContentType: 'text/plain',
      ContentDisposition: 'attachment',
      ContentLength: 200 * chunk.length,
    });
  });

  it('shows nothing until it is completed, and then its parts in their order, each as it was sent last', async () => {
    const { client, get, send, complete } = await begun();
    const last = await send(2, Buffer.from('end'));
    await send(1, Buffer.alloc(PART, 'a'));
    const first = await send(1, Buffer.alloc(PART, 'b'));
    const list = async () => (await client.send(new ListObjectsV2Command({ Bucket: BUCKET }))).Contents;
    expect(await list()).toBeUndefined();
    await complete(first, last);
    expect(await get(place.Key)).toBe(`${'b'.repeat(PART)}end`);
    expect(await list()).toHaveLength(1);
  });

  it('is refused with a part that is unknown, too small or out of order', async () => {
    const { send, complete } = await begun();
    const [small, last] = [await send(1, Buffer.from('small')), await send(2, Buffer.from('end'))];
    await expect(complete(small, last)).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await expect(complete(last, small)).rejects.toMatchObject({ name: 'InvalidPartOrder' });
    await expect(complete({ ...small, ETag: '"other"' })).rejects.toMatchObject({ name: 'InvalidPart' });
    await expect(complete({ ...small, PartNumber: 3 })).rejects.toMatchObject({ name: 'InvalidPart' });
  });

  it('is over once it is completed or aborted, and another key does not have it', async () => {
    const { client, get, upload, send, complete } = await begun();
    const elsewhere = { ...upload, Key: 'other', PartNumber: 1, Body: 'x' };
    await expect(client.send(new UploadPartCommand(elsewhere))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
    const part = await send(1, Buffer.from('x'));
    await client.send(new AbortMultipartUploadCommand(upload));
    await expect(complete(part)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(get(place.Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
