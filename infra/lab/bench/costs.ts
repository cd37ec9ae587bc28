import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import { spawnStack } from '../testing/spawn-stack.ts';
import { overBudget } from './costs/budget-check.ts';
import { filledAt } from './costs/filled.ts';
import { growthIn, type Measured } from './costs/growth.ts';
import { measureReads, measureWrites } from './costs/measure.ts';
import { growthNotes, HEAD, rowsOf } from './costs/report.ts';
import { writeTable } from './document.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const USAGE = `npm run bench:costs -- [--quick] [--million] [--write]
What each call costs in made-up communities of 1,000, 10,000 and 100,000 members: units of the table, calls, round trips,
bytes, and the units of what follows. Fails where a cost grows with the community, or is above its budget.
  --quick    1,000 and 10,000 members
  --million  1,000,000 as well
  --write    puts the table into docs/costs.md`;

const SIZES = [1_000, 10_000];
const LARGE = 100_000;
const MILLION = 1_000_000;

/** Members sign in with passwords, whose hashing is not what is measured. */
const CHEAP_HASHES = { PASSWORD_HASH_COST: '4' };

interface Filling {
  items: number;
  seconds: number;
}

const measure = (size: number): Promise<Measured & Filling> =>
  inTemporaryFolder(async (dataDir) => {
    const begun = performance.now();
    const stack = await spawnStack(dataDir, { members: size, environment: CHEAP_HASHES });
    const seconds = (performance.now() - begun) / 1_000;
    console.log(`${size} members: ${stack.items} items in ${Math.round(seconds)} s`);
    try {
      const filled = await filledAt(stack.url, size);
      const lines = [...(await measureReads(filled)), ...(await measureWrites(filled))];
      return { size, lines, items: stack.items, seconds };
    } finally {
      await stack.stop('SIGTERM');
    }
  });

const filledWith = ({ size, items, seconds }: Measured & Filling): string =>
  `${size.toLocaleString('en')} members: ${items.toLocaleString('en')} items, filled in ${Math.round(seconds)} s`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      million: { type: 'boolean' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const measured: (Measured & Filling)[] = [];
  for (const size of [...SIZES, ...(values.quick ? [] : [LARGE]), ...(values.million ? [MILLION] : [])])
    measured.push(await measure(size));
  const table = [...HEAD, ...rowsOf(measured)];
  console.log(table.join('\n'));
  if (values.write) {
    const notes = growthNotes(measured);
    const filled = `${measured.map(filledWith).join('; ')}.`;
    writeTable('bench:costs', [filled, '', ...table, '', 'What may grow, and to where:', '', ...notes]);
  }
  const wrong = [...growthIn(measured), ...overBudget(measured)];
  for (const one of wrong) console.error(one);
  console.log(wrong.length === 0 ? 'nothing grows, all within budget' : `${wrong.length} figures are wrong`);
  if (wrong.length > 0) process.exitCode = 1;
}

await run();
