import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { FILES } from './files.ts';

/** What a camera writes beside the pixels: where it was, and whose it is. */
export const TRACES = ['HEARTHCAM', 'exif', 'GPS', '<x:xmpmeta', 'Display P3'];

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** How the left of `photoWithPlace` looks to people, and its right. */
export const LEFT = '#d23c14';
export const RIGHT = '#1478c8';

/**
 * A photo as a phone takes it: lying on its side with a note to turn it, in the colours of Display P3, with the place, the
 * camera and more. Upright it has 750 x 1200 pixels.
 */
export const photoWithPlace = once(async () => {
  const half = await flat(750, 600, RIGHT).png().toBuffer();
  // The camera lay on its side: what is the left for people is at the foot of the file.
  const lying = await flat(1_200, 750, LEFT)
    .composite([{ input: await sharp(half).resize(1_200, 375, { fit: 'fill' }).toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const photo = await sharp(lying)
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><author>HEARTHCAM owner</author></x:xmpmeta>')
    .withExif({
      IFD0: { Make: 'HEARTHCAM' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.from(photo);
});

/** A PNG of one pixel that claims to have many. */
export function pngBomb(width: number, height: number): Buffer<ArrayBuffer> {
  const bomb = Buffer.from(FILES.png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

/** A PNG of this many pixels and hardly any bytes. */
export const blankPng = async (width: number, height: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false })
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  );

/** A GIF whose frames are one pixel each. */
export function animatedGif(frames: number): Buffer<ArrayBuffer> {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** The colour of a pixel of a picture, as #rrggbb. */
export async function colourAt(
  picture: Uint8Array,
  left: number,
  top: number,
): Promise<[number, number, number]> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [red, green, blue];
}

/** The path of a picture that a member shows. */
export const pictureOf = (memberId: string): RegExp =>
  new RegExp(`^/media/${memberId}/[\\w-]{16}-\\d+x\\d+(-[\\w-]{32})?\\.webp$`);

/** Whether bytes are a picture as everybody is served it. */
export const isWebp = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString() === 'RIFF' &&
  Buffer.from(bytes.subarray(8, 12)).toString() === 'WEBP';
