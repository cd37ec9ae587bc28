import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../lambdas/testing/calls/caller.ts';
import { eventOf } from '../../../lambdas/testing/calls/event.ts';
import { type Call, prepareCalls } from '../../../lambdas/testing/examples/calls.ts';
import { newCast } from '../../../lambdas/testing/examples/cast.ts';
import { routeId } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { lambdaContext, routeFunction } from '../../local/functions.ts';
import { FAULTS, type Fault, fits, type Place, placesOf, withFault } from './injection.ts';

/** A call of a route of which one call to a service meets a fault. */
export interface Case {
  route: Route;
  /** Which call to a service; none meets a fault when undefined. */
  at?: Place;
  fault?: Fault;
  /** Whether the call is made again under its key. */
  repeats: boolean;
}

/** A case whose call can be made now. */
interface Prepared extends Case {
  call: Call;
  /** Whom and what it is about. */
  ids: Set<string>;
}

export interface Outcome extends Prepared {
  /** What the call was answered, and its repeat. */
  statuses: [number, number?];
  /** Calls to services that the first one has made. */
  calls: string[];
  isMet: boolean;
}

/** Of a route that works through much, the others of its calls are like the first ones. */
const MOST_CALLS = 30;

const ID = /(?<![\w-])[\w-]{16}(?![\w-])/g;

/** Ids and usernames in a text. */
export const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** Every fault at every call that a clean run has made. */
export const casesOf = ({ route, calls }: Outcome): Case[] =>
  placesOf(calls.slice(0, MOST_CALLS)).flatMap((at) =>
    FAULTS.filter((fault) => fits(fault, at.operation)).map((fault) => ({ route, at, fault, repeats: true })),
  );

/** Makes everything that a call needs; undefined where that is not possible. */
export async function prepare(one: Case, base: string, admin: Caller): Promise<Prepared | undefined> {
  const cast = await newCast(base, admin);
  const [call] = (await prepareCalls(one.route, cast, 1)) ?? [];
  if (!call) return undefined;
  const people = [call.caller, cast.host, ...cast.seekers, ...cast.founders].filter(
    ({ _id }) => _id !== admin._id,
  );
  const about = people.flatMap(({ _id, username }) => [_id, username]).filter(Boolean);
  const ids = new Set([...about, ...idsIn(JSON.stringify([call.params ?? {}, call.body ?? {}]))]);
  return { ...one, call, ids };
}

/** Calls the function of a route in this process. */
async function invoke(route: Route, { caller, params, body }: Call, key: string): Promise<number> {
  const run = await routeFunction(route);
  const event = eventOf(route, {
    headers: { 'idempotency-key': key, host: new URL(caller.base).host },
    ...(caller.cookie && { cookies: [caller.cookie] }),
    ...(params && { params: { ...params } }),
    ...(body !== undefined && { body }),
  });
  const { statusCode } = await run(event, lambdaContext(routeId(route.name), key));
  return Number(statusCode);
}

/** Makes a call, and makes it again. */
export async function play(one: Prepared): Promise<Outcome> {
  const { route, call, repeats } = one;
  const key = randomUUID();
  const { result, calls, isMet } = await withFault(one, () => invoke(route, call, key));
  return { ...one, statuses: repeats ? [result, await invoke(route, call, key)] : [result], calls, isMet };
}
