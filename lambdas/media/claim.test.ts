import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_BYTES, VIDEO_BYTES } from '../../shared/limits.ts';
import { media as texts } from '../../shared/texts/media/media.ts';
import { MEMBER_ID } from '../testing/cookie.ts';
import { dataUrl, FILES } from '../testing/files.ts';
import { copy, type Peek, peek, put, readSmall } from './bucket.ts';
import { claim, type Wanted } from './claim.ts';
import { REASONS } from './claim-picture.ts';
import { orderPicture } from './pictures/order.ts';

vi.mock('./bucket.ts');
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

const claimed = (...wanted: Wanted[]) => claim(wanted, owner());

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
  const MADE = { width: 1_000, height: 500, blur: BLUR, edges: [160, 480, 800, 1_000] };
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
    expect(orderPicture).toHaveBeenCalledWith({ key, content: FILES.png.toString('base64') });
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

  it.each(Object.entries(REASONS))('refuses the whole call: %s', async (refused, message) => {
    waiting(FILES.jpeg);
    processedAlready({ refused });
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
