import * as z from 'zod';
import { KB } from '../../../shared/limits.ts';
import { put, readSmall, remove, type ServedAs } from '../bucket.ts';
import { processedKey } from '../file-keys.ts';
import { type ProcessedPicture, REFUSALS, type Refusal } from './picture.ts';

/** What has become of a picture. */
const result = z.union([
  z.object({
    width: z.number(),
    height: z.number(),
    megapixels: z.number().default(0),
    blur: z.string(),
    edges: z.array(z.number()),
  }),
  z.object({ refused: z.enum(REFUSALS) }),
]);
export type Result = z.infer<typeof result>;

export const resultOf = (value: unknown): Result => result.parse(value);

const JSON_FILE: ServedAs = { ContentType: 'application/json', ContentDisposition: 'inline' };
export const WEBP_FILE: ServedAs = { ContentType: 'image/webp', ContentDisposition: 'inline' };

/** Where a copy of a processed picture waits to be claimed. */
export const copyKey = (key: string, edge: number): string => processedKey(key, `${edge}.webp`);

/**
 * What has become of the picture with this key.
 *
 * @returns undefined when it has not been processed
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function readResult(key: string): Promise<Result | undefined> {
  const bytes = await readSmall(processedKey(key, 'json'), 4 * KB);
  return bytes && resultOf(JSON.parse(Buffer.from(bytes).toString()));
}

function summaryOf(made: ProcessedPicture | Refusal): Result {
  if (typeof made === 'string') return { refused: made };
  const { copies, ...shape } = made;
  return { ...shape, edges: [...copies.keys()] };
}

/** Stores what was made of a picture; storing the same again changes nothing. */
export async function storeResult(key: string, made: ProcessedPicture | Refusal): Promise<Result> {
  const found = summaryOf(made);
  const copies = typeof made === 'string' ? [] : [...made.copies];
  await Promise.all(copies.map(([edge, bytes]) => put(copyKey(key, edge), bytes, WEBP_FILE)));
  // Last: whoever finds it finds the copies.
  await put(processedKey(key, 'json'), Buffer.from(JSON.stringify(found)), JSON_FILE);
  return found;
}

/** Deletes what was made of a picture. */
export async function removeResult(key: string, found: Result): Promise<void> {
  const edges = 'edges' in found ? found.edges : [];
  await remove([processedKey(key, 'json'), ...edges.map((edge) => copyKey(key, edge))]);
}
