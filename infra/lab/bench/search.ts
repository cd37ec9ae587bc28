import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import { type Caller, newCaller, settledAt } from '../../../lambdas/testing/calls/caller.ts';
import { writeTable } from './document.ts';
import { compare } from './search/compare.ts';
import { Corpus } from './search/corpus.ts';
import { endWith, withCorpus } from './search/filled-stack.ts';
import { KINDS } from './search/pages.ts';
import { costlySearches, randomSearch } from './search/queries.ts';
import { writeAtOnce } from './search/writing.ts';

const USAGE = `npm run bench:search -- [--things 100000] [--queries 200] [--writers 50] [--write]
Fills a table with people, posts, projects and their roles, of random words in six scripts, and compares what searches find
and count with what looking at each thing finds. Prints what searches cost, and what it costs when many members write at
once. Fails when a search is wrong, when a written post is not found once, or when a listed search costs more than it may.
  --things   people, posts, projects and roles together
  --queries  random searches that are compared
  --writers  members who write five posts each at the same time
  --write    puts the tables into docs/costs.md`;

const SEED = 11;
/** Pages of each kind that a random search is compared in, and a listed one. */
const PAGES = 6;
const DEEP_PAGE = 25;

/**
 * What the listed searches may cost, in RRU. Typing is above its goal of 12, which twenty rows with the session leave one
 * unit of: one word takes 14, two take 16 to 17, three 18.5.
 */
const MOST = { typing: 19, page: 20 };

const wrong: string[] = [];

/** The table of the listed searches. */
async function costs(caller: Caller, corpus: Corpus): Promise<string[]> {
  const rows: string[] = [];
  for (const { what, query, filters } of costlySearches(corpus)) {
    const { counts, typing, pages, counting, ...compared } = await compare(
      caller,
      corpus,
      query,
      filters,
      DEEP_PAGE,
    );
    wrong.push(...compared.wrong);
    const found = KINDS.map((kind) => counts[kind]).join(' + ');
    rows.push(`| ${[what, found, typing, ...KINDS.map((kind) => pages[kind]), counting].join(' | ')} |`);
    if (typing > MOST.typing) wrong.push(`${what}, while typing: ${typing} RRU`);
    const most = Math.max(...Object.values(pages));
    if (most > MOST.page) wrong.push(`${what}, a page: ${most} RRU`);
  }
  return rows;
}

/** What the costliest of some random searches takes while typing and on a page. */
async function costliest(
  caller: Caller,
  corpus: Corpus,
  queries: number,
): Promise<{ typing: number; page: number }> {
  const most = { typing: 0, page: 0 };
  for (let at = 0; at < queries; at += 1) {
    const { query, filters } = randomSearch(corpus);
    const { typing, pages, ...compared } = await compare(caller, corpus, query, filters, PAGES);
    wrong.push(...compared.wrong);
    most.typing = Math.max(most.typing, typing);
    most.page = Math.max(most.page, ...Object.values(pages));
  }
  return most;
}

const HEAD = [
  '| Search | Found: people + projects + roles + posts | Typing | A page of people | of projects | of roles | of posts | Counts |',
  '|---|---|---|---|---|---|---|---|',
];

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      things: { type: 'string', default: '100000' },
      queries: { type: 'string', default: '200' },
      writers: { type: 'string', default: '50' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const corpus = new Corpus(Number(values.things), SEED);
  const begun = performance.now();
  await withCorpus(corpus, async (stack) => {
    console.log(`${values.things} things in ${Math.round((performance.now() - begun) / 1_000)} s`);
    const caller = await newCaller(stack.url, 'founder');
    await settledAt(stack.url);
    const rows = await costs(caller, corpus);
    const random = await costliest(caller, corpus, Number(values.queries));
    const { alone, together } = await writeAtOnce(stack.url, Number(values.writers));
    wrong.push(...alone.wrong, ...together.wrong);
    const { people, posts, projects } = corpus;
    const roles = projects.reduce((sum, project) => sum + project.roles.length, 0);
    const things = [people.length, projects.length, roles, posts.length].map((count) =>
      count.toLocaleString('en'),
    );
    const lines = [
      `${things[0]} people, ${things[1]} projects, ${things[2]} roles and ${things[3]} posts. ${values.queries} random searches compared: at most ${random.typing} RRU while typing, ${random.page} a page. ${alone.wru.toFixed(1)} WRU a post of one writer, ${together.wru.toFixed(1)} of ${Number(values.writers) - 1} at once.`,
      '',
      ...HEAD,
      ...rows,
    ];
    console.log(lines.join('\n'));
    if (values.write) writeTable('bench:search', lines);
  });
  endWith(wrong, 'searches');
}

await run();
