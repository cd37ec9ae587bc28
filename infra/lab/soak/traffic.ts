import '../../local/node-version.ts';
import { setTimeout } from 'node:timers/promises';
import { live, newCommunity } from './community.ts';

const USAGE = `BASE_URL=https://… npm run traffic
Lets MEMBERS (15) live at a stage, or at a local stack, for SOAK_SECONDS (600) or until it is interrupted. Prints each
unexpected answer when it comes, and in the end all answers by route. Exits with 1 if any was unexpected.`;

const LOOK_MS = 1_000;

const { BASE_URL, MEMBERS = '15', SOAK_SECONDS = '600' } = process.env;

async function run(base: string): Promise<void> {
  const community = await newCommunity(base, Number(MEMBERS));
  const { tally, members } = community;
  const now = () => new Date().toISOString();
  console.log(`${now()} ${members.length} members live at ${base}`);
  const until = Date.now() + Number(SOAK_SECONDS) * 1_000;
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isInterrupted = true;
    });
  const isOver = () => isInterrupted || Date.now() >= until;

  let isDone = false;
  let printed = 0;
  const living = Promise.all(members.map((member) => live(member, isOver))).then(() => {
    isDone = true;
  });
  while (!isDone) {
    await setTimeout(LOOK_MS);
    for (const line of tally.unexpected.slice(printed)) console.log(now(), line);
    printed = tally.unexpected.length;
  }
  await living;

  console.log(
    ['', '| Route | Answers | p50 ms | p99 ms |', '|---|---|---|---|', ...tally.lines()].join('\n'),
  );
  console.log(`${now()} ${tally.calls} calls, ${tally.unexpected.length} with an unexpected answer`);
  if (tally.unexpected.length > 0) process.exitCode = 1;
}

if (BASE_URL) await run(BASE_URL);
else {
  console.error(USAGE);
  process.exitCode = 1;
}
