import '../node-version.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { startStack } from '../stack.ts';
import {
  type Call,
  type Caller,
  type CallResult,
  newCaller,
  PASSWORD,
  signIn,
  uniqueUsername,
} from './caller.ts';
import { writeTable } from './document.ts';
import { type Cast, SCENARIOS } from './scenarios.ts';

const USAGE = `npm run bench:load -- [--quick] [--write] [--only posts.like]
Calls every writing route 1, 5, 20 and 50 at a time on one item, against a temporary local stack or BASE_URL.
  --quick  1 and 20 at a time, once each
  --write  puts the table into docs/performance.md
  --only   one route`;

const MOST = 50;
const AT_ONCE = [1, 5, 20, MOST];
const AT_ONCE_QUICK = [1, 20];
/** Minimum number of calls for one row of the table. */
const CALLS = 20;

/** Creates an administrator, which needs access to the table of a local stack. */
async function newAdmin(base: string): Promise<Caller> {
  const [{ createMember }, { hashPassword }, { newId }] = await Promise.all([
    import('../../../lambdas/users/store/members.ts'),
    import('../../../lambdas/auth/password.ts'),
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

async function castOf(base: string, admin: Caller | undefined): Promise<Cast> {
  const host = await newCaller(base, 'founder');
  const cast: Cast = { base, host, admin, seekers: [], founders: [] };
  while (cast.seekers.length < MOST) {
    cast.seekers.push(await newCaller(base, 'job_seeker'));
    cast.founders.push(await newCaller(base, 'founder'));
  }
  return cast;
}

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function rowOf(name: string, atOnce: number, made: CallResult[], seconds: number): string {
  const times = made.map(({ ms }) => ms).sort((a, b) => a - b);
  const counts = Object.entries(Object.groupBy(made, ({ status }) => String(status)));
  const statuses = counts.map(([status, calls]) => `${calls?.length ?? 0} × ${status}`).join(', ');
  const wru = made.reduce((sum, one) => sum + one.wru, 0) / made.length;
  const figures = [made.length / seconds, percentile(times, 0.5), percentile(times, 0.99)].map(Math.round);
  return `| \`${name}\` | ${[atOnce, statuses, ...figures, wru.toFixed(1)].join(' | ')} |`;
}

const send = (route: Route, { caller, ...request }: Call): Promise<CallResult> => caller.call(route, request);

async function measure(
  route: Route,
  cast: Cast,
  atOnce: number,
  rounds: number,
): Promise<string | undefined> {
  const scenario = Object.entries(SCENARIOS).find(([name]) => name === route.name)?.[1];
  const made: CallResult[] = [];
  let seconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const calls = await scenario?.(cast, atOnce);
    if (!calls) return undefined;
    const begun = performance.now();
    made.push(...(await Promise.all(calls.map((call) => send(route, call)))));
    seconds += (performance.now() - begun) / 1_000;
  }
  return rowOf(route.name, atOnce, made, seconds);
}

async function bench(base: string, hasTable: boolean): Promise<void> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, write: { type: 'boolean' }, only: { type: 'string' } },
  });
  const cast = await castOf(base, hasTable ? await newAdmin(base) : undefined);
  const head = [
    '| Route | At once | Answers | Calls/s | p50 ms | p99 ms | WRU a call |',
    '|---|---|---|---|---|---|---|',
  ];
  const rows: string[] = [];
  for (const row of head) console.log(row);
  const writing = routes.filter(({ method }) => method !== 'GET');
  for (const route of writing.filter(({ name }) => (values.only ?? name) === name))
    for (const atOnce of values.quick ? AT_ONCE_QUICK : AT_ONCE) {
      const rounds = values.quick ? 1 : Math.ceil(CALLS / atOnce);
      const row = await measure(route, cast, atOnce, rounds);
      if (!row) continue;
      console.log(row);
      rows.push(row);
    }
  if (values.write) writeTable('bench:load', [...head, ...rows]);
}

async function run(): Promise<void> {
  const { BASE_URL } = process.env;
  if (process.argv.includes('--help')) return console.log(USAGE);
  if (BASE_URL) return bench(BASE_URL, false);
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  const stack = await startStack({ dataDir, port: 0 });
  try {
    await bench(stack.url, true);
  } finally {
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await run();
