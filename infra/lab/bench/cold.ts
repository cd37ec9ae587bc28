import '../../local/node-version.ts';
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build } from 'esbuild';
import { ESBUILD_SETTINGS } from '../../bundles/esbuild-settings.ts';
import { type Bundles, bundleFor, bundleFunctions } from '../../bundles/functions.ts';
import { median } from '../statistics.ts';
import { writeTable } from './document.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const USAGE = `npm run bench:cold -- [--all] [--runs 15] [--write]
CPU that a fresh process needs to load a function, against the bare client of the table with one command.
  --all    every function instead of a few
  --runs   processes of each function
  --write  puts the table into docs/costs.md`;

const FEW = ['auth-me', 'auth-signup', 'posts-like', 'projects-list', 'posts-create', 'passkeys-login'];

/** One to warm the machine up, which is not counted. */
const WARM_UP_RUNS = 1;

const LOAD = `
  const before = process.cpuUsage();
  require(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(String(user + system));`;

const execute = promisify(execFile);

/** Milliseconds of CPU, of all threads, that loading a file takes; its process knows nothing but the region. */
async function load(file: string): Promise<number> {
  const { stdout } = await execute(process.execPath, ['-e', LOAD, file], {
    env: { AWS_REGION: 'eu-west-1' },
  });
  return Number(stdout) / 1_000;
}

/** Loads all files in turns, so that other work on the machine slows all of them alike. */
async function measure(files: Map<string, string>, runs: number): Promise<Map<string, number>> {
  const times = new Map([...files.keys()].map((id): [string, number[]] => [id, []]));
  for (let run = 0; run < WARM_UP_RUNS + runs; run += 1)
    for (const [id, file] of files) {
      const milliseconds = await load(file);
      if (run >= WARM_UP_RUNS) times.get(id)?.push(milliseconds);
    }
  return new Map([...times].map(([id, all]) => [id, median(all)]));
}

async function bareClient(directory: string): Promise<string> {
  const outfile = join(directory, 'bare-client/index.js');
  const entry = join(import.meta.dirname, 'bare-client.ts');
  await build({ ...ESBUILD_SETTINGS, entryPoints: [entry], outfile });
  return outfile;
}

function chosen(bundles: Bundles, isAll: boolean): string[] {
  const bySize = [...bundles].sort(([, a], [, b]) => b.bytes - a.bytes).map(([id]) => id);
  return isAll ? bySize : [...new Set([...FEW, ...bySize.slice(0, 1)])];
}

async function bench(directory: string, { all, runs }: { all: boolean; runs: number }): Promise<string[]> {
  const bare = await bareClient(directory);
  const bundles = await bundleFunctions(join(directory, 'functions'));
  const ids = chosen(bundles, all);
  const files = new Map([
    ['bare client', bare],
    ...ids.map((id): [string, string] => [id, join(bundleFor(bundles, id).directory, 'index.js')]),
  ]);
  const times = await measure(files, runs);
  const unit = times.get('bare client') ?? 0;
  const rows = [...times].map(([id, milliseconds]) => {
    const kilobytes = statSync(files.get(id) ?? bare).size / 1_000;
    const ratio = (milliseconds / unit).toFixed(2);
    return `| \`${id}\` | ${ratio} | ${milliseconds.toFixed(1)} | ${Math.round(kilobytes)} |`;
  });
  return ['| Function | Against the bare client | CPU ms | KB |', '|---|---|---|---|', ...rows];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '15' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const rows = await inTemporaryFolder((folder) =>
    bench(folder, { all: values.all, runs: Number(values.runs) }),
  );
  console.log(rows.join('\n'));
  if (values.write) writeTable('bench:cold', rows);
}

await run();
