import { expect, inject, it } from 'vitest';
import { newMember } from '../../lambdas/testing/client.ts';
import { settled } from '../../lambdas/testing/settled.ts';

it('a test in a process of its own can wait for what follows from its calls', async () => {
  await newMember();
  await settled();
  if (!inject('environment')) return;
  expect((await fetch(inject('settledUrl'))).status).toBe(204);
});
