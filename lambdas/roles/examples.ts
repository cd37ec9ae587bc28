import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads } from '../testing/examples/example.ts';
import { subjectsId } from '../testing/examples/seen.ts';

export const examples: Examples<typeof contract.roles> = {
  list: {
    budget: reads(13, 22, 5),
    special: {
      /** Reads a list as a whole, and some bits of every role for each word. */
      'one letter': reads(23, 22, 5),
      'two words': reads(27, 23, 5),
      'by match': reads(46, 81, 5),
    },
    asks: {
      '': {},
      'page 4': { query: { page: 4 } },
      'one category': { query: { category: 'Software' } },
      'one letter': { query: { search: 'd' } },
      'two words': { query: { search: 'designer draws' } },
      'by match': { by: 'applicant', query: { sort: 'match' } },
    },
    seen: { status: 200, holds: subjectsId },
  },
  counts: {
    budget: reads(16, 3, 2),
    special: { 'after a search': reads(50, 40, 3) },
    asks: {
      '': {},
      'one category': { query: { category: 'Software' } },
      'after a search': { query: { search: 'designer' } },
    },
    seen: { status: 200 },
  },
};
