import type { contract } from '../../shared/api/index.ts';
import { type Examples, forAll, forOwner, reads, writes } from '../testing/examples/example.ts';
import { absent, type Scene } from '../testing/examples/seen.ts';
import { connection, member, request } from '../testing/examples/things.ts';

const friendsId = ({ friend }: Scene): string => friend._id;
const page = { limit: 20 };

export const examples: Examples<typeof contract.connections> = {
  list: {
    budget: reads(12, 3, 2),
    asks: { 'of the hub': { by: 'hubMember', query: page } },
    seen: { status: 200, holds: friendsId },
  },
  ofMember: {
    budget: reads(14, 5, 3),
    asks: { 'the hub': { by: 'wellKnown', query: page } },
    names: member,
    answers: { ...forOwner, connected: 200 },
    seen: { status: 200, params: ({ host }) => ({ username: host.username }), holds: friendsId },
  },
  mutual: {
    budget: reads(20, 6, 4),
    grows: {
      figures: ['rru', 'calls', 'rounds', 'bytes'],
      because: 'it reads 130 relations of each of the two, or looks up 16, at most',
    },
    asks: { 'the hub and who knows most': { by: 'wellKnown', query: page } },
    names: member,
    answers: forAll(200),
    seen: { status: absent(200), params: ({ friend }) => ({ userId: friend._id }) },
  },
  requests: {
    budget: reads(12, 3, 2),
    asks: { 'to the hub': { by: 'hubMember', query: page } },
    seen: { status: 200, holds: ({ asker }) => asker._id },
  },
  status: { budget: reads(2.5, 3, 1), names: member, answers: forAll(200) },
  request: {
    budget: writes([8, 13], 3.5, 6, 3),
    by: 'others',
    names: member,
    answers: { owner: 400, others: 201, connected: 400 },
  },
  withdraw: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([7, 12], 3, 4, 3),
    by: 'host',
    names: request,
    answers: { owner: 404, others: 404, host: 200 },
    seen: { status: absent(200) },
  },
  accept: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([9, 22], 2, 4, 3),
    by: 'owner',
    names: request,
    answers: { ...forOwner, blocked: 403 },
    seen: { status: absent(200) },
  },
  reject: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([7, 17], 2, 3, 3),
    by: 'owner',
    names: request,
    answers: { ...forOwner, blocked: 403 },
    seen: { status: absent(400) },
  },
  remove: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([12, 17], 6, 7, 4),
    by: 'host',
    names: connection,
    answers: { owner: 400, others: 400, host: 200, connected: 200, blocked: 400 },
    seen: { status: absent(200, 400), params: ({ friend }) => ({ userId: friend._id }) },
  },
};
