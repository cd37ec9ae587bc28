import '../../local/node-version.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTable } from './document.ts';

const USAGE = `npm run bench -- [--quick] [--million]
Measures everything but what needs a browser, in turns, and writes it into docs/costs.md: what each call costs in
communities of three sizes, how many calls at once, how quickly functions start, how much JavaScript screens load. Fails
where a cost grows, or anything is above its budget.
  --quick    two smaller communities and the start of functions, in about a minute; writes nothing
  --million  a fourth community of 1,000,000 members, which takes an hour and 30 GB of disk`;

/** Runs one of the benches beside this file; what it prints is seen as it comes. */
function passes(bench: string, args: string[]): boolean {
  console.log(`\n# ${[bench, ...args].join(' ')}`);
  const file = join(import.meta.dirname, `${bench}.ts`);
  return spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status === 0;
}

/** Builds the SPA and writes down what its screens load. */
function screensPass(): boolean {
  const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  const { stdout } = spawnSync(process.execPath, ['web/bundle-size.ts', '--table'], { encoding: 'utf8' });
  writeTable('bench:screens', stdout.trim().split('\n'));
  return build.status === 0;
}

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, million: { type: 'boolean' }, help: { type: 'boolean' } },
});

function run(): boolean {
  if (values.quick) return [passes('costs', ['--quick']), passes('cold', ['--runs', '5'])].every(Boolean);
  return [
    passes('costs', ['--write', ...(values.million ? ['--million'] : [])]),
    passes('load', ['--calls', '20', '--write']),
    passes('cold', ['--write']),
    screensPass(),
  ].every(Boolean);
}

if (values.help) console.log(USAGE);
else if (!run()) process.exitCode = 1;
