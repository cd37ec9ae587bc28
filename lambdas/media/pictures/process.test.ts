import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FRAMES_MAX } from '../../../shared/limits.ts';
import { FILES } from '../../testing/things/files.ts';
import {
  animatedGif,
  blankPng,
  colourAt,
  LEFT,
  photoWithPlace,
  pngBomb,
  RIGHT,
  TRACES,
} from '../../testing/things/pictures.ts';
import type { ProcessedPicture } from './picture.ts';
import { processPicture } from './process.ts';

async function processed(bytes: Uint8Array): Promise<ProcessedPicture> {
  const made = await processPicture(bytes);
  if (typeof made === 'string') throw new Error(`refused: ${made}`);
  return made;
}

const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('a photo of a phone', () => {
  it('keeps nothing of place, camera and owner, in no size', async () => {
    const photo = await photoWithPlace();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(text(photo)).toContain('HEARTHCAM');
    const { copies } = await processed(photo);
    expect([...copies.keys()]).toEqual([160, 480, 800, 1_200]);
    for (const bytes of copies.values()) {
      const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'webp' });
      for (const trace of TRACES) expect(text(bytes).toLowerCase()).not.toContain(trace.toLowerCase());
    }
  });

  it('stands upright, and its colours are what they were', async () => {
    const { width, height, copies } = await processed(await photoWithPlace());
    expect([width, height]).toEqual([750, 1_200]);
    const full = copies.get(1_200) ?? new Uint8Array();
    for (const [left, wanted] of [
      [100, LEFT],
      [650, RIGHT],
    ] as const) {
      const seen = await colourAt(full, left, 600);
      const apart = rgb(wanted).map((value, i) => Math.abs((seen[i] ?? 0) - value));
      expect(Math.max(...apart)).toBeLessThan(8);
    }
  });

  it('has a placeholder that is the end of a bitmap, left and right as in the photo', async () => {
    const { blur } = await processed(await photoWithPlace());
    expect(blur).toMatch(/^[\w-]{32}$/);
    const pixels = Buffer.from(blur, 'base64url');
    const red = (at: number) => (pixels.readUInt16LE(2 * at) >> 10) & 31;
    expect(red(0)).toBeGreaterThan(red(3) + 10);
  });

  it('gives the same bytes each time', async () => {
    const [first, second] = await Promise.all([1, 2].map(async () => processed(await photoWithPlace())));
    expect(first).toEqual(second);
  });
});

describe('any picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const { copies } = await processed(FILES[format]);
    for (const bytes of copies.values()) expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  it('is no larger than is kept, whatever its shape', async () => {
    const { width, height, copies } = await processed(await blankPng(5_000, 10));
    expect([width, height]).toEqual([2_048, 4]);
    expect([...copies.keys()]).toEqual([160, 480, 800, 1_280, 2_048]);
  });

  it('that can be seen through stays so, and has no placeholder behind it', async () => {
    const glass = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { blur, copies } = await processed(glass);
    expect(blur).toBe('');
    expect((await sharp(copies.get(200)).metadata()).hasAlpha).toBe(true);
  });

  it('that moves is shown by its first frame', async () => {
    const { copies } = await processed(animatedGif(3));
    expect((await sharp(copies.get(1)).metadata()).pages ?? 1).toBe(1);
  });
});

describe('what is refused', () => {
  it.each([
    ['a page', 'broken', async () => FILES.html],
    ['a drawing that can carry scripts', 'broken', async () => FILES.svg],
    [
      'a drawing, though another function of this process reads drawings',
      'broken',
      async () => {
        sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
        return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
      },
    ],
    ['a document', 'broken', async () => FILES.pdf],
    ['the first half of a photo', 'broken', async () => (await photoWithPlace()).subarray(0, 4_000)],
    [
      'a photo of noughts in the middle',
      'broken',
      async () => Buffer.from(await photoWithPlace()).fill(0, 700),
    ],
    ['a picture of 25 megapixels', 'tooManyPixels', () => blankPng(5_000, 5_000)],
    ['a film called a picture', 'tooManyFrames', async () => animatedGif(FRAMES_MAX + 1)],
  ])('%s: %s', async (_, refusal, bytes) => {
    expect(await processPicture(Buffer.from(await bytes()))).toBe(refusal);
  });

  it('a picture with more pixels than its kind is shown with', async () => {
    const logo = await blankPng(2_001, 2_000);
    expect(await processPicture(logo, 4)).toBe('tooManyPixels');
    expect(await processPicture(logo, 5)).toMatchObject({ megapixels: 4.002 });
  });

  it('a bomb, before it is opened', async () => {
    const before = process.memoryUsage().rss;
    expect(await processPicture(pngBomb(60_000, 60_000))).toBe('tooManyPixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });
});
