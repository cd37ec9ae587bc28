import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { type CorsRule, corsRule } from './cors.ts';
import { measure, type Sums } from './protocol/checksums.ts';
import { S3Error } from './protocol/errors.ts';

const storedObject = z.object({
  key: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Quoted, as in the header. */
  etag: z.string(),
  crc32: z.string(),
  /** Epoch milliseconds. */
  modifiedAt: z.number(),
  /** Headers that the object is served with, including `content-type` and `x-amz-meta-*`. */
  headers: z.record(z.string(), z.string()),
  /** Name of the file with the content. */
  blob: z.string(),
});
const bucketFile = z.object({ cors: z.array(corsRule) });

/** The stored metadata of an object. */
export type StoredObject = z.output<typeof storedObject>;

export interface PutOptions {
  headers: Record<string, string>;
  maxBytes: number;
  /** Validates the received content before it is stored; throws to refuse it. */
  check?: (sums: Sums) => void;
  /** Validates the object that would be replaced; throws to keep it. */
  precondition?: (current: StoredObject | undefined) => void;
}

export interface Bucket {
  find(key: string): StoredObject | undefined;
  keys(): Iterable<string>;
  /** Stores an object atomically. Rethrows errors of `content`, `check` and `precondition`. */
  put(key: string, content: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredObject>;
  /** Bytes `from` to `to` (inclusive) of an object; undefined when it has been replaced or removed. */
  stream(object: StoredObject, from: number, to: number): Promise<Readable | undefined>;
  /** Removes an object if it exists. */
  remove(key: string): void;
  /** Calls a listener with each object once it is stored; takes the place of an earlier one. */
  onStored(listener: (object: StoredObject) => void): void;
  cors(): readonly CorsRule[];
  setCors(rules: CorsRule[]): void;
}

const MAX_KEY_BYTES = 1_024;

/**
 * Opens a bucket in a folder, creating the folder if needed, and removes incomplete writes of a killed process.
 *
 * An object is stored as two files: the content under a unique name, and `<hash of the key>.json`, which refers to the
 * content. An object is replaced by renaming the JSON file, which is atomic, so a process killed at any moment leaves
 * the old object or the new one. File names are hashes of keys, so that keys may contain `../` and differ in case only.
 */
export function openBucket(dir: string): Bucket {
  const objectsDir = join(dir, 'objects');
  const settingsFile = join(dir, 'bucket.json');
  const blobPath = (object: { blob: string }) => join(objectsDir, object.blob);
  const recordPath = (key: string) => join(objectsDir, `${hashOf(key)}.json`);
  mkdirSync(objectsDir, { recursive: true });
  const objects = loadObjects(objectsDir);
  let cors = readJson(settingsFile, bucketFile)?.cors ?? [];

  let stored: (object: StoredObject) => void = () => {};

  // Synchronous, so that no other request runs between the precondition, the disk and the index.
  function commit(object: StoredObject, precondition: PutOptions['precondition']): void {
    const replaced = objects.get(object.key);
    precondition?.(replaced);
    writeJson(recordPath(object.key), object);
    objects.set(object.key, object);
    if (replaced) rmSync(blobPath(replaced), { force: true });
    stored(object);
  }

  return {
    find: (key) => objects.get(key),
    keys: () => objects.keys(),

    async put(key, content, { headers, maxBytes, check, precondition }) {
      if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
        throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
      }
      precondition?.(objects.get(key));
      const blob = `${hashOf(key)}.${randomUUID()}`;
      try {
        const { through, finish } = measure(content, maxBytes);
        await writeContent(blobPath({ blob }), through());
        const sums = finish();
        check?.(sums);
        const { size, etag, crc32 } = sums;
        const object = { key, size, etag, crc32, modifiedAt: Date.now(), headers, blob };
        commit(object, precondition);
        return object;
      } catch (error) {
        await rm(blobPath({ blob }), { force: true });
        throw error;
      }
    },

    async stream(object, from, to) {
      try {
        const handle = await open(blobPath(object));
        return handle.createReadStream({ start: from, end: to });
      } catch (error) {
        if (objects.get(object.key) !== object) return undefined;
        throw error;
      }
    },

    remove(key) {
      const object = objects.get(key);
      if (!object) return;
      rmSync(recordPath(key), { force: true });
      objects.delete(key);
      rmSync(blobPath(object), { force: true });
    },

    onStored(listener) {
      stored = listener;
    },
    cors: () => cors,
    setCors(rules) {
      writeJson(settingsFile, { cors: rules });
      cors = rules;
    },
  };
}

/** Loads the index, and removes files that belong to no complete object. */
function loadObjects(objectsDir: string): Map<string, StoredObject> {
  const objects = new Map<string, StoredObject>();
  const sizes = new Map(readdirSync(objectsDir).map((name) => [name, statSync(join(objectsDir, name)).size]));
  const needed = new Set<string>();
  for (const name of sizes.keys()) {
    if (!name.endsWith('.json')) continue;
    const object = readJson(join(objectsDir, name), storedObject);
    // A power failure can preserve the record and lose content; such an object is discarded.
    if (!object || sizes.get(object.blob) !== object.size) continue;
    objects.set(object.key, object);
    needed.add(name).add(object.blob);
  }
  for (const name of sizes.keys()) if (!needed.has(name)) rmSync(join(objectsDir, name), { force: true });
  return objects;
}

async function writeContent(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
}

function writeJson(path: string, value: object): void {
  writeFileSync(`${path}.new`, JSON.stringify(value));
  renameSync(`${path}.new`, path);
}

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
