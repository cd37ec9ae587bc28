import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import { checkInvariants } from '../../../lambdas/invariants/check.ts';
import { tracesOf } from '../../../lambdas/invariants/traces.ts';
import { foldersOf } from '../../../lambdas/media/file-keys.ts';
import { readDataFolder, readNamed, readStage, type TableRead } from './tables.ts';

const USAGE = `npm run check:invariants [-- --stage dev] [--member <id>]
Reads a whole table and lists what does not agree: that of the data folder DATA_DIR (.local), whether its stack runs or
not, that of a stage, or the one called TABLE_NAME where the environment leads. With the id of a member who
has left, it lists instead where table and bucket still name them.`;

function read(stage: string | undefined, member: string | undefined): Promise<TableRead> {
  const { TABLE_NAME, DATA_DIR = '.local' } = process.env;
  if (stage) return readStage(stage, member);
  return TABLE_NAME ? readNamed(TABLE_NAME) : readDataFolder(DATA_DIR, member);
}

const dateOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** Lists what still names a member, and says what was looked at. */
function reportTraces({ name, items, files }: TableRead, memberId: string): void {
  const { left, conversations, expiring } = tracesOf(items, memberId, Date.now() / 1_000);
  console.log(
    `looked for ${memberId} in ${items.length} items of ${name}, and in ${foldersOf(memberId).join(' and ')}`,
  );
  for (const { ttl, key } of expiring) console.log(`goes by ${dateOf(ttl)} ${key}`);
  for (const key of conversations) console.log(`kept by the other member ${key}`);
  const found = [...left, ...files];
  for (const trace of found) console.error(trace);
  console.log(found.length === 0 ? 'no trace' : `${found.length} traces`);
  if (found.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, member: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(USAGE);
  const table = await read(values.stage, values.member);
  if (values.member) return reportTraces(table, values.member);
  const { name, items, violations } = table;
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
