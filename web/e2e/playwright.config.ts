import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM, CHROMIUM_WITHOUT_WINDOW } from './chromium.ts';
import { SITE_PORT } from './site-port.ts';

const FIRST_PORT = Number(process.env.E2E_PORT ?? 3217);
const WORKERS = Number(process.env.E2E_WORKERS ?? 1);

/** Each worker has a stack of its own, so that no journey sees what another one changes meanwhile. */
const siteOf = (worker: number) => `http://localhost:${FIRST_PORT + 100 * worker}`;

/** The data folder of a new stack: a copy of the demo community where `run.ts` has made one, or empty for the stack to fill. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-e2e-'));
  const { E2E_COMMUNITY } = process.env;
  if (E2E_COMMUNITY) cpSync(E2E_COMMUNITY, folder, { recursive: true });
  return folder;
}

/** Its workers read this file as well, but start no stacks. */
const startsStacks = !process.env.BASE_URL && process.env.TEST_WORKER_INDEX === undefined;

// Playwright numbers its workers here: https://playwright.dev/docs/test-parallel#worker-index-and-parallel-index
const baseURL = process.env.BASE_URL ?? siteOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/**
 * Journeys for the whole browser: the one without a window has no Web Push, and leaves a list that scrolls by Tab in
 * another way. All others take half the time in that one.
 */
const WITH_WINDOW = ['**/keyboard.spec.ts', '**/push.spec.ts'];

/** Every screen is looked at in these two, each in light and in dark; journeys run once. */
const LOOKS = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 375, height: 760 } },
] as const;

/** Journeys through the real local stack in a real browser; `BASE_URL` runs them against a deployed stage instead. */
export default defineConfig({
  outputDir: '../../test-results',
  workers: process.env.BASE_URL ? 1 : WORKERS,
  // Journeys with three members take 20 seconds on two quiet cores, and five times that on busy ones.
  timeout: 180_000,
  // Pictures are processed before a post or project with them is there.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    contextOptions: { reducedMotion: 'reduce' },
    // Its answers pass by what journeys put in place of the server's; those about it let it work.
    serviceWorkers: 'block',
    launchOptions: CHROMIUM_WITHOUT_WINDOW,
  },
  projects: [
    { name: 'journeys', testDir: 'journeys', testIgnore: WITH_WINDOW },
    { name: 'window', testDir: 'journeys', use: { launchOptions: CHROMIUM }, testMatch: WITH_WINDOW },
    ...LOOKS.map(({ name, viewport }) => ({
      name,
      testDir: 'screens',
      use: { viewport },
    })),
  ],
  ...(startsStacks && {
    webServer: Array.from({ length: WORKERS }, (_, worker) => ({
      command: 'npm start',
      cwd: join(import.meta.dirname, '../..'),
      url: `${siteOf(worker)}/api/v1/health`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
      env: {
        PORT: new URL(siteOf(worker)).port,
        DATA_DIR: dataFolder(),
        SEED: 'demo',
        DAILY_LIMITS_FACTOR: '1000',
        PREVIEW_TEST_PORT: String(SITE_PORT),
      },
    })),
  }),
});
