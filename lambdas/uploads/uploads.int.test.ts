import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { LOGO_BYTES, MB, PICTURE_BYTES, VIDEO_BYTES } from '../../shared/limits.ts';
import { media as texts } from '../../shared/texts/media/media.ts';
import { projects } from '../../shared/texts/projects/projects.ts';
import { Client, newMember } from '../testing/calls/client.ts';
import { FILES } from '../testing/things/files.ts';
import { uploadFile } from '../testing/things/uploads.ts';

const { create } = contract.uploads;

const PNG = { kind: 'avatar', contentType: 'image/png', size: FILES.png.length } as const;

/** The headers that are signed. */
const SIGNED = { 'Content-Type': 'image/png', 'If-None-Match': '*' };

async function presigned(member: Client) {
  const { body } = await member.call(create, { body: PNG });
  return body;
}

describe('an upload', () => {
  it('goes straight to the bucket, as the answer says', async () => {
    const member = await newMember();
    const { status, body } = await member.call(create, { body: PNG });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      method: 'PUT',
      headers: { 'Content-Type': 'image/png', 'If-None-Match': '*' },
      expiresIn: 300,
    });
    expect(body.path).toMatch(new RegExp(`^/media/uploads/${member.user._id}/[\\w-]{16}$`));
    const sent = await fetch(body.url, { method: body.method, headers: body.headers, body: FILES.png });
    expect(sent.status).toBe(200);
  });

  it.each([
    ['a larger body', SIGNED, Buffer.concat([FILES.png, FILES.png])],
    ['a smaller body', SIGNED, FILES.png.subarray(0, 9)],
    ['another content type', { ...SIGNED, 'Content-Type': 'text/html' }, FILES.png],
    ['no content type', { 'If-None-Match': '*' }, FILES.png],
    ['nothing about uploads that are there', { 'Content-Type': 'image/png' }, FILES.png],
  ])('with %s than was asked for is refused by the bucket', async (_, headers, body) => {
    const { url } = await presigned(await newMember());
    expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(403);
  });

  it('counts once, whoever else has its address', async () => {
    const { url, headers } = await presigned(await newMember());
    const put = () => fetch(url, { method: 'PUT', headers, body: FILES.png });
    expect((await put()).status).toBe(200);
    expect((await put()).status).toBe(412);
    const [one, other] = await Promise.all([1, 2].map(put));
    expect([one?.status, other?.status]).toEqual([412, 412]);
  });

  it('cannot be sent to the place of another', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const { url, headers } = await presigned(mine);
    const moved = url.replace(mine.user._id, theirs.user._id);
    expect((await fetch(moved, { method: 'PUT', headers, body: FILES.png })).status).toBe(403);
  });

  it('is announced by pages of ours only', async () => {
    const { url } = await presigned(await newMember());
    const preflight = (origin: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type,if-none-match',
        },
      });
    const { origin } = new URL(new Client().url('/'));
    const allowed = await preflight(origin);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect((await preflight('https://evil.example')).status).toBe(403);
  });

  it('can be looked at by nobody, its owner included', async () => {
    const member = await newMember();
    const path = await uploadFile(member, 'avatar', 'image/png', FILES.png);
    const key = path.replace('/media/', '');
    for (const way of [path, `/${key}`, `/media/%2e%2e/${key}`, `/media/..%2f${key}`, `/media//${key}`]) {
      const { status, headers } = await member.file(way);
      expect(status === 200 && headers.get('content-type') === 'image/png').toBe(false);
    }
    expect((await member.file(path)).status).toBeGreaterThanOrEqual(400);
  });

  it('has the same place when its call is repeated', async () => {
    const member = await newMember();
    const headers = { 'idempotency-key': 'one-upload' };
    const paths = [];
    for (let i = 0; i < 2; i += 1) paths.push((await member.call(create, { body: PNG, headers })).body.path);
    expect(new Set(paths).size).toBe(1);
    expect((await presigned(member)).path).not.toBe(paths[0]);
  });
});

describe('what may be uploaded', () => {
  it.each([
    ['avatar', 'image/svg+xml', 9, texts.notAPicture],
    ['post-image', 'text/html', 9, texts.notAPicture],
    ['banner', 'IMAGE/PNG', 9, texts.notAPicture],
    ['poster', 'constructor', 9, projects.posterNotImage],
    ['logo', 'image/gif', 9, texts.notALogo],
    ['video', 'video/x-msvideo', 9, texts.notAVideo],
    ['document', 'application/zip', 9, texts.notADocument],
    ['avatar', 'image/png', 0, texts.empty],
    ['avatar', 'image/png', PICTURE_BYTES + 1, texts.tooLarge(5)],
    ['logo', 'image/png', LOGO_BYTES + 1, texts.tooLarge(1)],
    ['document', 'application/pdf', 20 * MB + 1, texts.tooLarge(20)],
    ['video', 'video/mp4', VIDEO_BYTES + 1, texts.tooLarge(100)],
  ])('is no %s of type %s with %d bytes', async (kind, contentType, size, message) => {
    const member = await newMember();
    expect(await member.call(create, { body: { kind, contentType, size } })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it.each([
    { kind: 'secret', contentType: 'image/png', size: 9 },
    { kind: 'avatar', contentType: 'image/png', size: 1.5 },
    { kind: 'avatar', contentType: 'image/png', size: '9' },
    { kind: 'avatar', size: 9 },
    {},
  ])('is nothing that is described like this: %j', async (body) => {
    expect((await (await newMember()).call(create, { body })).status).toBe(400);
  });

  it.each([
    ['logo', 'image/webp', LOGO_BYTES],
    ['avatar', 'image/avif', PICTURE_BYTES],
    ['document', 'text/plain', 1],
    ['video', 'video/quicktime', VIDEO_BYTES],
  ] as const)('is a %s of type %s with %d bytes', async (kind, contentType, size) => {
    expect((await (await newMember()).call(create, { body: { kind, contentType, size } })).status).toBe(200);
  });
});
