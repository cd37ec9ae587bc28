import '../../local/node-version.ts';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Caller, freshKey, newCaller } from '../../../lambdas/testing/calls/caller.ts';
import { connect } from '../../../lambdas/testing/things/connections.ts';
import { contract } from '../../../shared/api/index.ts';
import type { Message } from '../../../shared/model/conversation.ts';
import { conversationIdOf } from '../../../shared/rules/conversation-id.ts';
import { median, percentile } from '../statistics.ts';
import { spawnStack } from '../testing/spawn-stack.ts';
import { writeTable } from './document.ts';
import { Browser, type Seen } from './live-browser.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const USAGE = `npm run bench:live -- [--members 500] [--seconds 120] [--rate 50] [--write]
Members with two browsers each have the live channel open and write to each other; half way the server is killed (SIGKILL)
and started again, browsers come back and read what they have missed. Says how long frames take from the moment a message
is stored, and fails where a browser has missed a message or got one twice.
  --members  an even number
  --rate     messages a second, of all together
  --write    puts the table into docs/costs.md`;

const BROWSERS = 2;
const AT_ONCE = 5;
/** For so long members write while the server is away and comes back. */
const AWAY_MS = 5_000;
const { conversations } = contract;

/** Runs tasks, some at the same time. */
async function inTurns<Task>(tasks: Task[], run: (task: Task) => Promise<unknown>): Promise<void> {
  const left = tasks.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const task of left) await run(task);
    }),
  );
}

interface Pair {
  conversationId: string;
  members: [Caller, Caller];
  browsers: Browser[];
  sent: string[];
}

/** Two connected members who have begun to talk, with their browsers. */
async function newPair(base: string, seen: Seen): Promise<Pair> {
  const [ada, ben] = await Promise.all([newCaller(base, 'founder'), newCaller(base, 'investor')]);
  await connect(ada, ben);
  const conversationId = conversationIdOf(ada._id, ben._id);
  const { message } = await ada.must(conversations.start, { body: { memberId: ben._id, text: 'Hello' } });
  const browsers = [ada, ben].flatMap((member) =>
    Array.from({ length: BROWSERS }, () => new Browser(member, conversationId, seen)),
  );
  return { conversationId, members: [ada, ben], browsers, sent: [message._id] };
}

/** Sends a message until it is answered: again under the same key where the answer was lost. */
async function say(pair: Pair, callerOf: (member: Caller) => Caller): Promise<void> {
  const member = pair.members[Math.random() < 0.5 ? 0 : 1];
  const headers = freshKey();
  const params = { conversationId: pair.conversationId };
  for (let attempt = 0; attempt < 60; attempt += 1) {
    try {
      const answer = await callerOf(member).call(conversations.send, {
        params,
        headers,
        body: { text: 'News' },
      });
      if (answer.status === 201) {
        pair.sent.push((answer.body as Message)._id);
        return;
      }
    } catch {
      // The server is away.
    }
    await setTimeout(500);
  }
  throw new Error('a message was never answered');
}

const line = (when: string, delays: number[]): string =>
  `| ${[when, delays.length, Math.round(median(delays)), Math.round(percentile(delays, 0.99)), Math.round(Math.max(...delays))].join(' | ')} |`;

async function bench(folder: string, members: number, seconds: number, rate: number): Promise<string[]> {
  let stack = await spawnStack(folder);
  const callerOf = (member: Caller): Caller => member.at(stack.url);
  const seen: Seen = { delays: [], caughtUp: 0 };
  const pairs: Pair[] = [];
  await inTurns(Array.from({ length: members / 2 }), async () => {
    pairs.push(await newPair(stack.url, seen));
  });
  const browsers = pairs.flatMap((pair) => pair.browsers);
  for (const browser of browsers) {
    browser.open();
    await setTimeout(2);
  }
  const allReady = async () => {
    while (browsers.some(({ isReady }) => !isReady)) await setTimeout(100);
  };
  await allReady();
  // What follows from so many who have just signed up is not to be measured.
  await stack.settled();
  seen.delays.length = 0;
  const sending: Promise<void>[] = [];
  /** Sends at the rate, for a time. */
  async function talk(ms: number): Promise<void> {
    const begun = performance.now();
    for (let count = 0; performance.now() - begun < ms; count += 1) {
      const pair = pairs[Math.floor(Math.random() * pairs.length)];
      if (pair) sending.push(say(pair, callerOf));
      await setTimeout(Math.max(0, begun + ((count + 1) * 1_000) / rate - performance.now()));
    }
  }
  await talk((seconds / 2) * 1_000);
  const before = seen.delays.splice(0);
  const killing = (async () => {
    await stack.stop('SIGKILL');
    stack = await spawnStack(folder);
    for (const browser of browsers) browser.moveTo(stack.url);
  })();
  const killed = performance.now();
  const returning = killing.then(allReady).then(() => performance.now() - killed);
  const [awayMs] = await Promise.all([returning, talk(AWAY_MS)]);
  await stack.settled();
  const meanwhile = seen.delays.splice(0);
  await talk((seconds / 2) * 1_000);
  await Promise.all(sending);
  await stack.settled();
  await setTimeout(2_000);
  const after = seen.delays;
  for (const browser of browsers) browser.close();
  const doubled = browsers.flatMap(({ messages }) => [...messages.values()].filter((count) => count > 1));
  const missing = pairs.flatMap(({ sent, browsers: own }) =>
    own.flatMap(({ messages }) => sent.filter((id) => !messages.has(id))),
  );
  const stored = await storedMessages(pairs, callerOf);
  await stack.stop('SIGTERM');
  const sent = pairs.reduce((sum, pair) => sum + pair.sent.length, 0);
  if (missing.length > 0 || stored !== sent) process.exitCode = 1;
  return [
    '| When | Frames | p50 ms | p99 ms | Most ms |',
    '|---|---|---|---|---|',
    line('before the server was killed', before),
    ...(meanwhile.length > 0 ? [line('while it was away, and all came back', meanwhile)] : []),
    line('after', after),
    '',
    `${browsers.length} connections, ${sent} messages at ${rate} a second, each with ${2 * BROWSERS} frames. All were back ${(awayMs / 1_000).toFixed(1)} s after the kill and had read ${seen.caughtUp} messages; ${missing.length} were missed, ${stored - sent} stored twice, ${doubled.length} frames came twice (a batch of the stream that was under way).`,
  ];
}

async function storedMessages(pairs: Pair[], callerOf: (member: Caller) => Caller): Promise<number> {
  let count = 0;
  await inTurns(pairs, async ({ conversationId, members: [ada] }) => {
    let cursor: string | undefined;
    do {
      const { body, headers } = await callerOf(ada).call(conversations.messages, {
        params: { conversationId },
        query: { limit: 50, ...(cursor && { cursor }) },
      });
      count += body.length;
      cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    } while (cursor);
  });
  return count;
}

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '120' },
    rate: { type: 'string', default: '50' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else
  await inTemporaryFolder(async (folder) => {
    const rows = await bench(folder, Number(values.members), Number(values.seconds), Number(values.rate));
    for (const row of rows) console.log(row);
    if (values.write) writeTable('bench:live', rows);
  });
