import { inject } from 'vitest';

/** A running system that tests call. */
export interface TestedSystem {
  url: string;
  /** Environment variables for tests that use modules of `lambdas` directly; undefined against a deployed stage. */
  environment: Record<string, string> | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, so that test files which run at the same time do not see each other's members. */
    systems: TestedSystem[];
  }
}

/** The system that this worker has for itself; a deployed stage is one for all. */
export function testedSystem(): TestedSystem {
  const systems = inject('systems');
  const system = systems[(Number(process.env.VITEST_POOL_ID) - 1) % systems.length];
  if (!system) throw new Error('there is no system to test');
  return system;
}

/** Whether tests can read and write the table themselves: not that of a deployed stage. */
export const hasTable: boolean = testedSystem().environment !== undefined;
