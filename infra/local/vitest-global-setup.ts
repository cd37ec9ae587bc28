import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { checkInvariants } from '../../lambdas/invariants/check.ts';
import { readDataFolder } from '../operations/invariants/tables.ts';
import { SETTLED_PATH } from './settled.ts';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** Answers with 204 once all consequences of earlier calls are visible; only where the stack is local. */
    settledUrl: string;
    /** Environment variables for tests that use modules of `lambdas` directly; undefined against a deployed stage. */
    environment: Record<string, string> | undefined;
  }
}

/** Provides the system under test: the one at `BASE_URL`, or a new local stack. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { BASE_URL } = process.env;
  if (BASE_URL) {
    provide('baseUrl', BASE_URL);
    provide('settledUrl', BASE_URL + SETTLED_PATH);
    provide('environment', undefined);
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  const stack = await startStack({ dataDir, port: 0 });
  provide('baseUrl', stack.url);
  provide('settledUrl', stack.url + SETTLED_PATH);
  provide('environment', stack.environment);
  return async () => {
    await stack.settled();
    await stack.close();
    const { items, violations } = await readDataFolder(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    const all = [...violations, ...checkInvariants(items).violations];
    if (all.length > 0) throw new Error(`The tests have left what does not agree:\n${all.join('\n')}`);
  };
}
