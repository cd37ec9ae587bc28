import type { contract } from '../../shared/api/index.ts';
import { type Examples, forAll, reads, writes } from '../testing/examples/example.ts';
import { savedSearch } from '../testing/examples/things.ts';

export const examples: Examples<typeof contract.searches> = {
  list: {
    budget: reads(4, 4, 2),
    asks: { '': {} },
    seen: 'nobody but the caller',
  },
  add: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([6, 6], 8, 8, 4),
    by: 'others',
    body: { kind: 'roles', query: 'designer', filters: { place: 'remote' } },
    seen: 'nobody but the caller',
  },
  remove: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([6, 6], 4, 5, 3),
    by: 'owner',
    names: savedSearch,
    answers: { ...forAll(200), blocked: 200 },
    seen: 'nobody but the caller',
  },
};
