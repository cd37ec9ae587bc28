import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { UsedRights } from './recorder.ts';

const FOLDER = new URL('../../../dist/', import.meta.url);
const FILE = new URL('used-rights.json', FOLDER);

const rights = z.record(z.string(), z.array(z.string()));

/** What functions have used of what they are granted while integration tests ran last. */
export const readUsedRights = (): UsedRights => rights.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Keeps what functions have used, those of all stacks together. */
export function writeUsedRights(all: UsedRights[]): void {
  const used: UsedRights = {};
  for (const [id, actions] of all.flatMap((one) => Object.entries(one)))
    used[id] = [...new Set([...(used[id] ?? []), ...actions])].sort();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(used, null, 2));
}
