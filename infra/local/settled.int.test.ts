import { expect, it } from 'vitest';
import { settledAt } from '../../lambdas/testing/calls/caller.ts';
import { newMember } from '../../lambdas/testing/calls/client.ts';
import { settled } from '../../lambdas/testing/settled.ts';
import { testedSystem } from '../../lambdas/testing/system.ts';

it('a test in a process of its own can wait for what follows from its calls', async () => {
  await newMember();
  await settled();
  if (!testedSystem().environment) return;
  expect((await settledAt(testedSystem().url)).isLocal).toBe(true);
});
