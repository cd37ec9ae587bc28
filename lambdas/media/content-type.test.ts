import { describe, expect, it } from 'vitest';
import type { UploadKind } from '../../shared/rules/upload-kinds.ts';
import { FILES } from '../testing/things/files.ts';
import { contentTypeOf, HEAD_BYTES } from './content-type.ts';

const PICTURE_KINDS = ['avatar', 'banner', 'post-image', 'poster'] as const satisfies UploadKind[];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('a picture', () => {
  it.each(
    PICTURE_KINDS.flatMap((kind) =>
      (['png', 'jpeg', 'webp', 'gif', 'avif'] as const).map((type) => [kind, type] as const),
    ),
  )('for a %s may be %s, whatever its sender calls it', async (kind, type) => {
    expect(await contentTypeOf(kind, FILES[type], 'text/html')).toBe(`image/${type}`);
  });

  it.each(['svg', 'html', 'pdf', 'zip', 'mp4', 'text'] as const)(
    'is no %s, whatever its sender calls it',
    async (type) => {
      for (const kind of PICTURE_KINDS)
        expect(await contentTypeOf(kind, FILES[type], 'image/png')).toBeUndefined();
    },
  );

  it('for a logo is neither a GIF nor an AVIF', async () => {
    expect(await contentTypeOf('logo', FILES.png, '')).toBe('image/png');
    expect(await contentTypeOf('logo', FILES.gif, 'image/png')).toBeUndefined();
    expect(await contentTypeOf('logo', FILES.avif, 'image/png')).toBeUndefined();
  });

  it('is a PNG when it moves, and when its colour profile fills the first bytes', async () => {
    const chunk = (type: string, size: number) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(size);
      return Buffer.concat([length, Buffer.from(type), Buffer.alloc(size + 4)]);
    };
    const beginning = FILES.png.subarray(0, 33);
    const animated = Buffer.concat([beginning, chunk('acTL', 8), FILES.png.subarray(33)]);
    const profiled = Buffer.concat([beginning, chunk('iCCP', 2 * HEAD_BYTES)]).subarray(0, HEAD_BYTES);
    for (const head of [animated, profiled])
      expect(await contentTypeOf('avatar', head, '')).toBe('image/png');
  });
});

describe('a document', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['text', 'text/plain'],
  ] as const)('known by its bytes is a %s', async (file, type) => {
    expect(await contentTypeOf('document', FILES[file], 'application/msword')).toBe(type);
  });

  it.each([
    ['cfb', 'application/msword'],
    ['cfb', 'application/vnd.ms-excel'],
    ['zip', DOCX],
  ] as const)('in the container %s is what its sender calls it: %s', async (file, type) => {
    expect(await contentTypeOf('document', FILES[file], type)).toBe(type);
  });

  it.each([
    ['an archive', FILES.zip, 'application/zip'],
    ['an archive that is called an old Word file', FILES.zip, 'application/msword'],
    ['a picture', FILES.png, 'application/pdf'],
    ['a program', Buffer.from('MZ\x90\0'), 'text/plain'],
    ['a text with a NUL', Buffer.from('a\0b'), 'text/plain'],
    ['a text that is not UTF-8', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65]), 'text/plain'],
  ])('is not %s', async (_, head, declared) => {
    expect(await contentTypeOf('document', head, declared)).toBeUndefined();
  });

  it('may be a text whose first bytes end inside of a character', async () => {
    const head = Buffer.from('ü'.repeat(9)).subarray(0, 17);
    expect(await contentTypeOf('document', head, '')).toBe('text/plain');
  });
});

describe('a video', () => {
  it.each(['mp4', 'quicktime', 'webm'] as const)('may be %s', async (type) => {
    expect(await contentTypeOf('video', FILES[type], '')).toBe(`video/${type}`);
  });

  it('is an MP4 by another brand as well, and no picture of the same family', async () => {
    const m4v = Buffer.from(FILES.mp4.toString('latin1').replace('isom', 'M4V '), 'latin1');
    expect(await contentTypeOf('video', m4v, '')).toBe('video/mp4');
    expect(await contentTypeOf('video', FILES.avif, 'video/mp4')).toBeUndefined();
  });
});
