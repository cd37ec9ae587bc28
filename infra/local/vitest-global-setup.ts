import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** Environment variables for tests that use modules of `lambdas` directly; undefined against a deployed stage. */
    environment: Record<string, string> | undefined;
  }
}

/** Provides the system under test: the one at `BASE_URL`, or a new local stack. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { BASE_URL } = process.env;
  if (BASE_URL) {
    provide('baseUrl', BASE_URL);
    provide('environment', undefined);
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  const stack = await startStack({ dataDir, port: 0 });
  provide('baseUrl', stack.url);
  provide('environment', stack.environment);
  return async () => {
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
