import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { TestedSystem } from '../../lambdas/testing/system.ts';
import { SETTLED_PATH } from './settled.ts';
import { spawnStack } from './testing/spawn-stack.ts';

/** Tests sign up thousands of members; bcrypt's lowest cost is 64 times cheaper than the one that functions have. */
const PASSWORD_HASH_COST = '4';

async function startStack(): Promise<{ system: TestedSystem; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  const { url, environment, stop } = await spawnStack(dataDir, { environment: { PASSWORD_HASH_COST } });
  return {
    system: { url, settledUrl: url + SETTLED_PATH, environment: { ...environment, PASSWORD_HASH_COST } },
    async stop() {
      await stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Provides the systems under test: the one at `BASE_URL`, or a new local stack for each worker. */
export default async function setup({
  provide,
  config,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { BASE_URL } = process.env;
  if (BASE_URL) {
    provide('systems', [{ url: BASE_URL, settledUrl: BASE_URL + SETTLED_PATH, environment: undefined }]);
    return undefined;
  }
  const stacks = await Promise.all(Array.from({ length: config.maxWorkers }, startStack));
  provide(
    'systems',
    stacks.map(({ system }) => system),
  );
  return async () => {
    await Promise.all(stacks.map(({ stop }) => stop()));
  };
}
