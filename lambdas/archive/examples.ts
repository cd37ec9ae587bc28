import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads, writes } from '../testing/examples/example.ts';

export const examples: Examples<typeof contract.archive> = {
  request: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([8, 19], 3, 4, 3),
    by: 'owner',
    owner: 'new',
  },
  get: { budget: reads(2, 2, 1) },
};
