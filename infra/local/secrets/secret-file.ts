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

const version = z.object({ id: z.string(), value: z.string(), createdAt: z.number() });
const secret = z.object({
  name: z.string(),
  arn: z.string(),
  current: version,
  /** What was current before the last change: rotation keeps accepting it for a while. */
  previous: version.optional(),
});
const secretFile = z.array(secret);

/** One value a secret has or had; `createdAt` in epoch milliseconds. */
export type SecretVersion = z.output<typeof version>;
export type Secret = z.output<typeof secret>;

/**
 * Reads the secrets of a file; a file that does not exist holds none.
 *
 * @throws when the file is there but damaged: replacing it silently would sign everyone out.
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

/** Replaces the file in one step, readable by its owner alone, on the disk before this returns. */
export function writeSecrets(file: string, secrets: Iterable<Secret>): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, `${JSON.stringify([...secrets], null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}
