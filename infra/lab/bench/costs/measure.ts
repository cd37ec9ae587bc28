import type { Cost } from '../../../../lambdas/telemetry.ts';
import { freshKey, settledAt } from '../../../../lambdas/testing/calls/caller.ts';
import { type Call, prepareCalls } from '../../../../lambdas/testing/examples/calls.ts';
import type { Ask } from '../../../../lambdas/testing/examples/example.ts';
import { exampleOf } from '../../../../lambdas/testing/examples/examples.ts';
import { routes } from '../../../../shared/api/index.ts';
import type { Route } from '../../../../shared/api/route.ts';
import type { Filled } from './filled.ts';

/** What one call costs, and what follows from it. */
export interface Figures extends Cost {
  /** Of the answer, before compression. */
  bytes: number;
  followingRru: number;
  followingWru: number;
}

/** A call that is measured at each size. */
export interface Line {
  route: string;
  /** What is special about it; "" for a usual one. */
  what: string;
  figures: Figures;
}

const FIRST_REFUSAL = 400;

/** Makes a call and waits for what follows from it. */
async function figuresOf(route: Route, { caller, ...request }: Call): Promise<Figures> {
  const before = await settledAt(caller.base);
  const { status, bytes, cost, body } = await caller.call(route, request);
  if (status >= FIRST_REFUSAL)
    throw new Error(`${route.name} failed with ${status}: ${JSON.stringify(body)}`);
  const after = await settledAt(caller.base);
  return {
    ...cost,
    bytes,
    followingRru: after.rru - before.rru - cost.rru,
    followingWru: after.wru - before.wru - cost.wru,
  };
}

/** A call of a reading route, about the hub where it names something. */
async function callOf(route: Route, { by = 'member', query, isKnown }: Ask, filled: Filled): Promise<Call> {
  const { [by]: caller, member: host, hubMember: owner, round } = filled;
  const params = await exampleOf(route.name).names?.make({ owner, host, round });
  const call = { caller, ...(params && { params }), ...(query && { query }) };
  const { headers } = await caller.call(route, call);
  return isKnown ? { ...call, headers: { 'if-none-match': headers.get('etag') ?? '' } } : call;
}

/** What a reading route is asked whose example says nothing else. */
const AS_MEMBER: Record<string, Ask> = { '': {} };

/** Measures all reading routes. The first call of each loads its code and keys, and is not counted. */
export async function measureReads(filled: Filled): Promise<Line[]> {
  const lines: Line[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET'))
    for (const [what, ask] of Object.entries(exampleOf(route.name).asks ?? AS_MEMBER)) {
      const call = await callOf(route, ask, filled);
      lines.push({ route: route.name, what, figures: await figuresOf(route, call) });
    }
  return lines;
}

/** Goes through all members, and would still do so while other calls are measured. */
const NOT_MEASURED = 'users.syncConnections';

/** Whom somebody has blocked is looked for in all that they do from then on. */
const isLast = ({ name }: Route): boolean => name.startsWith('hiding.');

const MEASURED = routes
  .filter(({ method, name }) => method !== 'GET' && name !== NOT_MEASURED)
  .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));

/** Measures all writing routes for which a call can be prepared, each with members who have not called before. */
export async function measureWrites(filled: Filled): Promise<Line[]> {
  const lines: Line[] = [];
  for (const route of MEASURED) {
    const [call] = (await prepareCalls(route, await filled.nextCast(), 1)) ?? [];
    const { what = '' } = exampleOf(route.name);
    const keyed = call && { ...call, headers: freshKey() };
    if (keyed) lines.push({ route: route.name, what, figures: await figuresOf(route, keyed) });
  }
  return lines;
}
