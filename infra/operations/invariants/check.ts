import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import { checkInvariants } from '../../../lambdas/invariants/check.ts';
import { readDataFolder, readNamed, readStage, type TableRead } from './tables.ts';

const USAGE = `npm run check:invariants [-- --stage dev]
Reads a whole table and lists what does not agree: that of the data folder DATA_DIR (.local), whether its stack runs or
not, that of a stage, or the one called TABLE_NAME where the environment leads.`;

function read(stage: string | undefined): Promise<TableRead> {
  const { TABLE_NAME, DATA_DIR = '.local' } = process.env;
  if (stage) return readStage(stage);
  return TABLE_NAME ? readNamed(TABLE_NAME) : readDataFolder(DATA_DIR);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(USAGE);
  const { name, items, violations } = await read(values.stage);
  const report = checkInvariants(items);
  const all = [...violations, ...report.violations];
  console.log(`${items.length} items in ${name}`);
  for (const [kind, count] of report.counts)
    if (count > 0) console.log(`${String(count).padStart(8)} ${kind}`);
  for (const violation of all) console.error(violation);
  console.log(all.length === 0 ? 'no violation' : `${all.length} violations`);
  if (all.length > 0) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
