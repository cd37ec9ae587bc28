import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import {
  type Caller,
  freshKey,
  newCaller,
  type Response,
  settledAt,
} from '../../../lambdas/testing/calls/caller.ts';
import { type Call, type Cast, prepareCalls } from '../../../lambdas/testing/examples/calls.ts';
import { newCast } from '../../../lambdas/testing/examples/cast.ts';
import { routes } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { startStack } from '../../local/stack.ts';
import { countsOf, median, percentile } from '../statistics.ts';
import { writeTable } from './document.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { measureVisibility } from './visibility.ts';

const USAGE = `npm run bench:load -- [--quick] [--calls 200] [--write] [--only posts.like,projects] [--visibility]
Calls every writing route 1, 5, 20 and 50 at a time, 200 times in all, on one hot thing, against a stack of its own or
BASE_URL; then measures how soon others see a like.
  --quick       1 and 50 at a time, once each
  --calls       of each number at a time, at least one round of them
  --write       puts the table into docs/costs.md
  --only        some routes or resources, with commas between them
  --visibility  how soon others see a like, and nothing else`;

const MOST = 50;
const AT_ONCE = [1, 5, 20, MOST];
const AT_ONCE_QUICK = [1, MOST];
/** Calls of a row, in as many rounds as that takes. */
const CALLS = '200';

/** Creates an administrator, which needs access to the table of a local stack. */
async function newAdmin(base: string): Promise<Caller> {
  const { promote } = await import('../../../lambdas/testing/people/promote.ts');
  const member = await newCaller(base);
  await promote(member._id);
  return member;
}

/** What came of all calls of a row. */
interface Row {
  atOnce: number;
  made: Response<unknown>[];
  seconds: number;
  /** From the last answer until all that follows was visible, the median of the rounds. */
  settledMs: number;
  /** What was written by all that follows. */
  followingWru: number;
}

const perSecond = ({ made, seconds }: Row): number => made.length / seconds;

/** @param first the row of one call at a time */
function lineOf(name: string, row: Row, first: Row): string {
  const { atOnce, made, settledMs, followingWru } = row;
  const times = made.map(({ ms }) => ms);
  const statuses = countsOf(made.map(({ status }) => status));
  const wru = made.reduce((sum, one) => sum + one.cost.wru, 0) / made.length;
  const figures = [perSecond(row), median(times), percentile(times, 0.99), settledMs].map(Math.round);
  const ratios = [perSecond(row) / perSecond(first), wru, followingWru / made.length];
  return `| \`${name}\` | ${[atOnce, statuses, ...figures, ...ratios.map((one) => one.toFixed(1))].join(' | ')} |`;
}

const send = (route: Route, { caller, ...request }: Call): Promise<Response<unknown>> =>
  caller.call(route, { ...request, headers: freshKey() });

interface Measuring {
  cast: Cast;
  atOnce: number;
  rounds: number;
}

async function measure(route: Route, { cast, atOnce, rounds }: Measuring): Promise<Row | undefined> {
  const made: Response<unknown>[] = [];
  const waits: number[] = [];
  let seconds = 0;
  let followingWru = 0;
  for (let round = 0; round < rounds; round += 1) {
    const calls = await prepareCalls(route, cast, atOnce);
    if (!calls) return undefined;
    const before = await settledAt(cast.base);
    const begun = performance.now();
    const answers = await Promise.all(calls.map((call) => send(route, call)));
    made.push(...answers);
    const answered = performance.now();
    seconds += (answered - begun) / 1_000;
    const after = await settledAt(cast.base);
    waits.push(performance.now() - answered);
    followingWru += after.wru - before.wru - answers.reduce((sum, { cost }) => sum + cost.wru, 0);
  }
  return { atOnce, made, seconds, settledMs: median(waits), followingWru };
}

async function bench(base: string, hasTable: boolean): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      calls: { type: 'string', default: CALLS },
      write: { type: 'boolean' },
      only: { type: 'string' },
      visibility: { type: 'boolean' },
    },
  });
  const members = await newCast(base, hasTable ? await newAdmin(base) : undefined, MOST);
  // What calls meet at is new in each round.
  const cast = { ...members, hot: () => newCaller(base, 'founder') };
  const head = [
    '| Route | At once | Answers | Calls/s | p50 ms | p99 ms | Followed after ms | × of one | WRU a call | Following WRU a call |',
    '|---|---|---|---|---|---|---|---|---|---|',
  ];
  const rows: string[] = [];
  if (values.visibility) return console.log(await measureVisibility(members));
  for (const row of head) console.log(row);
  const writing = routes.filter(({ method }) => method !== 'GET');
  const only = values.only?.split(',');
  const isAsked = ({ name }: Route): boolean =>
    !only || only.some((one) => name === one || name.startsWith(`${one}.`));
  for (const route of writing.filter(isAsked)) {
    let first: Row | undefined;
    for (const atOnce of values.quick ? AT_ONCE_QUICK : AT_ONCE) {
      const rounds = values.quick ? 1 : Math.ceil(Number(values.calls) / atOnce);
      const row = await measure(route, { cast, atOnce, rounds });
      if (!row) continue;
      first ??= row;
      const line = lineOf(route.name, row, first);
      console.log(line);
      rows.push(line);
    }
  }
  const visibility = values.only ? '' : await measureVisibility(members);
  console.log(visibility);
  if (values.write) writeTable('bench:load', [...head, ...rows, '', visibility]);
}

async function run(): Promise<void> {
  const { BASE_URL } = process.env;
  if (process.argv.includes('--help')) return console.log(USAGE);
  if (BASE_URL) return bench(BASE_URL, false);
  await inTemporaryFolder(async (dataDir) => {
    const stack = await startStack({ dataDir, port: 0 });
    await bench(stack.url, true);
    await stack.close();
  });
}

await run();
