import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads } from '../testing/examples/example.ts';
import { subjectsId } from '../testing/examples/seen.ts';

export const examples: Examples<typeof contract.search> = {
  find: {
    budget: reads(15, 16, 4),
    asks: {
      'one letter': { query: { query: 'a' } },
      'two words': { query: { query: 'a b' } },
      people: { query: { query: 'a', kind: 'people' } },
      projects: { query: { query: 'a', kind: 'projects' } },
      roles: { query: { query: 'a', kind: 'roles' } },
      posts: { query: { query: 'a', kind: 'posts' } },
      'people of a role': { query: { query: 'a', kind: 'people', role: 'founder' } },
      'projects of a category and a stage': {
        query: { query: 'a', kind: 'projects', category: 'Software', stage: 'idea' },
      },
      'roles of a place and a commitment': {
        query: { query: 'a', kind: 'roles', place: 'remote', commitment: 'fullTime' },
      },
    },
    seen: { status: 200, query: () => ({ query: 'a' }), holds: subjectsId },
  },
  counts: {
    budget: reads(8, 16, 2),
    asks: {
      'one letter': { query: { query: 'a' } },
      'two words': { query: { query: 'a b' } },
      filtered: { query: { query: 'a', role: 'founder', category: 'Software', place: 'remote' } },
    },
    seen: { status: 200, query: () => ({ query: 'a' }) },
  },
};
