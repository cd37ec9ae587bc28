import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { FRAMES_MAX, MEGAPIXELS_MAX } from '../../../shared/limits.ts';
import { smallerCopies } from '../../../shared/rules/picture-path.ts';
import { pictures as texts } from '../../../shared/texts/media/pictures.ts';
import { type Member, newMember } from '../../testing/calls/client.ts';
import { finishJobs } from '../../testing/invariants.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable } from '../../testing/system.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';
import {
  animatedGif,
  blankPng,
  isWebp,
  photoWithPlace,
  pictureOf,
  pngBomb,
  TRACES,
} from '../../testing/things/pictures.ts';
import { newProject } from '../../testing/things/projects.ts';
import { uploadFile } from '../../testing/things/uploads.ts';
import { listed, put, remove } from '../bucket.ts';
import { processedKey, uploadKeyOf } from '../file-keys.ts';

const { posts, projects, users } = contract;

let member: Member;

beforeAll(async () => {
  member = await newMember('founder');
});

const upload = async (contentType = 'image/jpeg', bytes?: Buffer<ArrayBuffer>) =>
  uploadFile(member, 'post-image', contentType, bytes ?? (await photoWithPlace()));
const photoUrl = async () => dataUrl('image/jpeg', await photoWithPlace());

const post = (source: string) => member.call(posts.create, { body: { images: [source] } });
const profile = (body: object) => member.call(users.updateProfile, { body });

const keyOf = (path: string): string => uploadKeyOf(path, member.user._id) ?? '';
const made = async (path: string) => (await listed(processedKey(keyOf(path), ''))).keys;

async function expectClean(path: string, sizes: number) {
  const paths = [path, ...smallerCopies(path).map((copy) => copy.path)];
  expect(paths).toHaveLength(sizes);
  for (const one of paths) {
    const { status, content } = await member.file(one);
    expect([one, status, isWebp(content)]).toEqual([one, 200, true]);
    expect((await sharp(content).metadata()).exif).toBeUndefined();
    for (const trace of TRACES)
      expect(Buffer.from(content).toString('latin1').toLowerCase()).not.toContain(trace.toLowerCase());
  }
}

describe('a photo that knows where it was taken', () => {
  it.each([
    ['an upload that is shown at once', () => upload()],
    [
      'an upload that has waited',
      async () => {
        const path = await upload();
        await settled();
        return path;
      },
    ],
    ['a data URL', photoUrl],
  ])('as %s is shown without it, in every size and place', async (_, source) => {
    const { status, body } = await post(await source());
    expect(status).toBe(201);
    const [image] = body.images;
    expect(image).toEqual({ url: body.image, alt: '', width: 750, height: 1_200 });
    expect(body.image).toMatch(pictureOf(member.user._id));
    await expectClean(body.image, 4);
  });

  it('is so as poster, banner and face, too', async () => {
    const { _id: projectId } = await newProject(member);
    const poster = await member.call(projects.setPoster, {
      params: { projectId },
      body: { poster: await upload() },
    });
    const { body } = await profile({ profilePicture: await photoUrl(), bannerImg: await upload() });
    for (const path of [poster.body.poster, body.profilePicture, body.bannerImg]) await expectClean(path, 4);
    // Lists show many faces, too small for a placeholder.
    expect(body.profilePicture).toMatch(/-750x1200\.webp$/);
    expect(body.bannerImg).toMatch(/-750x1200-[\w-]{32}\.webp$/);
  });

  it('may be shown twice at the same moment, each time as a copy of its own', async () => {
    const path = await upload();
    const [first, second] = await Promise.all([post(path), profile({ bannerImg: path })]);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(first.body.image).not.toBe(second.body.bannerImg);
    for (const shown of [first.body.image, second.body.bannerImg]) await expectClean(shown, 4);
  });

  it('is never served as it was sent, nor what was made of it before it is shown', async () => {
    const path = await upload();
    await settled();
    const ways = [path, `/${keyOf(path)}`, `/${processedKey(keyOf(path), '160.webp')}`];
    for (const way of ways.flatMap((one) => [one, `/media/..%2f${one.slice(1)}`, `/media/%2e%2e${one}`])) {
      const { status, headers } = await member.file(way);
      expect(status === 200 && headers.get('content-type')?.startsWith('image/')).toBe(false);
    }
  });
});

