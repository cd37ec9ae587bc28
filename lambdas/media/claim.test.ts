import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_BYTES, FRAMES_MAX, INLINE_PICTURES_MAX, VIDEO_BYTES } from '../../shared/limits.ts';
import { media as texts } from '../../shared/texts/media/media.ts';
import { pictures } from '../../shared/texts/media/pictures.ts';
import { countUses } from '../http/limits/daily-limits.ts';
import { plainEffect } from '../table/effect.ts';
import { MEMBER_ID } from '../testing/people/cookie.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';
import { copy, type Peek, peek, put, readSmall } from './bucket.ts';
import { claim, type Wanted } from './claim.ts';
import { orderPicture } from './pictures/order.ts';

vi.mock('./bucket.ts');
vi.mock('../http/limits/daily-limits.ts');
vi.mock('./pictures/order.ts');

const UPLOAD = `/media/uploads/${MEMBER_ID}/upload0000000001`;
const KEY = `uploads/${MEMBER_ID}/upload0000000001`;

function owner() {
  let made = 0;
  const newId = () => {
    made += 1;
    return `media0000000000${made}`;
  };
  return { memberId: MEMBER_ID, newId };
}

const claimed = (...wanted: Wanted[]) => claim(plainEffect, wanted, owner());

/** What waits in the bucket. */
const waiting = (head: Uint8Array, more: Partial<Peek> = {}) =>
  vi.mocked(peek).mockResolvedValue({ head, size: head.length, etag: '"e"', contentType: '', ...more });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(copy).mockResolvedValue(true);
});

describe('claiming files', () => {
  it('stores nothing before it is told to', async () => {
    waiting(FILES.pdf);
    const { files, store } = await claimed(
      { kind: 'document', source: UPLOAD },
      { kind: 'document', source: dataUrl('text/plain', FILES.text) },
    );
    expect(files.map(({ path }) => path)).toEqual([
      `/media/${MEMBER_ID}/media00000000001.pdf`,
      `/media/${MEMBER_ID}/media00000000002.txt`,
    ]);
    expect(copy).not.toHaveBeenCalled();
    expect(put).not.toHaveBeenCalled();

    await store();
    const saved = { ContentDisposition: 'attachment' };
    expect(copy).toHaveBeenCalledWith(
      expect.objectContaining({ key: KEY, etag: '"e"' }),
      `media/${MEMBER_ID}/media00000000001.pdf`,
      { ...saved, ContentType: 'application/pdf' },
    );
    expect(put).toHaveBeenCalledWith(`media/${MEMBER_ID}/media00000000002.txt`, FILES.text, {
      ...saved,
      ContentType: 'text/plain',
    });
  });

  it('gives each the same id again, however long each takes to be looked at', async () => {
    const found = { head: FILES.pdf, size: 1, etag: '', contentType: '' };
    vi.mocked(peek)
      .mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 20, found)))
      .mockResolvedValueOnce(found);
    const wanted = { kind: 'document', source: UPLOAD } as const;
    const { files } = await claimed(wanted, wanted);
    expect(files.map(({ path }) => path)).toEqual([
      `/media/${MEMBER_ID}/media00000000001.pdf`,
      `/media/${MEMBER_ID}/media00000000002.pdf`,
    ]);
  });

  it('has documents saved under their name', async () => {
    waiting(FILES.cfb, { contentType: 'application/vnd.ms-excel' });
    const { files, store } = await claimed({ kind: 'document', source: UPLOAD, name: 'Zahlen für März.xls' });
    await store();
    expect(files).toEqual([
      {
        path: `/media/${MEMBER_ID}/media00000000001.xls`,
        contentType: 'application/vnd.ms-excel',
        size: FILES.cfb.length,
        name: 'Zahlen für März.xls',
      },
    ]);
    expect(vi.mocked(copy).mock.calls[0]?.[2]).toEqual({
      ContentType: 'application/vnd.ms-excel',
      ContentDisposition: `attachment; filename="Zahlen f_r M_rz.xls"; filename*=UTF-8''Zahlen%20f%C3%BCr%20M%C3%A4rz.xls`,
    });
  });

  it('has videos saved when they are opened by themselves', async () => {
    waiting(FILES.quicktime, { size: VIDEO_BYTES });
    const { store } = await claimed({ kind: 'video', source: UPLOAD });
    await store();
    expect(vi.mocked(copy).mock.calls[0]?.[2]).toEqual({
      ContentType: 'video/quicktime',
      ContentDisposition: 'attachment',
    });
  });

  it.each([
    [
      'a page called a document',
      { kind: 'document', source: UPLOAD } as const,
      FILES.png,
      texts.notADocument,
    ],
    ['a picture called a video', { kind: 'video', source: UPLOAD } as const, FILES.avif, texts.notAVideo],
    [
      'an empty text',
      { kind: 'document', source: 'data:text/plain;base64,' } as const,
      FILES.text,
      texts.empty,
    ],
  ])('refuses %s', async (_, wanted, head, message) => {
    waiting(head);
    await expect(claimed(wanted)).rejects.toMatchObject({ status: 400, message });
  });

  it('refuses an upload that is too large for its kind', async () => {
    waiting(FILES.pdf, { size: DOCUMENT_BYTES + 1 });
    await expect(claimed({ kind: 'document', source: UPLOAD })).rejects.toMatchObject({
      status: 400,
      message: texts.tooLarge(20),
    });
  });

  it('refuses an upload that was replaced after it was looked at', async () => {
    waiting(FILES.pdf);
    vi.mocked(copy).mockResolvedValue(false);
    const { store } = await claimed({ kind: 'document', source: UPLOAD });
    await expect(store()).rejects.toMatchObject({ status: 400, message: texts.gone });
  });

  it.each([
    `/media/uploads/another-member-1/upload0000000001`,
    `/media/uploads/${MEMBER_ID}/../${MEMBER_ID}/upload0000000001`,
    `/media/another-member-1/media00000000001.png`,
    `/media/${MEMBER_ID}/../another-member-1/media00000000001.png`,
    `${UPLOAD}?`,
    `https://hearth.example${UPLOAD}`,
    `uploads/${MEMBER_ID}/upload0000000001`,
  ])('looks at nothing but files of the owner: %s', async (source) => {
    await expect(claimed({ kind: 'avatar', source })).rejects.toMatchObject({
      status: 400,
      message: texts.gone,
    });
    expect(peek).not.toHaveBeenCalled();
  });
});

