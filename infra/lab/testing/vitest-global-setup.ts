import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { TestedSystem } from '../../../lambdas/testing/system.ts';
import type { UsedRights } from '../rights/recorder.ts';
import { writeUsedRights } from '../rights/used.ts';
import { leakIn } from './log-leaks.ts';
import { startSite } from './site.ts';
import { spawnStack } from './spawn-stack.ts';

/** Tests sign up thousands of members; bcrypt's lowest cost is 64 times cheaper than the one that functions have. */
const PASSWORD_HASH_COST = '4';

/** Whoever calls at once shares a processor with the table here, and waits for many times longer than on AWS. */
const CONFLICT_RETRY_SECONDS = '25';

/** `npm run rights` wants to see which function reads which secret, and all of them share a process: 0 there. */
const { SECRETS_KEPT_SECONDS = '300' } = process.env;

const OF_TESTS = { PASSWORD_HASH_COST, CONFLICT_RETRY_SECONDS };

/** Functions log here as they do on AWS, so that the log of the whole suite can be looked at. */
const LOGGING = { AWS_LAMBDA_LOG_LEVEL: 'INFO', METRICS_NAMESPACE: 'Hearth-test' };

/** What has been logged that must not be, each line with the reason. */
const leaks: string[] = [];

function inspect(line: string): void {
  const leak = leakIn(line);
  if (leak) leaks.push(`${leak} in ${line.slice(0, 1_000)}`);
}

/** An address of this machine at which nobody listens: tests start a push service there. */
async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}`;
}

interface StartedStack {
  system: TestedSystem;
  /** Ends it, and tells what its functions have used. */
  stop(): Promise<UsedRights>;
}

async function startStack(): Promise<StartedStack> {
  const site = await startSite();
  const PREVIEW_TEST_PORT = String(site.port);
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  const LOCAL_PUSH_SERVICE = await freeAddress();
  const OUTSIDE = { PREVIEW_TEST_PORT, LOCAL_PUSH_SERVICE };
  const { url, environment, stop, usedRights } = await spawnStack(dataDir, {
    environment: { ...OF_TESTS, SECRETS_KEPT_SECONDS, ...OUTSIDE, ...LOGGING },
    onLog: inspect,
  });
  return {
    system: {
      url,
      // What tests call in their own process would fill the screen.
      environment: { ...environment, ...OF_TESTS, ...OUTSIDE, AWS_LAMBDA_LOG_LEVEL: 'FATAL' },
    },
    async stop() {
      await stop('SIGTERM');
      site.close();
      rmSync(dataDir, { recursive: true, force: true });
      return usedRights();
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
    provide('systems', [{ url: BASE_URL, environment: undefined }]);
    return undefined;
  }
  const stacks = await Promise.all(Array.from({ length: config.maxWorkers }, startStack));
  provide(
    'systems',
    stacks.map(({ system }) => system),
  );
  return async () => {
    writeUsedRights(await Promise.all(stacks.map(({ stop }) => stop())));
    if (leaks.length > 0)
      throw new Error(`${leaks.length} log lines hold what none may:\n${leaks.slice(0, 5).join('\n')}`);
  };
}
