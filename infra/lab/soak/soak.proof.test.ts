import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { checkInvariants } from '../../../lambdas/invariants/check.ts';
import { Snapshot } from '../../../lambdas/invariants/snapshot.ts';
import { jobKinds } from '../../../lambdas/jobs/keys.ts';
import type { Key } from '../../../lambdas/table/key.ts';
import { settledAt } from '../../../lambdas/testing/calls/caller.ts';
import { readDataFolder } from '../../operations/invariants/tables.ts';
import { settings } from '../settings.ts';
import { type Memory, startServer } from '../testing/started-server.ts';
import { live, newCommunity } from './community.ts';
import { growthOf, MEMORY_HEAD, memoryLine } from './memory.ts';

const { soakSeconds } = settings;

const MEMBERS = 50;

const SAMPLE_MS = 10_000;

/** Of which growth can be told: the first minutes fill caches. */
const LONG_SECONDS = 300;
/** From the second fifth to the last one. What is free stays with the process after a peak, so resident memory varies more. */
const MOST_GROWTH = { heap: 1.15, resident: 1.3 };

async function watch(sample: () => Promise<Memory>, until: number): Promise<Memory[]> {
  const samples = [await sample()];
  while (Date.now() + SAMPLE_MS < until) {
    await setTimeout(SAMPLE_MS);
    samples.push(await sample());
  }
  return samples;
}

/** Of events that met calls at the same items more often than they try at once: delivered again, and then done. */
const CONTENDED = /"message":"subscriber failed".*"error":\{"name":"ContendedError"/;

/** Queues count the rest of a job in whole seconds, so a worker comes up to one later. */
const WAKING_MS = 2_000;

/** Jobs that should have been done by then: all but those that still rested between their first and second pass. */
const dueJobs = (items: Key[], then: number) =>
  new Snapshot(items)
    .all(jobKinds.job)
    .filter(({ item }) => (item.restsUntil ?? 0) <= then)
    .map(({ item }) => item.kind);

it(`${MEMBERS} members live together for ${soakSeconds} seconds without an error`, {
  timeout: soakSeconds * 1_000 + 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-soak-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer(folder, { SITE: 'false' });
  onTestFinished(server.kill);
  const community = await newCommunity(server.url, MEMBERS);
  const { tally, members } = community;

  const until = Date.now() + soakSeconds * 1_000;
  const [samples] = await Promise.all([
    watch(server.memory, until),
    ...members.map((member) => live(member, () => Date.now() >= until)),
  ]);
  const ended = Date.now();
  await settledAt(server.url);
  const settledMs = Date.now() - ended;
  await server.stop();
  const { items, violations } = await readDataFolder(folder);
  const due = dueJobs(items, ended - WAKING_MS);

  console.log(
    [
      `${tally.calls} calls, ${(tally.calls / soakSeconds).toFixed(1)} a second; all had followed ${settledMs} ms after the last`,
      `${server.errors.filter((line) => CONTENDED.test(line)).length} times events were delivered again, because calls were in the way`,
      '',
      '| Route | Answers | p50 ms | p99 ms |',
      '|---|---|---|---|',
      ...tally.lines(),
      '',
      ...MEMORY_HEAD,
      ...samples.map((memory, i) => memoryLine(memory, (i * SAMPLE_MS) / 1_000)),
      `from the second to the last fifth, times: ${JSON.stringify(growthOf(samples))}`,
    ].join('\n'),
  );
  expect(tally.unexpected).toEqual([]);
  expect(server.errors.filter((line) => !CONTENDED.test(line))).toEqual([]);

  expect(violations).toEqual([]);
  expect(checkInvariants(items).violations).toEqual([]);
  expect(due).toEqual([]);
  if (soakSeconds < LONG_SECONDS) return;

  expect(tally.withoutSuccess).toEqual([]);
  const { heap, resident } = growthOf(samples);
  expect(heap).toBeLessThan(MOST_GROWTH.heap);
  expect(resident).toBeLessThan(MOST_GROWTH.resident);
});
