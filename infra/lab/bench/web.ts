import '../../local/node-version.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { API_PREFIX } from '../../../shared/api/index.ts';
import { DEMO_PASSWORD } from '../../demo/sign-ins.ts';
import { openBrowser } from './browser.ts';
import { writeTable } from './document.ts';
import { http2Front } from './http2-front.ts';
import { type Figures, measureScreen } from './lighthouse.ts';

const USAGE = `npm run bench:web -- [--runs 2] [--only home] [--traces folder] [--write]
Loads the first screens on Lighthouse's phone (slow 4G, a processor four times slower) from the production build, served
with compression by a local stack of its own with the demo community, over HTTP/2 as by the distribution and over HTTP/1.1;
or by BASE_URL.
  --runs    visits of each screen, each with an empty cache
  --only    one screen
  --traces  keeps the trace of each visit there, for the performance panel of a browser
  --write   puts the table into docs/costs.md`;

interface Screen {
  name: string;
  path: string;
  isForMembers: boolean;
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', isForMembers: false },
  { name: 'login', path: '/login', isForMembers: false },
  { name: 'home', path: '/', isForMembers: true },
  { name: 'projects', path: '/projects', isForMembers: true },
];

const HEAD = [
  '| Screen | Over | Score | First paint s | Largest paint s | Blocking ms | Shift | JS KB | CSS KB | Requests |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

function rowOf(name: string, figures: Figures): string {
  const { protocol, score, firstPaint, largestPaint, blocking, shift, scripts, styles, requests } = figures;
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);
  const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(1);
  return `| ${[
    name,
    protocol,
    Math.round(score),
    seconds(firstPaint),
    seconds(largestPaint),
    Math.round(blocking),
    shift.toFixed(3),
    kilobytes(scripts),
    kilobytes(styles),
    requests,
  ].join(' | ')} |`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

interface OwnStack {
  stack: ChildProcess;
  /** Where it is reached, over HTTP/2 and over HTTP/1.1. */
  bases: string[];
  closeFront: () => void;
}

/** A stack in a process of its own, so that what it does is not counted as the work of the page. */
async function startStack(directory: string): Promise<OwnStack> {
  const port = await freePort();
  const stack = spawn(process.execPath, [join(import.meta.dirname, '../../local/start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: directory,
      SEED: 'demo',
      DAILY_LIMITS_FACTOR: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://localhost:${port}`;
  while (!(await answers(base))) {
    if (stack.exitCode !== null) throw new Error('The local stack did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const frontPort = await freePort();
  const closeFront = await http2Front(frontPort, port, directory);
  return { stack, bases: [`https://localhost:${frontPort}`, base], closeFront };
}

const answers = async (base: string): Promise<boolean> =>
  fetch(`${base}${API_PREFIX}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Signs in as a browser does, and leaves the cookie and the mark of a signed-in browser in it. */
async function visit(base: string, { path, isForMembers }: Screen) {
  const browser = await openBrowser();
  try {
    if (isForMembers) await browser.signIn(base, 'maya', DEMO_PASSWORD);
    return await measureScreen(`${base}${path}`, browser.debuggingPort);
  } finally {
    await browser.close();
  }
}

const traceFile = (folder: string, { name }: Screen, base: string, run: number): string =>
  join(folder, `${name}-${new URL(base).protocol.slice(0, -1)}-${run}.json`);

async function measure(
  bases: readonly string[],
  runs: number,
  only?: string,
  traces?: string,
): Promise<string[]> {
  const rows = [...HEAD];
  for (const screen of SCREENS.filter(({ name }) => only === undefined || name === only)) {
    for (const base of bases)
      for (let run = 1; run <= runs; run += 1) {
        const { figures, trace } = await visit(base, screen);
        rows.push(rowOf(screen.name, figures));
        console.error(rows.at(-1));
        if (traces !== undefined) writeFileSync(traceFile(traces, screen, base, run), JSON.stringify(trace));
      }
  }
  return rows;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '2' },
      only: { type: 'string' },
      traces: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (values.traces !== undefined && !existsSync(values.traces))
    throw new Error(`There is no folder ${values.traces}`);
  const directory = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  const given = process.env.BASE_URL;
  const own = given === undefined ? await startStack(directory) : undefined;
  try {
    const bases = own?.bases ?? [given ?? ''];
    const rows = await measure(bases, Number(values.runs), values.only, values.traces);
    console.log(rows.join('\n'));
    if (values.write) writeTable('bench:web', rows);
  } finally {
    if (own) {
      own.closeFront();
      own.stack.kill('SIGTERM');
      await once(own.stack, 'exit');
    }
    rmSync(directory, { recursive: true, force: true });
  }
}

await run();
