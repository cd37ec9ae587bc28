import { contract } from '../../shared/api/index.ts';
import { newCaller } from '../testing/calls/caller.ts';
import { type Examples, forAll, forOwner, type Parties, reads, writes } from '../testing/examples/example.ts';
import { absent, type Scene } from '../testing/examples/seen.ts';
import { project } from '../testing/examples/things.ts';

/** Everybody else is told that it is for investors; the one who is connected is one. */
const forInvestors = { owner: 403, others: 403, investor: 200, connected: 200, blocked: 403 };

/** The quiet member of a filled community is one. */
const BY_AN_INVESTOR = { '': { by: 'quiet' } } as const;

const anInvestor = ({ owner }: Parties) => newCaller(owner.base, 'investor');

const ofSubject = ({ params }: Scene) => ({ projectId: params.projectId ?? '' });

export const examples: Examples<typeof contract.interests> = {
  get: {
    budget: reads(4, 5, 2),
    asks: BY_AN_INVESTOR,
    names: project,
    answers: forInvestors,
    seen: { status: 403, params: ofSubject },
  },
  set: {
    budget: writes([9, 14], 5, 7, 3),
    names: project,
    answers: forInvestors,
    by: anInvestor,
    body: { note: 'I have backed two companies on the water and would like to see your pilots.' },
    seen: { status: 403, params: ofSubject },
  },
  remove: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([8, 8], 3, 4, 3),
    names: project,
    answers: { ...forAll(200), blocked: 200 },
    by: anInvestor,
    before: async ({ caller, ...parties }) =>
      caller.must(contract.interests.set, { params: await project.make(parties), body: {} }),
    seen: { status: 200, params: ofSubject },
  },
  list: {
    budget: reads(8, 5, 3),
    asks: { 'much wanted': { by: 'hubMember' } },
    names: project,
    answers: forOwner,
    seen: { status: absent(403), params: ofSubject },
  },
};
