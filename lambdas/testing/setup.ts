import { afterAll } from 'vitest';
import { config } from '../config.ts';
import { testedSystem } from './system.ts';

const { environment } = testedSystem();

if (environment) {
  Object.assign(process.env, environment);
  // Files that run in one worker share its modules: settings that one file changes must not reach the next.
  const settings = { ...config() };
  afterAll(() => {
    Object.assign(config(), settings);
  });
}
