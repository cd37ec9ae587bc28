import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dataUrl } from './call.ts';

/** What `npm run draw:pictures` has drawn. */
const PICTURES = new URL('pictures/', import.meta.url);

export const hasPicture = (name: string): boolean => existsSync(new URL(`${name}.webp`, PICTURES));

/** A picture as a browser would send it. */
export const pictureUrl = async (name: string): Promise<string> =>
  dataUrl('image/webp', await readFile(new URL(`${name}.webp`, PICTURES)));

/** Any other file of the pictures. */
export const readPictureFile = (name: string): Promise<Buffer> => readFile(new URL(name, PICTURES));
