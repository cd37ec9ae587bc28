import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import { newCaller, settledAt } from '../../../lambdas/testing/calls/caller.ts';
import { contract } from '../../../shared/api/index.ts';
import { writeTable } from './document.ts';
import { openRoles } from './roles/brute-force.ts';
import { compareRoles } from './roles/compare.ts';
import { costlyRequests, randomRequest } from './roles/requests.ts';
import { createAtOnce } from './roles/writing.ts';
import { Corpus } from './search/corpus.ts';
import { endWith, withCorpus } from './search/filled-stack.ts';
import { LOCATION } from './search/project-items.ts';

const USAGE = `npm run bench:roles -- [--roles 100000] [--requests 100] [--founders 50] [--write]
Fills a table with projects whose open roles have random words in six scripts, and compares the pages, totals, matches and
counts of the list of roles with what looking at each role finds. Prints what they cost, and what new roles cost when many
founders create projects at once. Fails when anything is wrong.
  --roles     about so many open roles
  --requests  random requests that are compared
  --founders  founders who create a project at the same time
  --write     puts the table into docs/costs.md`;

const SEED = 12;
/** Of all things of the corpus, one in so many is a project; two in three of the rest are roles of it. */
const PER_PROJECT = 3;
/** How many open roles one thing of the corpus makes: of two roles a project, some are filled or of closed projects. */
const OPEN_PER_THING = 0.48;

const HEAD = ['| Roles | Found | A page | Counts |', '|---|---|---|---|'];

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      roles: { type: 'string', default: '100000' },
      requests: { type: 'string', default: '100' },
      founders: { type: 'string', default: '50' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const corpus = new Corpus(Math.ceil(Number(values.roles) / OPEN_PER_THING), SEED, PER_PROJECT);
  const open = openRoles(corpus);
  const wrong: string[] = [];
  await withCorpus(corpus, async (stack) => {
    console.log(`${open.length} open roles of ${corpus.projects.length} projects`);
    const caller = await newCaller(stack.url, 'job_seeker');
    const seeker = {
      skills: [0, 3, 40].map((at) => corpus.words[at] ?? ''),
      location: LOCATION,
      openToRoles: ['fulltime' as const],
    };
    const { skills, location, openToRoles } = seeker;
    await caller.must(contract.users.updateProfile, {
      body: { skills, location, jobSeekerInfo: { openToRoles } },
    });
    await settledAt(stack.url);
    const rows: string[] = [];
    for (const request of costlyRequests(corpus)) {
      const { total, page, counting, ...compared } = await compareRoles(
        caller,
        corpus,
        open,
        seeker,
        request,
      );
      wrong.push(...compared.wrong);
      rows.push(`| ${[request.what, total, page, counting].join(' | ')} |`);
    }
    const most = { latest: 0, match: 0, counting: 0 };
    for (let at = 0; at < Number(values.requests); at += 1) {
      const request = randomRequest(corpus);
      const compared = await compareRoles(caller, corpus, open, seeker, request);
      wrong.push(...compared.wrong);
      most[request.sort] = Math.max(most[request.sort], compared.page);
      most.counting = Math.max(most.counting, compared.counting);
    }
    const { alone, together } = await createAtOnce(stack.url, Number(values.founders));
    wrong.push(...alone.wrong, ...together.wrong);
    const lines = [
      `${open.length.toLocaleString('en')} open roles of ${corpus.projects.length.toLocaleString('en')} projects. ${values.requests} random requests compared: at most ${most.latest} RRU a page, ${most.match} by match, ${most.counting} for the counts. ${alone.wru.toFixed(1)} WRU a new project with a role, ${together.wru.toFixed(1)} each of ${values.founders} at once.`,
      '',
      ...HEAD,
      ...rows,
    ];
    console.log(lines.join('\n'));
    if (values.write) writeTable('bench:roles', lines);
  });
  endWith(wrong, 'roles');
}

await run();
