// All journeys, then a look at every screen, in two browsers at once: node web/e2e/run.ts

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const CONFIG = join(import.meta.dirname, 'playwright.config.ts');
const START = join(import.meta.dirname, '../../infra/local/start.ts');

/** Journeys change the community, and looks want it as it was. */
const PARTS = [
  ['journeys', 'window'],
  ['desktop', 'phone'],
];

/**
 * Fills a data folder with the demo community, which takes longer than to copy it.
 *
 * @throws Error when it cannot be filled
 */
async function makeCommunity(folder: string): Promise<void> {
  const stack = spawn(process.execPath, [START], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, PORT: '0', SEED: 'demo', SITE: 'false' },
  });
  const ended = once(stack, 'exit');
  for await (const line of createInterface({ input: stack.stdout }))
    if (line.startsWith('Hearth runs')) stack.kill('SIGTERM');
  const [code, signal] = await ended;
  if (code !== 0) throw new Error(`the stack ended with ${code ?? signal}`);
}

const community = mkdtempSync(join(tmpdir(), 'hearth-e2e-'));
// A deployed stage has its own.
if (!process.env.BASE_URL) await makeCommunity(community);
const env = { ...process.env, E2E_COMMUNITY: community, E2E_WORKERS: '2' };
for (const projects of PARTS) {
  const chosen = projects.map((project) => `--project=${project}`);
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', CONFIG, ...chosen, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env,
    },
  );
  if (status !== 0) {
    // What failed is the last that is printed.
    process.exitCode = 1;
    break;
  }
}
rmSync(community, { recursive: true, force: true });
