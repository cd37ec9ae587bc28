import { contract } from '../../shared/api/index.ts';
import { type Examples, forAll, reads, writes } from '../testing/examples/example.ts';
import { absent, type Scene, subjectsId } from '../testing/examples/seen.ts';
import { savablePost } from '../testing/examples/things.ts';

const { saved } = contract;

const subjectsPost = ({ params }: Scene) => ({ kind: 'posts', id: params.postId ?? '' });

export const examples: Examples<typeof contract.saved> = {
  list: {
    budget: reads(14, 26, 3),
    asks: {
      posts: { query: { kind: 'posts' } },
      projects: { query: { kind: 'projects' } },
      roles: { query: { kind: 'roles' } },
    },
    seen: { status: 200, query: () => ({ kind: 'posts' }), holds: subjectsId },
  },
  add: {
    unlimited: 'nobody else notices, and it costs the same however often',
    budget: writes([5, 5], 5, 6, 3),
    by: 'others',
    names: savablePost,
    answers: forAll(200),
    seen: { status: absent(200), params: subjectsPost },
  },
  remove: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([5, 5], 3, 4, 3),
    by: 'others',
    names: savablePost,
    before: async ({ caller, ...parties }) =>
      caller.must(saved.add, { params: await savablePost.make(parties) }),
    answers: { ...forAll(200), blocked: 200 },
    seen: { status: 200, params: subjectsPost },
  },
};
