import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads, secret, writes } from '../testing/examples/example.ts';
import { subjectsId } from '../testing/examples/seen.ts';
import { notification } from '../testing/examples/things.ts';

export const examples: Examples<typeof contract.notifications> = {
  list: {
    budget: reads(40, 12, 3),
    special: { 'nothing new': reads(1.5, 2, 1) },
    grows: {
      figures: ['rru'],
      because:
        'a page names the more different members and things, the more there are, each of its rows one of each at most',
    },
    asks: {
      'of the hub': { by: 'hubMember' },
      'grouped, of the hub': { by: 'hubMember', query: { grouped: '1', limit: 20 } },
      'nothing new': { by: 'hubMember', isKnown: true },
    },
    seen: { status: 200, holds: subjectsId },
  },
  read: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([9, 9], 9, 6, 4),
    by: 'owner',
    names: notification,
    query: async () => ({}),
    answers: secret,
  },
  readAll: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([3, 3], 8, 10, 5),
    by: 'owner',
    before: notification.make,
  },
  delete: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([10, 10], 9, 6, 4),
    by: 'owner',
    names: notification,
    query: async () => ({}),
    answers: secret,
  },
  reset: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([6], 8, 9, 4),
    grows: { figures: ['followingRru', 'followingWru'], because: 'all that was in the list is deleted' },
    by: 'owner',
    before: notification.make,
  },
};
