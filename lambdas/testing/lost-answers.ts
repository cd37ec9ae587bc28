import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { routeFile } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { client } from '../table/client.ts';
import type { Member } from './client.ts';
import { lambdaContext } from './context.ts';
import { eventOf } from './event.ts';
import { rounds } from './rounds.ts';

/** A call that is about to be made, and what can be seen of its effect. */
export interface Attempt {
  member: Member;
  params?: Record<string, string>;
  body?: unknown;
  /** The same for every attempt whose call has had its effect once. */
  look(): Promise<unknown>;
}

/** One invocation of a function that may end in the middle. */
interface Invocation {
  /** Calls to the table until the function stops. */
  left: number;
  made: number;
  /** Whether the indexes do not know yet what was written just before; they then answer without items. */
  indexesLag?: boolean;
}

const invocations = new AsyncLocalStorage<Invocation>();

class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

client.middlewareStack.add(
  (next) => async (args) => {
    const invocation = invocations.getStore();
    if (invocation) {
      if (invocation.left === 0) throw new StoppedError('this function has stopped');
      invocation.left -= 1;
      invocation.made += 1;
    }
    const answer = await next(args);
    if (invocation?.indexesLag && 'IndexName' in args.input && 'Items' in answer.output)
      answer.output.Items = [];
    return answer;
  },
  { step: 'initialize', name: 'stop' },
);
process.env.AWS_LAMBDA_LOG_LEVEL = 'FATAL';

/**
 * Runs work that stops behind some calls to the table.
 *
 * @returns how many calls it has made
 */
export async function stopAfter(left: number, work: () => Promise<unknown>): Promise<number> {
  const invocation: Invocation = { left, made: 0 };
  try {
    await invocations.run(invocation, work);
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
  }
  return invocation.made;
}

/** Calls a route's own function in this process. */
async function invoke(
  route: Route,
  { member, params, body }: Attempt,
  key: string,
  { left = Number.POSITIVE_INFINITY, indexesLag = false } = {},
) {
  const { handler } = await import(new URL(`../${routeFile(route.name)}`, import.meta.url).href);
  const event = eventOf(route, {
    headers: { 'idempotency-key': key },
    cookies: [member.cookie],
    ...(params && { params }),
    ...(body !== undefined && { body }),
  });
  const invocation: Invocation = { left, made: 0, indexesLag };
  const { statusCode } = await invocations.run(invocation, () => handler(event, lambdaContext()));
  return { status: Number(statusCode), calls: invocation.made };
}

/**
 * Expects of a call that it has its effect once when it is repeated under its Idempotency-Key: after its answer was
 * lost, before any index knows of it, and after its function had stopped before its last call to the table, in
 * `npm run proof` before each of them.
 *
 * @param prepare makes everything the call needs, each time anew
 */
export async function expectOnce(route: Route, prepare: () => Promise<Attempt>): Promise<void> {
  const attempt = await prepare();
  const key = randomUUID();
  const first = await invoke(route, attempt, key);
  expect(first.status).toBe(route.status ?? 200);
  const wanted = await attempt.look();
  const repeated = await invoke(route, attempt, key, { indexesLag: true });
  expect(repeated.status, 'answer lost').toBe(first.status);
  expect(await attempt.look(), 'answer lost').toEqual(wanted);

  const stops = rounds(1, first.calls);
  const attempts: Attempt[] = [];
  while (attempts.length < stops) attempts.push(await prepare());
  await Promise.all(
    attempts.map(async (stopped, i) => {
      const calls = first.calls - 1 - i;
      const own = randomUUID();
      await invoke(route, stopped, own, { left: calls });
      const after = `stopped after ${calls} calls to the table`;
      expect((await invoke(route, stopped, own)).status, after).toBe(first.status);
      expect(await stopped.look(), after).toEqual(wanted);
    }),
  );
}