describe('claiming a picture', () => {
  const BLUR = 'b'.repeat(32);
  const MADE = { width: 1_000, height: 500, megapixels: 0.5, blur: BLUR, edges: [160, 480, 800, 1_000] };
  const MADE_AT = `processed/${MEMBER_ID}/upload0000000001`;
  const SHOWN_AT = `media/${MEMBER_ID}/media00000000001-1000x500`;

  const processedAlready = (result: object) =>
    vi.mocked(readSmall).mockResolvedValue(Buffer.from(JSON.stringify(result)));
  const copies = () => vi.mocked(copy).mock.calls.map(([from, to]) => [from.key, to]);

  it('takes what the media function has made of it since it was uploaded', async () => {
    waiting(FILES.jpeg);
    processedAlready(MADE);
    const { files, store } = await claimed({ kind: 'poster', source: UPLOAD });
    expect(orderPicture).not.toHaveBeenCalled();
    expect(files).toMatchObject([{ path: `/${SHOWN_AT}-${BLUR}.webp` }]);
    expect(copy).not.toHaveBeenCalled();

    await store();
    expect(copies()).toEqual([
      [`${MADE_AT}.1000.webp`, `${SHOWN_AT}-${BLUR}.webp`],
      ...[160, 480, 800].map((edge) => [`${MADE_AT}.${edge}.webp`, `${SHOWN_AT}-${BLUR}.${edge}.webp`]),
    ]);
    expect(put).not.toHaveBeenCalled();
  });

  it('has it processed when nobody has yet, and waits for it', async () => {
    waiting(FILES.jpeg);
    vi.mocked(orderPicture).mockResolvedValue(MADE);
    const { files } = await claimed({ kind: 'avatar', source: UPLOAD });
    expect(orderPicture).toHaveBeenCalledWith({ key: KEY });
    expect(files).toMatchObject([{ path: `/${SHOWN_AT}.webp` }]);
  });

  it('hands a data URL over, so that no unprocessed byte of it is stored', async () => {
    vi.mocked(orderPicture).mockResolvedValue(MADE);
    const { store } = await claimed({ kind: 'avatar', source: dataUrl('image/png', FILES.png) });
    const key = `uploads/${MEMBER_ID}/media00000000001`;
    const content = FILES.png.toString('base64');
    expect(orderPicture).toHaveBeenCalledWith({ key, content, maxMegapixels: 16 });
    await store();
    expect(put).not.toHaveBeenCalled();
  });

  it('that is shown already is copied in all its sizes', async () => {
    waiting(FILES.webp);
    const { files, store } = await claimed({
      kind: 'avatar',
      source: `/media/${MEMBER_ID}/shown00000000001-320x200.webp`,
    });
    expect(files).toMatchObject([{ path: `/media/${MEMBER_ID}/media00000000001-320x200.webp` }]);
    await store();
    expect(orderPicture).not.toHaveBeenCalled();
    expect(copies()).toEqual(
      ['webp', '160.webp'].map((end) => [
        `media/${MEMBER_ID}/shown00000000001-320x200.${end}`,
        `media/${MEMBER_ID}/media00000000001-320x200.${end}`,
      ]),
    );
  });

  it('from before pictures were processed is processed when it is shown again', async () => {
    waiting(FILES.jpeg);
    vi.mocked(orderPicture).mockResolvedValue(MADE);
    await claimed({ kind: 'avatar', source: `/media/${MEMBER_ID}/earlier000000001.jpg` });
    expect(orderPicture).toHaveBeenCalledWith({ key: `media/${MEMBER_ID}/earlier000000001.jpg` });
  });

  it.each([
    [{ refused: 'broken' }, pictures.broken],
    [{ refused: 'tooManyFrames' }, pictures.tooManyFrames(FRAMES_MAX)],
    [{ refused: 'tooManyPixels' }, pictures.tooManyPixels(16)],
    [{ ...MADE, megapixels: 16.1 }, pictures.tooManyPixels(16)],
  ])('refuses the whole call: %#', async (result, message) => {
    waiting(FILES.jpeg);
    processedAlready(result);
    await expect(claimed({ kind: 'avatar', source: UPLOAD })).rejects.toMatchObject({ status: 400, message });
  });

  it('refuses one that has gone between', async () => {
    waiting(FILES.jpeg);
    processedAlready(MADE);
    vi.mocked(copy).mockResolvedValueOnce(false);
    const { store } = await claimed({ kind: 'avatar', source: UPLOAD });
    await expect(store()).rejects.toMatchObject({ status: 400, message: texts.gone });
  });
});

