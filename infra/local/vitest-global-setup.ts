import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
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
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
