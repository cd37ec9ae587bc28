import sharp from 'sharp';
import { PICTURE_BYTES } from '../../../shared/limits.ts';
import { shapeOf, smallerCopies } from '../../../shared/rules/picture-path.ts';
import { logger } from '../../logger.ts';
import { readSmall } from '../../media/bucket.ts';
import { mediaKeyOf } from '../../media/file-keys.ts';
import { FRAME } from './look.ts';

/** The smallest copy of a poster that fills its frame, else the poster itself. */
function fillingCopy(path: string): string {
  const { width, height } = shapeOf(path) ?? { width: 0, height: 0 };
  const filling = smallerCopies(path).find(
    (copy) => copy.width >= FRAME.width && (copy.width * height) / width >= FRAME.height,
  );
  return filling?.path ?? path;
}

/**
 * The key of the object from which a poster is drawn.
 *
 * @param path of the poster
 * @returns undefined unless the media function has made it: nothing else is decoded here
 */
export function posterKey(path: string): string | undefined {
  const [, , owner = ''] = path.split('/');
  return shapeOf(path) && mediaKeyOf(path, owner) && fillingCopy(path).slice(1);
}

/**
 * A poster in the size of its frame, whole where it has the shape of one.
 *
 * @param bytes WebP
 * @returns PNG
 */
export const framed = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { failOn: 'error' })
    .resize(FRAME.width, FRAME.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * The poster of a project as its picture shows it.
 *
 * @param path "" for none
 * @returns undefined where there is none, or none that can be read: the rest of the picture says enough
 */
export async function framedPoster(path: string): Promise<Buffer | undefined> {
  const key = posterKey(path);
  if (!key) return undefined;
  try {
    const bytes = await readSmall(key, PICTURE_BYTES);
    return bytes && (await framed(bytes));
  } catch (error) {
    logger.error('a poster could not be read', { error: error instanceof Error ? error : String(error) });
    return undefined;
  }
}
