import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { bundleFunctions } from '../bundles/functions.ts';

/** Bundles the functions once for all test files, which run in processes of their own. */
export default async function bundleOnce(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'hearth-bundles-'));
  const file = join(directory, 'bundles');
  writeFileSync(file, serialize(await bundleFunctions(join(directory, 'functions'))));
  process.env.BUNDLES_FILE = file;
  process.once('exit', () => rmSync(directory, { recursive: true }));
}
