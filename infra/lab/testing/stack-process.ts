// The whole local stack without a site, as a process that can be killed: node stack-process.ts <folder> <delivery> <members>

import { fixturesVariables } from '../../../lambdas/testing/fixtures.ts';
import { type SeedStream, startStack } from '../../local/stack.ts';
import { recordRights, usedRights } from '../rights/recorder.ts';

const [dataDir = '', name = 'clean', members = '0'] = process.argv.slice(2);

/** How many items the table has been filled with. */
let items = 0;

/** Fills the table with a made-up community. What it needs reads the environment that the stack has set by now. */
async function fillTable({ load }: SeedStream): Promise<void> {
  const { hashPassword } = await import('../../../lambdas/auth/password/password.ts');
  const { PASSWORD } = await import('../../../lambdas/testing/calls/caller.ts');
  const { fill } = await import('../bench/fill/fill.ts');
  items = await fill(Number(members), await hashPassword(PASSWORD), load);
}

recordRights();
const stack = await startStack({
  dataDir,
  port: 0,
  ...(Number(members) > 0 && { seed: fillTable }),
  delivery: (deliver) => {
    // The functions' client reads the environment that the stack has set by now.
    const chosen = import('./deliveries.ts').then((module) => {
      if (!module.isDeliveryName(name)) throw new Error(`no such delivery: ${name}`);
      return module.DELIVERIES[name](deliver);
    });
    return async (event) => (await chosen)(event);
  },
  work: (deliver) => {
    const chosen = import('./deliveries.ts').then((module) =>
      module.isDeliveryName(name) ? module.workOf(name)(deliver) : deliver,
    );
    return async (queue, event) => (await chosen)(queue, event);
  },
});
// It reads the environment as well.
const { startFixtures } = await import('./fixtures.ts');
const fixtures = await startFixtures(stack);
const environment = { ...stack.environment, ...fixturesVariables(stack.url, fixtures.endpoint) };
process.once('SIGTERM', async () => {
  await fixtures.close();
  await stack.close();
  process.stdout.write(`${JSON.stringify({ usedRights: usedRights() })}\n`, () => process.exit(0));
});
console.log(JSON.stringify({ url: stack.url, environment, items }));
