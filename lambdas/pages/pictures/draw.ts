import sharp from 'sharp';
import type { Card } from './card.ts';
import { type Beside, onGround } from './ground.ts';
import { wordsOf } from './words.ts';

// Each picture is drawn once: what libvips kept of it would be of no use to the next.
sharp.cache(false);

/** In 256 colours, of which areas of one colour need few: a tenth of the bytes, and nobody sees a difference. */
const PNG = { palette: true, quality: 100, effort: 4, dither: 0.6 };

function rasterized(svg: Buffer): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(svg).removeAlpha().png(PNG).toBuffer();
}

function besideOf({ initials, kind }: Card, poster: Buffer | undefined): Beside {
  if (poster) return { poster };
  if (initials === '') return 'mark';
  return kind === 'project' ? 'square' : 'disc';
}

/**
 * Draws a preview picture.
 *
 * @param poster as `framed` makes it
 * @returns PNG, 1200 by 630 pixels
 */
export async function draw(card: Card, poster?: Buffer): Promise<Buffer> {
  const words = await wordsOf(card, poster !== undefined);
  const svg = Buffer.from(onGround(words, besideOf(card, poster)));
  // On this machine all functions share a process, and the media function blocks decoders when it is loaded.
  return rasterized(svg).catch(() => rasterized(svg));
}
