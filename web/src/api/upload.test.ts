import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { media as texts } from '../../../shared/texts/media/media.ts';
import { fakeBucket } from '../testing/fake-bucket.ts';
import { fakeServer, json, refusal } from '../testing/fake-server.ts';
import { ApiError } from './error.ts';
import { upload } from './upload.ts';

const CREATE = 'POST /uploads';
const picture = new File(['picture'], 'me.png', { type: 'image/png' });

/** A server that hands out numbered places in the bucket. */
function serverWithPlaces() {
  let places = 0;
  return fakeServer({
    [CREATE]: () => {
      places += 1;
      return json({
        url: `https://bucket.test/${places}?signed`,
        method: 'PUT',
        headers: { 'Content-Type': 'image/png' },
        path: `/media/uploads/me/${places}`,
        expiresIn: 300,
      });
    },
  });
}

/** How an upload ended, with all waiting skipped. */
async function outcome(running: Promise<unknown>): Promise<unknown> {
  const settled = running.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('asks for a place, sends the file there as the answer says, and returns its path', async () => {
    const server = serverWithPlaces();
    const uploads = fakeBucket(200);
    expect(await outcome(upload(picture, 'avatar'))).toBe('/media/uploads/me/1');
    expect(server.to(CREATE)[0]?.body).toEqual({ kind: 'avatar', contentType: 'image/png', size: 7 });
    expect(uploads).toEqual([
      {
        method: 'PUT',
        url: 'https://bucket.test/1?signed',
        headers: { 'Content-Type': 'image/png' },
        body: picture,
      },
    ]);
  });

  it('tells how far it is', async () => {
    serverWithPlaces();
    fakeBucket(200);
    const onProgress = vi.fn();
    await outcome(upload(picture, 'avatar', { onProgress }));
    expect(onProgress.mock.calls.flat()).toEqual([0.25, 1]);
  });

  it('takes the content type from the name where the browser knows none', async () => {
    const server = serverWithPlaces();
    fakeBucket(200);
    await outcome(upload(new File(['x'], 'Plan.DOCX'), 'document'));
    expect(server.to(CREATE)[0]?.body).toMatchObject({
      contentType: expect.stringContaining('wordprocessing'),
    });
  });

  it.each(['broken', 503, 403] as const)(
    'is begun anew once, at a new place, when it was %s',
    async (first) => {
      const server = serverWithPlaces();
      const uploads = fakeBucket(first, 200);
      expect(await outcome(upload(picture, 'avatar'))).toBe('/media/uploads/me/2');
      expect(uploads.map(({ url }) => url)).toEqual([
        'https://bucket.test/1?signed',
        'https://bucket.test/2?signed',
      ]);
      expect(new Set(server.calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
    },
  );

  it('fails in our own words after the second try', async () => {
    serverWithPlaces();
    const uploads = fakeBucket('broken');
    const error = await outcome(upload(picture, 'avatar'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ serverMessage: texts.uploadFailed, kind: 'network' });
    expect(uploads).toHaveLength(2);
  });

  it('is given up when nothing moves for 30 seconds', async () => {
    serverWithPlaces();
    const uploads = fakeBucket('stalled');
    const running = upload(picture, 'avatar').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(uploads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(uploads).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(await running).toMatchObject({ serverMessage: texts.uploadFailed });
  });

  it('ends at once, and is not begun anew, when the person cancels it', async () => {
    serverWithPlaces();
    const uploads = fakeBucket('stalled');
    const controller = new AbortController();
    const running = upload(picture, 'avatar', { signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await running).toMatchObject({ name: 'AbortError' });
    expect(uploads).toHaveLength(1);
  });

  it.each([
    [
      'a drawing that can carry scripts',
      new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }),
      texts.notAPicture,
    ],
    ['a file of unknown type', new File(['x'], 'x.exe'), texts.notAPicture],
    ['an empty file', new File([], 'x.png', { type: 'image/png' }), texts.empty],
    [
      'a file that is too large',
      new File([new Uint8Array(5 * 1_048_576 + 1)], 'x.png', { type: 'image/png' }),
      texts.tooLarge(5),
    ],
  ])('refuses %s without asking', async (_, file, message) => {
    const server = serverWithPlaces();
    expect(await outcome(upload(file, 'avatar'))).toMatchObject({ status: 400, serverMessage: message });
    expect(server.calls).toEqual([]);
  });

  it('tells what the server said when there is no place', async () => {
    fakeServer({ [CREATE]: () => refusal(429, 'Too many') });
    const uploads = fakeBucket(200);
    expect(await outcome(upload(picture, 'avatar'))).toMatchObject({
      status: 429,
      serverMessage: 'Too many',
    });
    expect(uploads).toEqual([]);
  });
});