describe('how much one call may bring along', () => {
  const PNG = dataUrl('image/png', FILES.png);
  const size = FILES.png.length;
  const logos = (many: number): Wanted[] =>
    Array.from({ length: many }, () => ({ kind: 'logo', source: PNG }));
  const MADE = { width: 10, height: 10, megapixels: 0.1, blur: '', edges: [10] };

  it('is counted towards the day, whatever way it came, but for uploads, which were', async () => {
    waiting(FILES.png);
    vi.mocked(orderPicture).mockResolvedValue(MADE);
    await claimed(
      { kind: 'avatar', source: PNG },
      { kind: 'banner', source: `/media/${MEMBER_ID}/shown00000000001-320x200.webp` },
      { kind: 'poster', source: UPLOAD },
    );
    expect(countUses).toHaveBeenCalledExactlyOnceWith(MEMBER_ID, [
      { kind: 'uploads', by: 2 },
      { kind: 'uploadBytes', by: 2 * size },
    ]);
  });

  it('is nothing more when the day is used up: no picture is processed', async () => {
    vi.mocked(countUses).mockRejectedValue(new Error('used up'));
    await expect(claimed(...logos(1))).rejects.toThrow('used up');
    expect(orderPicture).not.toHaveBeenCalled();
  });

  it('is at most four pictures as data URLs, of which none is processed when there are more', async () => {
    await expect(claimed(...logos(INLINE_PICTURES_MAX + 1))).rejects.toMatchObject({
      status: 400,
      message: pictures.tooManyInline(4),
    });
    expect(orderPicture).not.toHaveBeenCalled();
    expect(countUses).not.toHaveBeenCalled();
  });

  it('is processed four at a time when a post shows ten', async () => {
    let running = 0;
    let most = 0;
    vi.mocked(orderPicture).mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return MADE;
    });
    const { files } = await claimed(
      ...Array.from({ length: 10 }, (): Wanted => ({ kind: 'post-image', source: PNG })),
    );
    expect(files).toHaveLength(10);
    expect(most).toBe(4);
  });
});
