import type { contract } from '../../shared/api/index.ts';
import { newCaller } from '../testing/calls/caller.ts';
import { type Examples, type Parties, reads, writes } from '../testing/examples/example.ts';
import { project } from '../testing/examples/things.ts';

/** Everybody else is told that it is for investors; the one who is connected is one. */
const forInvestors = { owner: 403, others: 403, investor: 200, connected: 200, blocked: 403 };

/** The quiet member of a filled community is one. */
const BY_AN_INVESTOR = { '': { by: 'quiet' } } as const;

export const examples: Examples<typeof contract.pipeline> = {
  list: {
    budget: reads(6, 8, 3),
    asks: { ...BY_AN_INVESTOR, 'one state': { by: 'quiet', query: { state: 'watching' } } },
    seen: 'nobody but the caller',
  },
  counts: {
    budget: reads(3, 4, 2),
    asks: BY_AN_INVESTOR,
    seen: 'nobody but the caller',
  },
  get: {
    budget: reads(3, 4, 2),
    asks: BY_AN_INVESTOR,
    names: project,
    answers: forInvestors,
    seen: 'nobody but the caller',
  },
  set: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([8, 8], 8, 8, 4),
    names: project,
    answers: forInvestors,
    seen: 'nobody but the caller',
    by: ({ owner }: Parties) => newCaller(owner.base, 'investor'),
    body: { state: 'watching', note: 'Ask about the pilots.' },
  },
};
