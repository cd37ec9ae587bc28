import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { routeFile } from '../../../shared/api/index.ts';
import { honoursKeys, type Route } from '../../../shared/api/route.ts';
import { client } from '../../table/client.ts';
import { rounds } from '../rounds.ts';
import { testedSystem } from '../system.ts';
import type { Member } from './client.ts';
import { lambdaContext } from './context.ts';
import { eventOf } from './event.ts';

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
  /** Whether it is not known yet that the daily limit lets the call write. */
  isCounting: boolean;
  /** Writes that did not wait for that. */
  hasty: string[];
  /** Transactions that have written the marker of the key together with something else. */
  effects: number;
}

const newInvocation = (left: number, indexesLag = false): Invocation => ({
  left,
  made: 0,
  indexesLag,
  isCounting: false,
  hasty: [],
  effects: 0,
});

const invocations = new AsyncLocalStorage<Invocation>();

class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** Long enough for a write that does not wait. */
const COUNTING_MS = 30;

const isWrite = (command: string): boolean => /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(command);

/** Whether this writes the marker of a key together with an effect. */
const isMarkedEffect = (input: object): boolean =>
  'TransactItems' in input &&
  Array.isArray(input.TransactItems) &&
  input.TransactItems.length > 1 &&
  JSON.stringify(input.TransactItems).includes('"REQUEST#');

/** Whether this counts the call against a daily limit. */
const isCount = (command: string, input: object): boolean =>
  command.startsWith('Update') && 'Key' in input && JSON.stringify(input.Key).includes('"USES#');

/** Waits for an answer, and longer for the count. */
async function slowly<T>(invocation: Invocation, answer: Promise<T>): Promise<T> {
  invocation.isCounting = true;
  const counted = await answer;
  await new Promise((resolve) => setTimeout(resolve, COUNTING_MS));
  invocation.isCounting = false;
  return counted;
}

client.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const invocation = invocations.getStore();
      if (invocation) {
        if (invocation.left === 0) throw new StoppedError('this function has stopped');
        invocation.left -= 1;
        invocation.made += 1;
        if (invocation.isCounting && isWrite(commandName)) invocation.hasty.push(commandName);
      }
      const answer = await (invocation && isCount(commandName, args.input)
        ? slowly(invocation, next(args))
        : next(args));
      if (invocation && isMarkedEffect(args.input)) invocation.effects += 1;
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
  const invocation = newInvocation(left);
  try {
    await invocations.run(invocation, work);
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
  }
  return invocation.made;
}

/** A call, and who makes it; visitors have no cookie. */
interface Sent {
  member: { cookie: string };
  params?: Record<string, string> | undefined;
  body?: unknown;
}

/**
 * Calls a route's own function in this process, at the system under test.
 *
 * @returns its status, how many calls to the table it has made, and how it has written: see `Invocation`
 */
export async function invoke(
  route: Route,
  { member: { cookie }, params, body }: Sent,
  key: string,
  { left = Number.POSITIVE_INFINITY, indexesLag = false } = {},
) {
  const { handler } = await import(new URL(`../../${routeFile(route.name)}`, import.meta.url).href);
  const event = eventOf(route, {
    headers: { 'idempotency-key': key, host: new URL(testedSystem().url).host },
    ...(cookie && { cookies: [cookie] }),
    ...(params && { params }),
    ...(body !== undefined && { body }),
  });
  const invocation = newInvocation(left, indexesLag);
  const { statusCode } = await invocations.run(invocation, () => handler(event, lambdaContext()));
  const { made, hasty, effects } = invocation;
  return { status: Number(statusCode), calls: made, hasty, effects };
}

/**
 * Expects of a call that it writes nothing before a daily limit allows it, that the transaction of its effect writes the
 * marker too, and that it has its effect once when it is repeated under its Idempotency-Key: after its answer was lost,
 * before any index knows of it, and after its function had stopped before its last call to the table, in `npm run proof`
 * before each of them.
 *
 * @param prepare makes everything the call needs, each time anew
 * @param options `hasEffect: false` where what it does is no transaction, because it may be done again
 */
export async function expectOnce(
  route: Route,
  prepare: () => Promise<Attempt>,
  { hasEffect = honoursKeys(route) } = {},
): Promise<void> {
  const attempt = await prepare();
  const key = randomUUID();
  const first = await invoke(route, attempt, key);
  expect(first.status).toBe(route.status ?? 200);
  expect(first.hasty, 'written before the daily limit was known').toEqual([]);
  expect(first.effects, 'transactions with the marker').toBe(hasEffect ? 1 : 0);
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
