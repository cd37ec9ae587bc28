import { afterAll, beforeAll } from 'vitest';
import { config } from '../config.ts';
import { emptyTable } from './fixtures.ts';
import { testedSystem } from './system.ts';

/** Jobs of the file before may still be under way. */
const LONG = 120_000;

const { environment } = testedSystem();

if (environment) {
  Object.assign(process.env, environment);
  // What other files have left would make searches longer, and hide what does not fit.
  beforeAll(emptyTable, LONG);
  // Files that run in one worker share its modules: settings that one file changes must not reach the next.
  const settings = { ...config() };
  afterAll(() => {
    Object.assign(config(), settings);
  });
}
