import type { contract } from '../../shared/api/index.ts';
import { type Examples, writes } from '../testing/examples/example.ts';

export const examples: Examples<typeof contract.uploads> = {
  create: {
    unlimited: 'it counts by itself',
    budget: writes([2, 2], 2, 4, 3),
    by: 'owner',
    owner: 'new',
    body: { kind: 'avatar', contentType: 'image/png', size: 100 },
  },
};
