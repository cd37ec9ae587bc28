import { type PictureShape, shapeOf, shapeSuffix, smallerCopies } from '../../shared/rules/picture-path.ts';
import { maxMegapixels, type PictureKind } from '../../shared/rules/upload-kinds.ts';
import { copy } from './bucket.ts';
import { FileGoneError, PictureRefusedError } from './errors.ts';
import { mediaKey, mediaPath, uploadKey } from './file-keys.ts';
import { orderPicture } from './pictures/order.ts';
import { copyKey, readResult, WEBP_FILE } from './pictures/results.ts';
import type { Source } from './source.ts';

/** Pictures so small on the screen that a placeholder would not be noticed, in lists that show many. */
const WITHOUT_PLACEHOLDER: readonly PictureKind[] = ['avatar', 'logo'];

interface Ready extends PictureShape {
  /** Where the copy with a longer side of so many pixels is to be had. */
  from(edge: number): string;
}

/** A picture that is served already, with its smaller copies; undefined for one from before there were any. */
function served(key: string): Ready | undefined {
  const path = mediaPath(key);
  const shape = shapeOf(path);
  const smaller = new Map(smallerCopies(path).map((one) => [one.edge, one.path]));
  return shape && { ...shape, from: (edge) => (smaller.get(edge) ?? path).slice(1) };
}

/** What the media function has made of a picture, or makes of it now. */
async function processed(kind: PictureKind, key: string, content?: string): Promise<Ready> {
  const found = content
    ? await orderPicture({ key, content, maxMegapixels: maxMegapixels(kind) })
    : ((await readResult(key)) ?? (await orderPicture({ key })));
  if (!found) throw new FileGoneError();
  if ('refused' in found) throw new PictureRefusedError(kind, found.refused);
  // An upload is processed before it is known what it is for.
  if (found.megapixels > maxMegapixels(kind)) throw new PictureRefusedError(kind, 'tooManyPixels');
  return { ...found, from: (edge) => copyKey(key, edge) };
}

/**
 * Has a picture ready to be shown: without what its file says of place, time and camera, and in several sizes.
 *
 * @throws PictureRefusedError when it is no picture, or too large a one; FileGoneError when it is not there any more
 * @throws FilesUnavailableError when it cannot be processed right now
 */
export async function claimPicture(kind: PictureKind, source: Source, memberId: string, mediaId: string) {
  const isStored = 'key' in source;
  const ready =
    (isStored && served(source.key)) ||
    (await (isStored
      ? processed(kind, source.key)
      : processed(kind, uploadKey(memberId, mediaId), source.content)));
  const { width, height, from } = ready;
  const blur = WITHOUT_PLACEHOLDER.includes(kind) ? '' : ready.blur;
  const key = mediaKey(memberId, `${mediaId}${shapeSuffix({ width, height, blur })}`, 'webp');
  const path = mediaPath(key);
  const copies = [
    [from(Math.max(width, height)), key] as const,
    ...smallerCopies(path).map((one) => [from(one.edge), one.path.slice(1)] as const),
  ];
  return {
    file: { path, contentType: WEBP_FILE.ContentType, size: source.size, name: '' },
    async store() {
      const done = await Promise.all(copies.map(([key, to]) => copy({ key }, to, WEBP_FILE)));
      if (done.includes(false)) throw new FileGoneError();
    },
  };
}
