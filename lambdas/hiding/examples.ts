import { contract } from '../../shared/api/index.ts';
import { type Examples, forAll, reads, writes } from '../testing/examples/example.ts';
import { subjectsId } from '../testing/examples/seen.ts';
import { member } from '../testing/examples/things.ts';

const { hiding } = contract;

export const examples: Examples<typeof contract.hiding> = {
  block: {
    budget: writes([21], 8, 10, 3),
    grows: {
      figures: ['followingRru', 'followingWru'],
      because:
        'what the two have to do with each other is looked for among all projects and notifications of both',
    },
    by: 'others',
    names: member,
    answers: { owner: 400, others: 200 },
    seen: { status: [200, 200, 404, 200] },
  },
  unblock: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([9, 9], 6, 7, 3),
    by: 'others',
    names: member,
    before: ({ owner, caller }) => caller.must(hiding.block, { params: { userId: owner._id } }),
    answers: { ...forAll(200), blocked: 200 },
    seen: { status: 200 },
  },
  blocks: {
    budget: reads(18, 3, 2),
    asks: { '': { by: 'quiet' } },
    seen: { status: 200, holds: subjectsId, holdsIn: ['blocked'] },
  },
  mute: {
    budget: writes([12, 15], 5, 7, 3),
    by: 'others',
    names: member,
    answers: { owner: 400, others: 200 },
    seen: { status: [200, 404, 404, 200] },
  },
  unmute: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([7, 7], 5, 6, 3),
    by: 'others',
    names: member,
    before: ({ owner, caller }) => caller.must(hiding.mute, { params: { userId: owner._id } }),
    answers: { ...forAll(200), blocked: 200 },
    seen: { status: 200 },
  },
  mutes: {
    budget: reads(19, 4, 3),
    asks: { '': { by: 'quiet' } },
    seen: { status: 200, holds: subjectsId, holdsIn: ['muted'] },
  },
};
