import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads } from '../testing/examples/example.ts';
import { subjectsId } from '../testing/examples/seen.ts';

export const examples: Examples<typeof contract.roles> = {
  list: {
    budget: reads(12, 21, 5),
    asks: {
      '': {},
      'page 4': { query: { page: 4 } },
      'one category': { query: { category: 'Software' } },
      'one letter': { query: { search: 'd' } },
      'two words': { query: { search: 'designer of' } },
    },
    seen: { status: 200, holds: subjectsId },
  },
  counts: {
    budget: reads(30, 5, 2),
    asks: { '': {}, 'one category': { query: { category: 'Software' } } },
    seen: { status: 200 },
  },
};
