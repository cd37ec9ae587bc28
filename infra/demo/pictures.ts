import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { put } from '../../lambdas/media/bucket.ts';
import { uploadKey, uploadPath } from '../../lambdas/media/file-keys.ts';
import { processPicture } from '../../lambdas/media/pictures/process.ts';
import { storeResult, WEBP_FILE } from '../../lambdas/media/pictures/results.ts';
import { newId } from '../../lambdas/table/ids.ts';

const PICTURES = new URL('pictures/', import.meta.url);

const fileOf = (name: string): URL => new URL(`${name}.webp`, PICTURES);

export const hasPicture = (name: string): boolean => existsSync(fileOf(name));

/** Reads a document of the demo community by its file name. */
export const readDocument = (file: string): Promise<Buffer> =>
  readFile(new URL(`documents/${file}`, PICTURES));

/**
 * Stores a picture as an upload of a member that the media function has processed.
 *
 * @param name of the picture, with its folder: `faces/aiko`
 * @returns the path of the upload
 */
export async function uploadedPicture(memberId: string, name: string): Promise<string> {
  const key = uploadKey(memberId, newId());
  const bytes = await readFile(fileOf(name));
  // Before the upload itself, of which the bucket tells the media function: that would do the same work again.
  await storeResult(key, await processPicture(bytes));
  await put(key, bytes, WEBP_FILE);
  return uploadPath(key);
}
