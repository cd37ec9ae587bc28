import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../../../lambdas/config.ts';
import { expectInvariants } from '../../../lambdas/testing/invariants.ts';
import { hasTable } from '../../../lambdas/testing/system.ts';
import { routes as contract } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { routeFunction } from '../../local/functions.ts';
import { settings } from '../settings.ts';
import { countsOf } from '../statistics.ts';
import { Fixture } from './fixture.ts';
import { type Input, inputsOf } from './inputs.ts';
import { send } from './send.ts';

/** Inputs after which things that calls have taken away are there again. */
const REFRESHED_AFTER = 300;

/** Of each route, although there is no time left. */
const LEAST_MS = 500;

/** What has failed, as short as it can be put, and how to see it again. */
function reportOf(route: Route, details: fc.RunDetails<[Input]>): string {
  const { seed, counterexample, counterexamplePath, errorInstance, numShrinks } = details;
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const again = `SEED=${seed} FUZZ_PATH=${counterexamplePath} npx vitest run --project integration infra/lab/fuzz -t ${route.name}`;
  const found = JSON.stringify(counterexample?.[0]);
  return `${why}\nafter ${numShrinks} steps of shrinking: ${found}\n${again}`;
}

/** Each route has inputs of its own; those of a failure are found by the seed that was printed with it. */
const seedOf = (route: Route): number => settings.seed + (settings.path ? 0 : contract.indexOf(route));

/** Calls each of some routes with generated inputs. */
export function fuzz(routes: Route[]): void {
  const { inputs, milliseconds, path, isLong } = settings;
  const each = Math.ceil(inputs / contract.length);
  const fixture = new Fixture();
  const answered: number[] = [];
  let sinceRefresh = 0;
  let end = 0;
  let left = routes.length;

  async function refresh(): Promise<void> {
    await fixture.refresh();
    sinceRefresh = 0;
  }

  async function attempt(route: Route, input: Input): Promise<number> {
    if (sinceRefresh === REFRESHED_AFTER) await refresh();
    sinceRefresh += 1;
    return send(route, input, fixture);
  }

  expectInvariants();

  describe.skipIf(!hasTable)(`from seed ${settings.seed}`, () => {
    beforeAll(async () => {
      // Answers leave as they do on AWS: a schema that takes fields away would hide them from this test.
      config().CHECK_ANSWERS = false;
      await refresh();
      end = Date.now() + milliseconds;
    });

    afterAll(() => {
      if (isLong)
        console.log(`fuzz: ${answered.length} inputs for ${routes.length} routes, ${countsOf(answered)}`);
    });

    it.each(routes)('$name answers every input as the contract says', { timeout: 900_000 }, async (route) => {
      await routeFunction(route);
      if (sinceRefresh + Math.min(each, REFRESHED_AFTER) > REFRESHED_AFTER) await refresh();
      const statuses: number[] = [];
      const property = fc.asyncProperty(inputsOf(route), async (input) => {
        const status = await attempt(route, input);
        statuses.push(status);
      });
      const details = await fc.check(property, {
        seed: seedOf(route),
        numRuns: each,
        // The input under way is waited for, and the first one is always sent, however long it takes.
        skipAllAfterTimeLimit: Math.max(LEAST_MS, (end - Date.now()) / left),
        maxSkipsPerRun: 0,
        ...(path && { path, endOnFailure: true }),
      });
      // Without a counterexample it only has taken too long.
      if (details.counterexample) expect.fail(reportOf(route, details));
      left -= 1;
      answered.push(...statuses);
      if (isLong) console.log(`${route.name}: ${statuses.length} inputs, ${countsOf(statuses)}`);
      expect(statuses.length).toBeGreaterThan(0);
    });
  });
}
