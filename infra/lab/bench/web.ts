import '../../local/node-version.ts';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../../demo/sign-ins.ts';
import { startServer } from '../testing/started-server.ts';
import { openBrowser } from './browser.ts';
import { writeTable } from './document.ts';
import { http2Front } from './http2-front.ts';
import { type Figures, measureScreen } from './lighthouse.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

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
  /** The address, or how it is found on a server. */
  path: string | ((base: string) => Promise<string>);
  isForMembers: boolean;
}

/** The page of the newest project for visitors, as search engines find it. */
async function publicProject(base: string): Promise<string> {
  const sitemap = await (await fetch(`${base}/sitemap/projects-1.xml`)).text();
  const path = [...sitemap.matchAll(/<loc>[^<]*(\/projects\/[^<]+)<\/loc>/g)].at(-1)?.[1];
  if (path === undefined) throw new Error('The sitemap names no project');
  return path;
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', isForMembers: false },
  { name: 'login', path: '/login', isForMembers: false },
  { name: 'public project', path: publicProject, isForMembers: false },
  { name: 'home', path: '/', isForMembers: true },
  { name: 'projects', path: '/projects', isForMembers: true },
];

const HEAD = [
  '| Screen | Over | Performance | Accessibility | Best practices | SEO | First paint s | Largest paint s | Blocking ms | Shift | JS KB | CSS KB | Requests |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
];

function rowOf(name: string, figures: Figures): string {
  const { protocol, scores, firstPaint, largestPaint, blocking, shift, scripts, styles, requests } = figures;
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);
  const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(1);
  return `| ${[
    name,
    protocol,
    ...Object.values(scores),
    seconds(firstPaint),
    seconds(largestPaint),
    Math.round(blocking),
    shift.toFixed(3),
    kilobytes(scripts),
    kilobytes(styles),
    requests,
  ].join(' | ')} |`;
}

/** Signs in as a browser does, and leaves the cookie and the mark of a signed-in browser in it. */
async function visit(base: string, { path, isForMembers }: Screen) {
  const browser = await openBrowser();
  try {
    if (isForMembers) await browser.signIn(base, 'maya', DEMO_PASSWORD);
    const found = typeof path === 'string' ? path : await path(base);
    return await measureScreen(`${base}${found}`, browser.debuggingPort);
  } finally {
    await browser.close();
  }
}

interface Visits {
  runs: number;
  only?: string;
  /** The folder for traces. */
  traces?: string;
}

async function measure(bases: string[], { runs, only, traces }: Visits): Promise<string[]> {
  const rows = [...HEAD];
  for (const screen of SCREENS.filter(({ name }) => only === undefined || name === only))
    for (const base of bases)
      for (let run = 1; run <= runs; run += 1) {
        const { figures, trace } = await visit(base, screen);
        rows.push(rowOf(screen.name, figures));
        console.error(rows.at(-1));
        const file = `${screen.name}-${new URL(base).protocol.slice(0, -1)}-${run}.json`;
        if (traces !== undefined) writeFileSync(join(traces, file), JSON.stringify(trace));
      }
  return rows;
}

/** Measures a stack in a process of its own, so that what it does is not counted as the work of the page. */
const measureOwn = (visits: Visits): Promise<string[]> =>
  inTemporaryFolder(async (folder) => {
    const stack = await startServer(folder, { SEED: 'demo' });
    try {
      const port = await http2Front(stack.url, folder);
      return await measure([`https://localhost:${port}`, stack.url], visits);
    } finally {
      await stack.stop();
    }
  });

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
  const visits = { ...values, runs: Number(values.runs) };
  const { BASE_URL } = process.env;
  const rows = BASE_URL ? await measure([BASE_URL], visits) : await measureOwn(visits);
  console.log(rows.join('\n'));
  if (values.write) writeTable('bench:web', rows);
}

await run();
