import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import { type Caller, newCaller, settledAt } from '../../../lambdas/testing/caller.ts';
import { contract } from '../../../shared/api/index.ts';
import { ROLES } from '../../../shared/model/member.ts';
import type { SearchFilters } from '../../../shared/model/search-filters.ts';
import { startStack } from '../../local/stack.ts';
import { writeTable } from './document.ts';
import { attributesOf } from './fill/attributes.ts';
import { lookAtAll } from './search/brute-force.ts';
import { Corpus } from './search/corpus.ts';
import { corpusItems } from './search/index-items.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const USAGE = `npm run bench:search -- [--things 100000] [--queries 200] [--writers 50] [--write]
Fills a table with people and posts of random words in five scripts, and compares what searches find and count with what
looking at each thing finds. Prints what searches cost, and what it costs when many members write at once. Fails when a
search is wrong, when a written post is not found once, or when a search costs more than it may.
  --things   people and posts together
  --queries  random searches that are compared
  --writers  members who write five posts each at the same time
  --write    puts the tables into docs/costs.md`;

const { search, posts } = contract;

const ITEMS_AT_ONCE = 5_000;
const SEED = 11;
/** Pages of a comparison: a search that finds more is compared up to there. */
const PAGES = 6;
const DEEP_PAGE = 25;
const POSTS_OF_A_WRITER = 5;

/** What searches may cost, in RRU. While somebody types, there is a look at all four kinds, in three fields of people. */
const MOST = { typing: 14, page: 20 };

type Kind = 'people' | 'posts';

const wrong: string[] = [];

interface Read {
  ids: string[];
  rru: number[];
  isEnd: boolean;
}

/** Reads pages of a kind, one after another. */
async function readPages(
  caller: Caller,
  kind: Kind,
  query: string,
  filters: SearchFilters,
  pages: number,
): Promise<Read> {
  const read: Read = { ids: [], rru: [], isEnd: false };
  for (let cursor: string | undefined; read.rru.length < pages; ) {
    const { body, headers, cost } = await caller.call(search.find, {
      query: { query, kind, ...filters, ...(cursor && { cursor }) },
    });
    read.ids.push(...body[kind].map(({ _id }) => _id));
    read.rru.push(cost.rru);
    const next = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    if (!next) return { ...read, isEnd: true };
    cursor = decodeURIComponent(next);
  }
  return read;
}

/**
 * Compares what a search finds and counts with what looking at each thing finds.
 *
 * @returns what its costliest page took, in RRU
 */
async function compare(
  caller: Caller,
  corpus: Corpus,
  query: string,
  filters: SearchFilters,
): Promise<number> {
  const all = lookAtAll(corpus, query, filters);
  let most = 0;
  for (const kind of ['people', 'posts'] as const) {
    const { ids, rru, isEnd } = await readPages(caller, kind, query, filters, PAGES);
    most = Math.max(most, ...rru);
    const expected = isEnd ? all[kind] : all[kind].slice(0, ids.length);
    if (JSON.stringify(ids) !== JSON.stringify(expected))
      wrong.push(
        `${kind} by ${JSON.stringify(query)} ${JSON.stringify(filters)}: ${ids.length} of ${all[kind].length}`,
      );
  }
  const { body } = await caller.call(search.counts, { query: { query, ...filters } });
  if (body.people !== all.people.length || body.posts !== all.posts.length)
    wrong.push(`counts of ${JSON.stringify(query)} ${JSON.stringify(filters)}`);
  return most;
}

/** Beginnings of one to three words that stand in one thing, or anywhere. */
function randomQuery(corpus: Corpus): string {
  const { name, headline, skills } = corpus.any(corpus.people);
  const source = corpus.any([[...name, ...headline, ...skills], corpus.any(corpus.posts), corpus.some(3)]);
  const count = corpus.any([1, 1, 2, 3]);
  return Array.from({ length: count }, () => {
    const letters = [...(corpus.words[corpus.any(source)] ?? '')];
    return letters.slice(0, 1 + Math.floor(corpus.chance() * letters.length)).join('');
  }).join(' ');
}

/** Searches whose costs are looked at. */
function costlyQueries(corpus: Corpus): [what: string, query: string, filters: SearchFilters][] {
  const isLong = (word: string): boolean => [...word].length > 9;
  const word = (at: number): string => corpus.words[at] ?? '';
  const [often, seldom] = [corpus.words.slice(0, 60), corpus.words.slice(-400)];
  const longOften = corpus.words.slice(0, 200).find(isLong) ?? '';
  const longSeldom = seldom.find(isLong) ?? '';
  return [
    ['a letter', word(0).slice(0, 1), {}],
    ['a word that all have', 'member', {}],
    ['a frequent word', word(0), {}],
    ['a frequent long word', longOften, {}],
    ['a rare word', seldom[0] ?? '', {}],
    ['a rare long word', longSeldom, {}],
    ['two frequent words', `${word(1)} ${word(6)}`, {}],
    ['two words of which few have both', `${often[20]} ${often[41]}`, {}],
    ['a frequent word and a rare one', `${word(0)} ${seldom[7]}`, {}],
    ['a frequent word, of a role', word(0), { role: 'founder' }],
  ];
}

async function costs(caller: Caller, corpus: Corpus): Promise<string[]> {
  const rows: string[] = [];
  for (const [what, query, filters] of costlyQueries(corpus)) {
    await compare(caller, corpus, query, filters);
    const typing = await caller.call(search.find, { query: { query, ...filters } });
    const counts = await caller.call(search.counts, { query: { query, ...filters } });
    const people = await readPages(caller, 'people', query, filters, DEEP_PAGE);
    const found = await readPages(caller, 'posts', query, filters, DEEP_PAGE);
    const figures = [
      typing.cost.rru,
      people.rru[0],
      people.rru.at(-1),
      found.rru[0],
      found.rru.at(-1),
      counts.cost.rru,
    ];
    rows.push(`| ${[what, `${counts.body.people} + ${counts.body.posts}`, ...figures].join(' | ')} |`);
    if (typing.cost.rru > MOST.typing) wrong.push(`${what}, while typing: ${typing.cost.rru} RRU`);
    const most = Math.max(...people.rru, ...found.rru);
    if (most > MOST.page) wrong.push(`${what}, a page: ${most} RRU`);
  }
  return rows;
}

/** Members write at the same moment; each post has to be found once. */
async function writeAtOnce(url: string, writers: number): Promise<string> {
  const callers = await Promise.all(Array.from({ length: writers }, () => newCaller(url, 'founder')));
  await settledAt(url);
  const write = async (some: Caller[], mark: string): Promise<number> => {
    const before = await settledAt(url);
    const texts = some.flatMap((caller, own) =>
      Array.from({ length: POSTS_OF_A_WRITER }, (_, at) => ({
        caller,
        content: `${mark} letter ${own} of the ${at} days`,
      })),
    );
    await Promise.all(texts.map(({ caller, content }) => caller.must(posts.create, { body: { content } })));
    const after = await settledAt(url);
    const { ids } = await readPages(some[0] ?? fail(), 'posts', mark, {}, texts.length);
    if (new Set(ids).size !== texts.length || ids.length !== texts.length)
      wrong.push(`${ids.length} of ${texts.length} posts of ${some.length} writers are found`);
    return (after.wru - before.wru) / texts.length;
  };
  const [alone, all] = [
    await write(callers.slice(0, 1), 'zuerstallein'),
    await write(callers.slice(1), 'danachzusammen'),
  ];
  return `${alone.toFixed(1)} WRU a post of one writer, ${all.toFixed(1)} of ${writers - 1} at once`;
}

function fail(): never {
  throw new Error('there are no writers');
}

const HEAD = [
  '| Search | Found, people + posts | Typing | People: first page | last | Posts: first page | last | Counts |',
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
  await inTemporaryFolder(async (dataDir) => {
    const begun = performance.now();
    const stack = await startStack({
      dataDir,
      port: 0,
      async seed({ load }) {
        let batch = [];
        for (const item of corpusItems(corpus)) {
          batch.push(attributesOf(item));
          if (batch.length < ITEMS_AT_ONCE) continue;
          await load(batch);
          batch = [];
        }
        await load(batch);
      },
    });
    try {
      console.log(`${values.things} things in ${Math.round((performance.now() - begun) / 1_000)} s`);
      const caller = await newCaller(stack.url, 'founder');
      await settledAt(stack.url);
      const rows = await costs(caller, corpus);
      const pages: number[] = [];
      for (let at = 0; at < Number(values.queries); at += 1) {
        const filters = corpus.any<SearchFilters>([{}, {}, ...ROLES.map((role) => ({ role }))]);
        pages.push(await compare(caller, corpus, randomQuery(corpus), filters));
      }
      const writing = await writeAtOnce(stack.url, Number(values.writers));
      const lines = [
        `${Number(values.things).toLocaleString('en')} people and posts, ${values.queries} random searches compared: ${Math.max(0, ...pages)} RRU for their costliest page. ${writing}.`,
        '',
        ...HEAD,
        ...rows,
      ];
      console.log(lines.join('\n'));
      if (values.write) writeTable('bench:search', lines);
    } finally {
      await stack.close();
    }
  });
  for (const one of wrong) console.error(one);
  console.log(wrong.length === 0 ? 'all searches are right' : `${wrong.length} are wrong`);
  if (wrong.length > 0) process.exitCode = 1;
}

await run();
