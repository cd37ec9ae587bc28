import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkInvariants } from '../../../lambdas/invariants/check.ts';
import { readDataFolder } from '../../operations/invariants/tables.ts';
import type { DeliveryName } from '../testing/deliveries.ts';
import { spawnStack } from '../testing/spawn-stack.ts';
import { actOut, type Community, lookAround } from './a-day.ts';

const WAYS: DeliveryName[] = [
  'twice',
  'with faults',
  'in pieces',
  'late',
  'out of order between items',
  'backwards',
];

const HELD: DeliveryName[] = ['late', 'out of order between items', 'backwards'];

/** The same members, for another address of the server. */
const moved = ({ ana, bob, cyd, dan, fay }: Community, base: string): Community => ({
  ana: ana.at(base),
  bob: bob.at(base),
  cyd: cyd.at(base),
  dan: dan.at(base),
  fay: fay.at(base),
});

/** What everybody sees at the end of a day whose changes were delivered in one way or another. */
async function endOf(delivery: DeliveryName): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-deliveries-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stack = await spawnStack(folder, { delivery });
  onTestFinished(() => void stack.process.kill('SIGKILL'));
  const community = await actOut(stack.url, HELD.includes(delivery) ? async () => {} : stack.settled);
  if (HELD.includes(delivery)) stack.process.kill('SIGUSR2');
  await stack.settled();
  await stack.stop('SIGTERM');
  // Jobs whose worker has failed, or was not sent, go on when the stack starts again.
  const healthy = await spawnStack(folder);
  onTestFinished(() => void healthy.process.kill('SIGKILL'));
  await healthy.settled();
  const seen = await lookAround(moved(community, healthy.url));
  await healthy.stop('SIGTERM');
  const { items, violations } = await readDataFolder(folder);
  expect([...violations, ...checkInvariants(items).violations]).toEqual([]);
  return seen;
}

describe('a day whose changes are delivered', { timeout: 180_000 }, () => {
  let wanted: unknown;

  it('once and in order ends without a violation', async () => {
    wanted = await endOf('clean');
  });

  it.each(WAYS)('%s ends in the same state', async (delivery) => {
    expect(await endOf(delivery)).toEqual(wanted);
  });
});