describe('a picture that is refused', () => {
  it.each([
    ['is damaged', texts.broken, async () => (await photoWithPlace()).subarray(0, 5_000)],
    ['has 25 megapixels', texts.tooManyPixels(MEGAPIXELS_MAX), () => blankPng(5_000, 5_000)],
    ['is a bomb', texts.tooManyPixels(MEGAPIXELS_MAX), async () => pngBomb(60_000, 60_000)],
    ['is a film', texts.tooManyFrames(FRAMES_MAX), async () => animatedGif(FRAMES_MAX + 1)],
  ])('because it %s leaves nothing half saved, at once or later', async (_, message, bytes) => {
    const content = Buffer.from(await bytes());
    const path = await upload('image/png', content);
    const url = dataUrl('image/png', content);
    for (const source of [path, url]) {
      const refused = { status: 400, body: { message } };
      expect(await post(source)).toMatchObject(refused);
      expect(await profile({ about: 'Half', bannerImg: source })).toMatchObject(refused);
    }
    await settled();
    expect(await post(path)).toMatchObject({ status: 400, body: { message } });
    expect((await member.call(contract.auth.me)).body.about).not.toBe('Half');
  });
});

describe.skipIf(!hasTable)('what is made of an upload', () => {
  it('is there before any call asks for it, and the same however often the bucket tells', async () => {
    const path = await upload();
    await settled();
    const keys = await made(path);
    expect(keys).toHaveLength(5);
    const { handler } = await import('./worker.ts');
    const records = [{ s3: { object: { key: keyOf(path) } } }];
    const event = { Records: [{ messageId: '1', body: JSON.stringify({ Records: records }) }] };
    for (const again of [event, event])
      expect(await handler(JSON.parse(JSON.stringify(again)))).toEqual({ batchItemFailures: [] });
    expect(await made(path)).toEqual(keys);
  });

  it('is nothing when it is a video, a document or gone', async () => {
    const video = await uploadFile(member, 'video', 'video/mp4', FILES.mp4);
    const document = await uploadFile(member, 'document', 'application/pdf', FILES.pdf);
    await settled();
    for (const path of [video, document]) expect(await made(path)).toEqual([]);
    const { handler } = await import('./worker.ts');
    expect(await handler({ key: 'uploads/nobody0000000000/nothing000000000' })).toBeNull();
  });

  it('can be made anew when a crash has left a part of it', async () => {
    const path = await upload();
    await settled();
    await remove([processedKey(keyOf(path), 'json'), processedKey(keyOf(path), '480.webp')]);
    const { status, body } = await post(path);
    expect(status).toBe(201);
    await expectClean(body.image, 4);
  });
});

describe.skipIf(!hasTable)('pictures in the bucket', () => {
  it('go with the post that shows them, in every size', async () => {
    const { body } = await post(await upload());
    await member.call(posts.delete, { params: { postId: body._id } });
    await finishJobs();
    for (const path of [body.image, ...smallerCopies(body.image).map((copy) => copy.path)])
      expect((await member.file(path)).status).toBe(404);
  });

  it('from before they were processed go on being served, and are clean when they are shown anew', async () => {
    const path = `/media/${member.user._id}/earlier000000001.jpg`;
    const served = { ContentType: 'image/jpeg', ContentDisposition: 'inline' };
    await put(path.slice(1), await photoWithPlace(), served);
    expect((await member.file(path)).status).toBe(200);
    const { body } = await profile({ bannerImg: path });
    await expectClean(body.bannerImg, 4);
  });
});
