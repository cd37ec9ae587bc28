import type { Config } from 'jest';

/** Infrastructure only: everything else is tested by Vitest. */
const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/infra/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/infra/(local|local-aws|demo|lab)/'],
  modulePathIgnorePatterns: ['<rootDir>/cdk.out/', '<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  globalSetup: '<rootDir>/infra/testing/build-once.ts',
  maxWorkers: '100%',
  transform: { '\\.ts$': '<rootDir>/infra/testing/esbuild-transform.js' },
};

export default config;
