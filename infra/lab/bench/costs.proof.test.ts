import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasTable } from '../../../lambdas/testing/system.ts';
import { spawnStack } from '../testing/spawn-stack.ts';
import { overBudget } from './costs/budget-check.ts';
import { filledAt } from './costs/filled.ts';
import { growthIn, type Measured } from './costs/growth.ts';
import { measureReads } from './costs/measure.ts';

async function readsAt(size: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-costs-'));
  const stack = await spawnStack(dataDir, { members: size, environment: { PASSWORD_HASH_COST: '4' } });
  onTestFinished(async () => {
    await stack.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { size, lines: await measureReads(await filledAt(stack.url, size)) };
}

it.skipIf(!hasTable)(
  'no read costs more among 1,000 members than among 100, and each is within its budget',
  async () => {
    const measured = [await readsAt(100), await readsAt(1_000)];
    expect(growthIn(measured)).toEqual([]);
    expect(overBudget(measured)).toEqual([]);
  },
  120_000,
);
