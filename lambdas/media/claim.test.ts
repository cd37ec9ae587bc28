import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_BYTES, VIDEO_BYTES } from '../../shared/limits.ts';
import { media as texts } from '../../shared/texts.ts';
import { MEMBER_ID } from '../testing/cookie.ts';
import { dataUrl, FILES } from '../testing/files.ts';
import { copy, type Peek, peek, put } from './bucket.ts';
import { claim, type Wanted } from './claim.ts';

vi.mock('./bucket.ts');

const UPLOAD = `/media/uploads/${MEMBER_ID}/upload0000000001`;
const KEY = `uploads/${MEMBER_ID}/upload0000000001`;

function owner() {
  let made = 0;
  const newId = () => {
    made += 1;
    return `media-${made}`;
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
    waiting(FILES.png);
    const { files, store } = await claimed(
      { kind: 'avatar', source: UPLOAD },
      { kind: 'banner', source: dataUrl('image/gif', FILES.gif) },
    );
    expect(files.map(({ path }) => path)).toEqual([
      `/media/${MEMBER_ID}/media-1.png`,
      `/media/${MEMBER_ID}/media-2.gif`,
    ]);
    expect(copy).not.toHaveBeenCalled();
    expect(put).not.toHaveBeenCalled();

    await store();
    const shown = { ContentDisposition: 'inline' };
    expect(copy).toHaveBeenCalledWith(KEY, '"e"', `media/${MEMBER_ID}/media-1.png`, {
      ...shown,
      ContentType: 'image/png',
    });
    expect(put).toHaveBeenCalledWith(`media/${MEMBER_ID}/media-2.gif`, FILES.gif, {
      ...shown,
      ContentType: 'image/gif',
    });
  });

  it('gives each the same id again, however long each takes to be looked at', async () => {
    const found = { head: FILES.png, size: 1, etag: '', contentType: '' };
    vi.mocked(peek)
      .mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 20, found)))
      .mockResolvedValueOnce(found);
    const { files } = await claimed({ kind: 'avatar', source: UPLOAD }, { kind: 'logo', source: UPLOAD });
    expect(files.map(({ path }) => path)).toEqual([
      `/media/${MEMBER_ID}/media-1.png`,
      `/media/${MEMBER_ID}/media-2.png`,
    ]);
  });

  it('has documents saved under their name', async () => {
    waiting(FILES.cfb, { contentType: 'application/vnd.ms-excel' });
    const { files, store } = await claimed({ kind: 'document', source: UPLOAD, name: 'Zahlen für März.xls' });
    await store();
    expect(files).toEqual([
      {
        path: `/media/${MEMBER_ID}/media-1.xls`,
        contentType: 'application/vnd.ms-excel',
        size: FILES.cfb.length,
        name: 'Zahlen für März.xls',
      },
    ]);
    expect(vi.mocked(copy).mock.calls[0]?.[3]).toEqual({
      ContentType: 'application/vnd.ms-excel',
      ContentDisposition: `attachment; filename="Zahlen f_r M_rz.xls"; filename*=UTF-8''Zahlen%20f%C3%BCr%20M%C3%A4rz.xls`,
    });
  });

  it('has videos saved when they are opened by themselves', async () => {
    waiting(FILES.quicktime, { size: VIDEO_BYTES });
    const { store } = await claimed({ kind: 'video', source: UPLOAD });
    await store();
    expect(vi.mocked(copy).mock.calls[0]?.[3]).toEqual({
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
    waiting(FILES.png);
    vi.mocked(copy).mockResolvedValue(false);
    const { store } = await claimed({ kind: 'avatar', source: UPLOAD });
    await expect(store()).rejects.toMatchObject({ status: 400, message: texts.gone });
  });

  it.each([
    `/media/uploads/another-member-1/upload0000000001`,
    `/media/uploads/${MEMBER_ID}/../${MEMBER_ID}/upload0000000001`,
    `/media/another-member-1/media-1.png`,
    `/media/${MEMBER_ID}/../another-member-1/media-1.png`,
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
