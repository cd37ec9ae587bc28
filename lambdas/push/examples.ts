import { contract } from '../../shared/api/index.ts';
import { type Examples, reads, writes } from '../testing/examples/example.ts';
import { newSubscription } from '../testing/services/push.ts';

const { push } = contract;

export const examples: Examples<typeof contract.push> = {
  get: { budget: reads(1.5, 2, 1), asks: { '': {} } },
  subscribe: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([8, 8], 3, 5, 3),
    by: 'owner',
    body: () => newSubscription(),
  },
  unsubscribe: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([5, 5], 3, 5, 3),
    by: 'owner',
    before: ({ caller }) => caller.must(push.subscribe, { body: newSubscription() }),
  },
};
