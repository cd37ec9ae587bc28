import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { checkInvariants } from '../../../lambdas/invariants/check.ts';
import { readDataFolder } from '../../operations/invariants/tables.ts';
import { WRITES } from '../soak/acts.ts';
import { live, newCommunity } from '../soak/community.ts';
import type { Community } from '../soak/member.ts';
import { spawnStack } from '../testing/spawn-stack.ts';

const ROUNDS = 16;
const WRITERS = 10;
const LOAD_MS = 3_000;

/** Lets members write, one thing after the other, until the server is gone. */
async function killUnderLoad(folder: string, known: Community | undefined): Promise<Community> {
  const stack = await spawnStack(folder);
  onTestFinished(() => void stack.process.kill('SIGKILL'));
  const community = known ?? (await newCommunity(stack.url, WRITERS));
  for (const member of community.members) member.moveTo(stack.url);
  let isGone = false;
  const writing = community.members.map((me) => live(me, () => isGone, { acts: WRITES, thinkMs: 0 }));
  await setTimeout(LOAD_MS * (0.5 + Math.random()));
  isGone = true;
  await stack.stop('SIGKILL');
  await Promise.all(writing);
  return community;
}

/** Starts the stack once more, so that everything follows that is still to follow. */
async function recover(folder: string): Promise<void> {
  const stack = await spawnStack(folder);
  onTestFinished(() => void stack.process.kill('SIGKILL'));
  await stack.settled();
  await stack.stop('SIGTERM');
}

it(`a stack that is killed under load loses nothing, and all that follows follows (${ROUNDS} rounds)`, {
  timeout: ROUNDS * 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let load: Community | undefined;
  for (let round = 1; round <= ROUNDS; round += 1) {
    load = await killUnderLoad(folder, load);
    await recover(folder);
    const { items, violations } = await readDataFolder(folder);
    expect([...violations, ...checkInvariants(items).violations], `round ${round}`).toEqual([]);
    const stored = new Set(items.map((item) => ('_id' in item ? item._id : undefined)));
    expect([...load.postIds, ...load.projectIds].filter((id) => !stored.has(id))).toEqual([]);
    console.log(`round ${round}: ${load.tally.answered} calls answered, ${items.length} items, no violation`);
  }
});
