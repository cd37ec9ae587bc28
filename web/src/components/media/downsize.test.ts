import { afterEach, describe, expect, it, vi } from 'vitest';
import { downsize } from './downsize.ts';

const KB = 1_024;
const fileOf = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'picture', { type });

const drawImage = vi.fn();
const close = vi.fn();

/** A browser that reads every file as a picture of this size, and encodes any canvas to so many bytes. */
function browserWith(width: number, height: number, encodedBytes: number) {
  const read = vi.fn(async () => ({ width, height, close }));
  vi.stubGlobal('createImageBitmap', read);
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage }),
    toBlob: (callback: BlobCallback, type: string) =>
      callback(new Blob([new Uint8Array(encodedBytes)], { type })),
  });
  return read;
}

afterEach(() => {
  vi.unstubAllGlobals();
  drawImage.mockReset();
  close.mockReset();
});

describe('downsizing a picture', () => {
  it.each([
    ['wide', 4_000, 3_000, 800, 600],
    ['high', 3_000, 4_000, 600, 800],
  ])(
    'brings the longer edge of a %s one down and keeps its shape',
    async (_, width, height, toWidth, toHeight) => {
      browserWith(width, height, 50 * KB);
      await downsize(fileOf(900 * KB, 'image/jpeg'), 800);
      expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, toWidth, toHeight);
    },
  );

  it('turns it upright', async () => {
    const read = browserWith(4_000, 3_000, 50 * KB);
    await downsize(fileOf(900 * KB, 'image/jpeg'), 800);
    expect(read).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
  });

  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/png', 'image/webp'],
    ['image/avif', 'image/webp'],
  ])('of type %s makes one of type %s', async (from, to) => {
    browserWith(4_000, 3_000, 50 * KB);
    expect((await downsize(fileOf(900 * KB, from), 800)).type).toBe(to);
  });

  it('makes a heavy one lighter even when it is not too wide', async () => {
    browserWith(800, 600, 50 * KB);
    expect((await downsize(fileOf(900 * KB, 'image/png'), 800)).size).toBe(50 * KB);
  });

  it.each([
    ['moves', fileOf(900 * KB, 'image/gif'), 50 * KB],
    ['is small already', fileOf(100 * KB, 'image/png'), 50 * KB],
    ['would become larger', fileOf(900 * KB, 'image/jpeg'), 901 * KB],
  ])('leaves one alone that %s', async (_, file, encodedBytes) => {
    browserWith(800, 600, encodedBytes);
    expect(await downsize(file, 800)).toBe(file);
  });

  it('never makes it narrower than a pixel', async () => {
    browserWith(40_000, 3, 1 * KB);
    await downsize(fileOf(900 * KB, 'image/jpeg'), 800);
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 800, 1);
  });

  it('frees the memory of the large one, also when drawing fails', async () => {
    browserWith(4_000, 3_000, 50 * KB);
    drawImage.mockImplementation(() => {
      throw new Error('too large');
    });
    await expect(downsize(fileOf(900 * KB, 'image/jpeg'), 800)).rejects.toThrow('too large');
    expect(close).toHaveBeenCalledOnce();
  });

  it('fails on what is no picture', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    await expect(downsize(fileOf(9, 'image/png'), 800)).rejects.toThrow('no');
  });
});
