import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dataUrl } from './call.ts';

/** The folder with the output of `npm run draw:pictures`. */
const PICTURES = new URL('pictures/', import.meta.url);

export const hasPicture = (name: string): boolean => existsSync(new URL(`${name}.webp`, PICTURES));

/** A picture as a data URL, as a browser sends it. */
export const pictureUrl = async (name: string): Promise<string> =>
  dataUrl('image/webp', await readFile(new URL(`${name}.webp`, PICTURES)));

/** Reads a file of the pictures folder. */
export const readPictureFile = (name: string): Promise<Buffer> => readFile(new URL(name, PICTURES));
