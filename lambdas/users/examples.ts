import type { contract } from '../../shared/api/index.ts';
import { SEARCH_RESULTS_TYPING, SUGGESTIONS_MAX } from '../../shared/limits.ts';
import { PASSWORD } from '../testing/calls/caller.ts';
import { type Examples, forAll, forOwner, reads, writes } from '../testing/examples/example.ts';
import { absent, subjectsId } from '../testing/examples/seen.ts';
import { member } from '../testing/examples/things.ts';

export const examples: Examples<typeof contract.users> = {
  updateProfile: {
    budget: writes([7], 30, 8, 6),
    grows: {
      figures: ['rru', 'bytes', 'followingRru', 'followingWru'],
      because: 'the answer names the connections as auth.me does; everything that shows the member follows',
    },
    by: 'owner',
    body: (_, index) => ({ headline: `Headline ${index}` }),
  },
  search: {
    budget: reads(13, 4, 3),
    special: {
      'one letter, while typing': reads(5, 3, 2),
      'two beginnings, while typing': reads(5, 4, 3),
    },
    asks: {
      'one letter, while typing': { query: { query: 'a', limit: SEARCH_RESULTS_TYPING } },
      'one letter': { query: { query: 'a' } },
      'two beginnings, while typing': { query: { query: 'm a', limit: SEARCH_RESULTS_TYPING } },
      'a username': { query: { query: 'grace0' } },
    },
    seen: { status: 200, query: ({ subject }) => ({ query: subject.username }), holds: subjectsId },
  },
  suggestions: {
    budget: reads(30, 20, 4),
    grows: {
      figures: ['rru', 'calls', 'rounds', 'bytes'],
      because: 'it reads 80 relations, and 20 connections of each of ten members, at most',
    },
    asks: { '': {}, 'for the hub': { by: 'hubMember' } },
    seen: { status: 200, query: () => ({ role: 'other', limit: SUGGESTIONS_MAX }), holds: subjectsId },
  },
  allConnections: {
    budget: reads(60, 12, 8),
    seen: { status: 200, query: () => ({ limit: SUGGESTIONS_MAX }), holds: subjectsId },
  },
  syncConnections: { budget: writes([8], 3, 5, 4), by: 'admin' },
  applications: {
    budget: reads(22, 4, 3),
    asks: { 'of who has many': { by: 'applicant' } },
    seen: { status: 200, holds: ({ params }) => params.projectId ?? '' },
  },
  get: {
    budget: reads(4, 4, 2),
    asks: { 'the hub': {} },
    names: member,
    answers: forAll(200),
    seen: { status: absent(200), holds: subjectsId },
  },
  delete: {
    unlimited: 'it is about the own account, and its mails are limited',
    budget: writes([33], 5, 8, 7),
    by: 'owner',
    owner: 'new each time',
    names: member,
    answers: { ...forOwner, blocked: 403 },
    body: { password: PASSWORD },
    seen: 'nobody but the caller',
  },
};
