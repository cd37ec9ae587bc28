import sharp, { type Metadata, type Sharp } from 'sharp';
import { FRAMES_MAX, MEGAPIXELS_MAX, SECOND } from '../../../shared/limits.ts';
import { LARGEST_EDGE, SMALLER_EDGES } from '../../../shared/rules/picture-path.ts';
import { logger } from '../../logger.ts';
import { BLUR, blurOf } from './blur.ts';
import type { ProcessedPicture, Refusal } from './picture.ts';

const TIMEOUT = 15 * SECOND;

// A picture is decoded once: what libvips kept of it would be of no use to the next.
sharp.cache(false);
// Nothing but the decoders of the formats that members may send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** What these decoders read. Checked as well, because locally other functions in this process have decoders of their own. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** Formats that are drawn rather than photographed: sharp edges of colour matter. */
const DRAWN = ['png', 'gif'];

function refusalOf({ width, height, pages = 1 }: Metadata, maxPixels: number): Refusal | undefined {
  if (width * height > maxPixels) return 'tooManyPixels';
  return pages > FRAMES_MAX ? 'tooManyFrames' : undefined;
}

/** The pixels of a picture, upright, in sRGB, no larger than is kept. */
async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture
    .autoOrient()
    .resize(LARGEST_EDGE, LARGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT / SECOND })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) };
}

async function placeholderOf(pixels: Sharp, isOpaque: boolean): Promise<string> {
  if (!isOpaque) return '';
  const { width, height } = BLUR;
  const small = await pixels.resize(width, height, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw();
  return blurOf(await small.toBuffer());
}

/** A picture that could be read whole; why not, for any other. */
async function decode(bytes: Uint8Array, maxPixels: number) {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(metadata.format)) return 'broken';
    const refusal = refusalOf(metadata, maxPixels);
    if (refusal) return refusal;
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    return { metadata, ...(await pixelsOf(picture)) };
  } catch (error) {
    // Whatever the decoders say of it, its owner can but choose another one.
    logger.info('picture refused', { error: error instanceof Error ? error : String(error) });
    return 'broken';
  }
}

/**
 * Makes of a picture what may be shown to everybody: its pixels alone, without anything that its file says of place,
 * time or camera. Of an animated one, its first frame.
 *
 * @param maxMegapixels millions of pixels from which on it is refused before it is decoded
 * @returns why not, for a picture that is too large or no picture
 */
export async function processPicture(
  bytes: Uint8Array,
  maxMegapixels = MEGAPIXELS_MAX,
): Promise<ProcessedPicture | Refusal> {
  const decoded = await decode(bytes, maxMegapixels * 1_000_000);
  if (typeof decoded === 'string') return decoded;
  const { metadata, width, height, open } = decoded;
  const { isOpaque } = metadata.hasAlpha ? await open().stats() : { isOpaque: true };
  const longest = Math.max(width, height);
  const webp = DRAWN.includes(metadata.format)
    ? { quality: 85, smartSubsample: true }
    : { quality: 80, smartSubsample: false };
  const copies = new Map<number, Uint8Array>();
  for (const edge of [...SMALLER_EDGES.filter((smaller) => smaller < longest), longest])
    copies.set(edge, await open().resize(edge, edge, { fit: 'inside' }).webp(webp).toBuffer());
  const megapixels = (metadata.width * metadata.height) / 1_000_000;
  return { width, height, megapixels, blur: await placeholderOf(open(), isOpaque), copies };
}
