import '../../local/node-version.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { startStack } from '../../local/stack.ts';
import {
  type Call,
  type Caller,
  type CallResult,
  newCaller,
  PASSWORD,
  signIn,
  uniqueUsername,
} from './caller.ts';
import { type Bar, writeBars } from './charts.ts';
import { writeTable } from './document.ts';
import { billOfEvents, type EventsBill, NO_BILL } from './events-bill.ts';
import type { Fixture } from './fixture.ts';
import { SCENARIOS } from './scenarios.ts';
import { settled } from './settled.ts';
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
  const [{ createMember }, { hashPassword }, { newId }] = await Promise.all([
    import('../../../lambdas/members/store/members.ts'),
    import('../../../lambdas/auth/password/password.ts'),
    import('../../../lambdas/table/ids.ts'),
  ]);
  const username = uniqueUsername();
  await createMember({
    _id: newId(),
    name: 'Admin',
    username,
    email: `${username}@example.com`,
    passwordHash: await hashPassword(PASSWORD),
    isAdmin: true,
  });
  return signIn(base, username);
}

async function castOf(base: string, admin: Caller | undefined): Promise<Fixture> {
  const host = await newCaller(base, 'founder');
  const cast: Fixture = { base, host, admin, seekers: [], founders: [] };
  while (cast.seekers.length < MOST) {
    cast.seekers.push(await newCaller(base, 'job_seeker'));
    cast.founders.push(await newCaller(base, 'founder'));
  }
  return cast;
}

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** What came of all calls of a row. */
interface Row {
  atOnce: number;
  made: CallResult[];
  seconds: number;
  /** From the last answer until all that follows was visible, the median of the rounds. */
  settledMs: number;
  /** What the events function has written. */
  eventsWru: number;
}

const median = (list: number[]): number =>
  percentile(
    list.toSorted((a, b) => a - b),
    0.5,
  );

const perSecond = ({ made, seconds }: Row): number => made.length / seconds;

/** @param first the row of one call at a time */
function lineOf(name: string, row: Row, first: Row): string {
  const { atOnce, made, settledMs, eventsWru } = row;
  const times = made.map(({ ms }) => ms).sort((a, b) => a - b);
  const counts = Object.entries(Object.groupBy(made, ({ status }) => String(status)));
  const statuses = counts.map(([status, calls]) => `${calls?.length ?? 0} × ${status}`).join(', ');
  const wru = made.reduce((sum, one) => sum + one.cost.wru, 0) / made.length;
  const figures = [perSecond(row), percentile(times, 0.5), percentile(times, 0.99), settledMs].map(
    Math.round,
  );
  const ratios = [perSecond(row) / perSecond(first), wru, eventsWru / made.length];
  return `| \`${name}\` | ${[atOnce, statuses, ...figures, ...ratios.map((one) => one.toFixed(1))].join(' | ')} |`;
}

const send = (route: Route, { caller, ...request }: Call): Promise<CallResult> => caller.call(route, request);

interface Measuring {
  cast: Fixture;
  atOnce: number;
  rounds: number;
  events: EventsBill;
}

async function measure(route: Route, { cast, atOnce, rounds, events }: Measuring): Promise<Row | undefined> {
  const scenario = Object.entries(SCENARIOS).find(([name]) => name === route.name)?.[1];
  const made: CallResult[] = [];
  const waits: number[] = [];
  let seconds = 0;
  let eventsWru = 0;
  for (let round = 0; round < rounds; round += 1) {
    const calls = await scenario?.(cast, atOnce);
    if (!calls) return undefined;
    await settled(cast.base);
    events.take();
    const begun = performance.now();
    made.push(...(await Promise.all(calls.map((call) => send(route, call)))));
    const answered = performance.now();
    seconds += (answered - begun) / 1_000;
    await settled(cast.base);
    waits.push(performance.now() - answered);
    eventsWru += events.take();
  }
  return { atOnce, made, seconds, settledMs: median(waits), eventsWru };
}

async function bench(base: string, hasTable: boolean, events: EventsBill): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      calls: { type: 'string', default: CALLS },
      write: { type: 'boolean' },
      only: { type: 'string' },
      visibility: { type: 'boolean' },
    },
  });
  const cast = await castOf(base, hasTable ? await newAdmin(base) : undefined);
  const head = [
    '| Route | At once | Answers | Calls/s | p50 ms | p99 ms | Followed after ms | × of one | WRU a call | WRU of events a call |',
    '|---|---|---|---|---|---|---|---|---|---|',
  ];
  const rows: string[] = [];
  const bars: Bar[] = [];
  if (values.visibility) return console.log(await measureVisibility(cast));
  for (const row of head) console.log(row);
  const writing = routes.filter(({ method }) => method !== 'GET');
  const only = values.only?.split(',');
  const isAsked = ({ name }: Route): boolean =>
    !only || only.some((one) => name === one || name.startsWith(`${one}.`));
  for (const route of writing.filter(isAsked)) {
    let first: Row | undefined;
    for (const atOnce of values.quick ? AT_ONCE_QUICK : AT_ONCE) {
      const rounds = values.quick ? 1 : Math.ceil(Number(values.calls) / atOnce);
      const row = await measure(route, { cast, atOnce, rounds, events });
      if (!row) continue;
      first ??= row;
      const line = lineOf(route.name, row, first);
      console.log(line);
      rows.push(line);
      if (atOnce === MOST) bars.push({ name: route.name, value: perSecond(row) / perSecond(first) });
    }
  }
  const visibility = values.only ? '' : await measureVisibility(cast);
  console.log(visibility);
  if (!values.write) return;
  writeTable('bench:load', [...head, ...rows, '', visibility]);
  writeBars('concurrency', `Throughput of ${MOST} calls at a time, of that of one`, bars);
}

async function run(): Promise<void> {
  const { BASE_URL } = process.env;
  if (process.argv.includes('--help')) return console.log(USAGE);
  if (BASE_URL) return bench(BASE_URL, false, NO_BILL);
  const events = billOfEvents();
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  const stack = await startStack({ dataDir, port: 0, delivery: events.delivery });
  try {
    await bench(stack.url, true, events);
  } finally {
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await run();
