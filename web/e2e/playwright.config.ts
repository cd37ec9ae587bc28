import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM } from '../../infra/lab/chromium.ts';
import { SITE_PORT } from './site-port.ts';

const PORT = Number(process.env.E2E_PORT ?? 3217);
const baseURL = process.env.BASE_URL ?? `http://localhost:${PORT}`;

/** Every screen is looked at in these two, each in light and in dark; journeys run once. */
const LOOKS = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 375, height: 760 } },
] as const;

/** Journeys through the real local stack in a real browser; `BASE_URL` runs them against a deployed stage instead. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  // Journeys with three members take 20 seconds on two quiet cores, and five times that on busy ones.
  timeout: 180_000,
  // Pictures are processed before a post or project with them is there.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: 'journeys', testIgnore: '**/screens/*.spec.ts' },
    ...LOOKS.map(({ name, ...use }) => ({ name, use, testMatch: '**/screens/*.spec.ts' })),
  ],
  ...(!process.env.BASE_URL && {
    webServer: {
      command: 'npm start',
      cwd: join(import.meta.dirname, '../..'),
      url: `${baseURL}/api/v1/health`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(PORT),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'hearth-e2e-')),
        SEED: 'demo',
        DAILY_LIMITS_FACTOR: '1000',
        PREVIEW_TEST_PORT: String(SITE_PORT),
      },
    },
  }),
});
