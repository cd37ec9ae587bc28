import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'local-aws',
    include: ['**/*.test.ts'],
    // Some write thousands of items to a disk that others use as well.
    testTimeout: 20_000,
  },
});
