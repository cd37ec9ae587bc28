import type { contract } from '../../shared/api/index.ts';
import { type Examples, forAdmin, reads, writes } from '../testing/examples/example.ts';
import { postOfOwner, report, reportOfMessage, somebody } from '../testing/examples/things.ts';

export const examples: Examples<typeof contract.reports> = {
  create: {
    budget: writes([6, 8], 3.5, 6, 3),
    by: 'others',
    body: async (parties) => ({ kind: 'post', id: await postOfOwner(parties), reason: 'spam' }),
  },
  list: { budget: reads(40, 26, 3), asks: { '': { by: 'admin' } } },
  messages: {
    budget: reads(10, 5, 3),
    names: reportOfMessage,
    answers: forAdmin,
    asks: { '': { by: 'admin' } },
  },
  decide: {
    budget: writes([8, 9], 3, 4, 3),
    by: 'admin',
    names: report,
    answers: forAdmin,
    body: { action: 'dismiss' },
  },
  suspend: {
    budget: writes([10, 16], 3, 4, 3),
    by: 'admin',
    names: somebody,
    answers: forAdmin,
    body: { days: 1, reason: 'spam' },
  },
  audit: { budget: reads(13, 3, 2), asks: { '': { by: 'admin' } } },
};
