import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { put } from '../../../lambdas/media/bucket.ts';
import { resultOf, storeResult, WEBP_FILE } from '../../../lambdas/media/pictures/results.ts';
import { uploadKey, uploadPath } from '../../../lambdas/media/places.ts';
import { newId } from '../../../lambdas/table/ids.ts';

/** The folder with the output of `npm run draw:pictures`. */
const PICTURES = new URL('pictures/', import.meta.url);

/** What the media function has found out about a picture. */
export const fileOfResult = (name: string): string => `${name}.json`;

/** What it has made of it, by pixels of the longer side. */
export const fileOfCopy = (name: string, edge: number): string => `${name}.${edge}.webp`;

export const hasPicture = (name: string): boolean => existsSync(new URL(fileOfResult(name), PICTURES));

/** Reads a file of the pictures folder. */
export const readPictureFile = (name: string): Promise<Buffer> => readFile(new URL(name, PICTURES));

/**
 * Stores a picture as an upload that has been processed: drawing seventy pictures in several sizes anew would take most
 * of the time of a first start.
 *
 * @returns the path of the upload
 */
export async function uploadedPicture(memberId: string, name: string): Promise<string> {
  const key = uploadKey(memberId, newId());
  const found = resultOf(JSON.parse((await readPictureFile(fileOfResult(name))).toString()));
  if ('refused' in found) throw new Error(`the picture ${name} was refused`);
  const { edges, ...known } = found;
  const copies = new Map<number, Uint8Array>();
  for (const edge of edges) copies.set(edge, await readPictureFile(fileOfCopy(name, edge)));
  await storeResult(key, { ...known, copies });
  await put(key, copies.get(Math.max(...edges)) ?? new Uint8Array(), WEBP_FILE);
  return uploadPath(key);
}
