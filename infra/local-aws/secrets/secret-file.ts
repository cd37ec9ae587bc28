import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

const secret = z.object({
  name: z.string(),
  arn: z.string(),
  current: z.object({
    id: z.string(),
    value: z.string(),
    /** Epoch milliseconds. */
    createdAt: z.number(),
  }),
});
const secretFile = z.array(secret);

export type Secret = z.output<typeof secret>;

/**
 * Reads the secrets of a file. A missing file has none.
 *
 * @throws Error when the file is damaged, because new secrets would sign out all members.
 */
export function readSecrets(file: string): Map<string, Secret> {
  if (!existsSync(file)) return new Map();
  try {
    const secrets = secretFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(secrets.map((entry) => [entry.name, entry]));
  } catch (cause) {
    throw new Error(`${file} does not hold secrets; remove it to start with new ones.`, { cause });
  }
}

/** Replaces the file atomically, readable by its owner only, and flushes it to disk. */
export function writeSecrets(file: string, secrets: Iterable<Secret>): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, `${JSON.stringify([...secrets], null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}
