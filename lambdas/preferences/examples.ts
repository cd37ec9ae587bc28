import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads, writes } from '../testing/examples/example.ts';
import { unsubscribeToken } from './unsubscribe-links.ts';

export const examples: Examples<typeof contract.preferences> = {
  get: { budget: reads(2, 2, 2), asks: { '': {} } },
  change: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([10, 10], 3, 4, 3),
    by: 'owner',
    body: { types: { message: { email: 'off' } } },
  },
  unsubscribePage: { budget: reads(0, 0, 0), asks: { '': { query: { token: 'x' } } } },
  unsubscribe: {
    budget: writes([4, 4], 2, 3, 3),
    by: 'visitors',
    // The mail with such a link waits for a quarter of an hour, so that the link is made here, where its key is known.
    query: async ({ owner }) =>
      process.env.LINK_KEY_SECRET_ID ? { token: await unsubscribeToken(owner._id, 'message') } : undefined,
  },
};
