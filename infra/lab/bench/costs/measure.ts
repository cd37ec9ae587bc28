import type { Cost } from '../../../../lambdas/table/cost.ts';
import { routes, type WritingRoute } from '../../../../shared/api/index.ts';
import type { Route } from '../../../../shared/api/route.ts';
import type { Call } from '../caller.ts';
import { SCENARIOS } from '../scenarios.ts';
import { settled } from '../settled.ts';
import type { Filled } from './filled.ts';
import { READS } from './reads.ts';

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
  const before = await settled(caller.base);
  const { status, bytes, cost, body } = await caller.call(route, request);
  if (status >= FIRST_REFUSAL)
    throw new Error(`${route.name} failed with ${status}: ${JSON.stringify(body)}`);
  const after = await settled(caller.base);
  return {
    ...cost,
    bytes,
    followingRru: after.rru - before.rru - cost.rru,
    followingWru: after.wru - before.wru - cost.wru,
  };
}

const named = (name: string): Route => {
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(`no route is called ${name}`);
  return route;
};

/** Measures all reading routes. The first call of each loads its code and keys, and is not counted. */
export async function measureReads(filled: Filled): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [route, asks] of Object.entries(READS))
    for (const [what, ask] of Object.entries(asks)) {
      const call = await ask(filled);
      const { caller, ...request } = call;
      await caller.call(named(route), request);
      lines.push({ route, what, figures: await figuresOf(named(route), call) });
    }
  return lines;
}

/** Goes through all members, and would still do so while other calls are measured. */
const NOT_MEASURED = 'users.syncConnections';

/** What is special about calls that answer with a whole post, of which much is to be read. */
const SPECIAL: { [Name in WritingRoute]?: string } = {
  'posts.like': 'much talked about',
  'posts.vote': 'much talked about',
  'posts.addComment': 'much talked about',
  'posts.editComment': 'much talked about',
  'posts.deleteComment': 'much talked about',
};

const special = new Map(Object.entries(SPECIAL));

/** Measures all writing routes for which a call can be prepared, each with members who have not called before. */
export async function measureWrites(filled: Filled): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [route, scenario] of Object.entries(SCENARIOS)) {
    if (route === NOT_MEASURED) continue;
    const [call] = (await scenario(await filled.nextFixture(), 1)) ?? [];
    const what = special.get(route) ?? '';
    if (call) lines.push({ route, what, figures: await figuresOf(named(route), call) });
  }
  return lines;
}
