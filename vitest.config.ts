import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractFacts } from './web/build/contract-facts.ts';

/** Tests of screens. */
const ofScreens = {
  environment: 'happy-dom',
  setupFiles: ['web/src/test-setup.ts'],
  // Whole screens, typed into letter by letter: a busy machine needs its time.
  testTimeout: 40_000,
};

/** Those that put other modules in the place of some, which have to be loaded for them alone. */
const ALONE = 'web/src/**/*.alone.test.{ts,tsx}';

export default defineConfig({
  test: {
    // A deployed stage is one for all test files, which then would see each other's posts and projects.
    maxWorkers: process.env.BASE_URL ? 1 : '100%',
    // Start sooner than processes.
    pool: 'threads',
    projects: [
      'infra/local-aws',
      {
        test: {
          name: 'unit',
          include: ['{shared,lambdas,infra/local,infra/demo,infra/lab}/**/*.test.ts'],
          exclude: ['**/*.{int,proof}.test.ts'],
          environment: 'node',
          // Some write thousands of items to a disk that others use as well.
          testTimeout: 40_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [
            '{lambdas,infra/local,infra/demo,infra/lab}/**/*.int.test.ts',
            ...(process.env.PROOF ? ['{lambdas,infra/lab}/**/*.proof.test.ts'] : []),
          ],
          environment: 'node',
          // They call a stack of their worker and mock no modules; the setup takes back the settings that they change.
          isolate: false,
          globalSetup: 'infra/lab/testing/vitest-global-setup.ts',
          setupFiles: ['lambdas/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), contractFacts()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [ALONE],
          ...ofScreens,
          // Loading libraries and screens anew for each file takes longer than most of them run.
          isolate: false,
        },
      },
      {
        plugins: [react(), contractFacts()],
        test: { name: 'web-alone', include: [ALONE], ...ofScreens },
      },
    ],
  },
});
