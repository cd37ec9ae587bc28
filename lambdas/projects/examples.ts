import type { contract } from '../../shared/api/index.ts';
import type { BodyInput } from '../../shared/api/route.ts';
import {
  type Examples,
  forAll,
  forHost,
  forOwner,
  reads,
  secret,
  writes,
} from '../testing/examples/example.ts';
import { absent, type Scene, subjectsId } from '../testing/examples/seen.ts';
import {
  application,
  member,
  membership,
  ownProject,
  project,
  projectComment,
  projectForSuccessor,
  projectUpdate,
  successor,
} from '../testing/examples/things.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';

const inputOf = (name: string): BodyInput<typeof contract.projects.create> => ({
  name,
  description: 'A project of an ordinary length. '.repeat(8),
  category: 'Software',
  teamSize: '',
  openRoles: [{ title: 'Designer', description: 'Of Designer', limit: 50 }],
});

/** Where calls that change a team meet: as many as it can have beside its founder. */
const MOST_JOINED = 49;

/** The application of the viewer for a role in the subject's project. */
const ofViewer = ({ params, applicationId }: Scene) => ({
  projectId: params.projectId ?? '',
  applicationId,
});

const WORDS_GROW = {
  figures: ['followingRru', 'followingWru'],
  because: 'each beginning of a word takes a bit for each project, 2 KB at most',
} as const;

export const examples: Examples<typeof contract.projects> = {
  list: {
    budget: reads(12, 19, 4),
    special: {
      'that fit': reads(20, 45, 4),
      /** All texts as long as they may be, of letters that take three bytes. */
      'of the largest': reads(24, 19, 4),
      'of 24 of the largest': reads(45, 36, 4),
    },
    grows: {
      figures: ['bytes'],
      because:
        'each project names its newest 50 upvoters, and in a larger community more of them have as many',
    },
    asks: {
      '': {},
      'the oldest': { query: { sort: 'oldest' } },
      'most upvotes': { query: { sort: 'upvotes' } },
      'page 4': { query: { page: 4 } },
      'one category': { query: { category: 'Software' } },
      'one letter': { query: { search: 'p' } },
      'two words': { query: { search: 'workshops bench' } },
      'that fit': { by: 'quiet', query: { fits: 'me' } },
    },
    seen: { status: 200, holds: subjectsId },
  },
  get: {
    budget: reads(7, 6, 2),
    /** Who waits for an answer is shown to the founder alone. */
    special: { 'much wanted, for its founder': reads(240, 16, 10) },
    grows: {
      figures: ['rru', 'calls', 'rounds'],
      because: 'its founder is told how many wait, and more than a page are counted',
    },
    asks: { 'much wanted': {}, 'much wanted, for its founder': { by: 'hubMember' } },
    names: project,
    answers: forAll(200),
    seen: { status: absent(200), holds: subjectsId },
  },
  byMember: {
    budget: reads(5, 9, 3),
    special: { 'of the largest': reads(24, 21, 4) },
    asks: { 'of the hub': { query: { limit: 3 } } },
    names: member,
    answers: forAll(200),
    seen: { status: absent(200), holds: subjectsId },
  },
  create: {
    budget: writes([12, 70], 3, 6, 4),
    grows: WORDS_GROW,
    by: 'founders',
    body: (_, index) => inputOf(`Project ${index}`),
    seen: 'nobody but the caller',
  },
  update: {
    budget: writes([13], 21, 13, 6),
    grows: WORDS_GROW,
    by: 'owner',
    names: project,
    answers: forOwner,
    body: (_, index) => inputOf(`Name ${index}`),
  },
  setPoster: {
    budget: writes([7, 9], 3, 7, 5),
    by: 'owner',
    names: project,
    answers: forOwner,
    body: { poster: dataUrl('image/png', FILES.png) },
  },
  setStatus: {
    budget: writes([5, 13], 9, 12, 6),
    by: 'owner',
    names: ownProject,
    answers: forOwner,
    body: { status: 'closed' },
  },
  handOver: {
    budget: writes([18, 45], 12, 14, 5),
    by: 'owner',
    names: projectForSuccessor,
    answers: forOwner,
    body: async (parties) => ({ memberId: (await successor(parties))._id }),
  },
  delete: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([13, 96], 4, 6, 4),
    grows: WORDS_GROW,
    by: 'owner',
    names: ownProject,
    answers: forOwner,
    body: { name: 'Tidewise' },
  },
  upvote: {
    /** Lists of more than some thousand projects are several items, which change in one transaction. */
    budget: writes([8, 32], 5, 7, 3),
    special: { 'among hundreds': writes([8, 22], 5, 7, 3) },
    grows: {
      figures: ['followingRru', 'followingWru'],
      because:
        'a list of more than some thousand projects is several items, of which two or three of 1 KB change in one transaction',
    },
    by: 'others',
    names: project,
    answers: forAll(200),
  },
  apply: {
    budget: writes([8, 16], 7, 8, 3),
    special: { 'once more': writes([12], 7, 8, 3) },
    by: 'others',
    names: project,
    answers: { owner: 403, others: 403, jobSeeker: 201, blocked: 403 },
    body: { roleTitle: 'Designer', message: 'I draw' },
  },
  applications: {
    budget: reads(34, 5, 3),
    asks: { 'much wanted': { by: 'hubMember' } },
    names: project,
    answers: forOwner,
  },
  decideApplication: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([14, 35], 7, 8, 3),
    by: 'host',
    names: application,
    answers: forHost,
    body: { status: 'accepted' },
    most: MOST_JOINED,
    seen: { status: absent(403), params: ofViewer },
  },
  received: {
    budget: reads(280, 15, 10),
    grows: { figures: ['rru', 'calls', 'rounds'], because: 'it counts all that a founder has ever received' },
    asks: { 'much wanted': { by: 'hubMember' } },
    seen: { status: 403 },
  },
  withdrawApplication: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([6, 13], 3, 4, 3),
    by: 'owner',
    names: application,
    answers: secret,
    seen: { status: absent(200), params: ofViewer },
  },
  leave: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([11, 16], 5, 6, 3),
    by: 'owner',
    names: membership,
    answers: { owner: 200, others: 400 },
    most: MOST_JOINED,
    seen: { status: absent(400) },
  },
  removeMember: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([11, 16], 5, 6, 3),
    by: 'host',
    names: membership,
    answers: forHost,
    most: MOST_JOINED,
    seen: { status: absent(403) },
  },
  comments: {
    budget: reads(4, 4, 1),
    asks: { 'much wanted': {} },
    names: project,
    answers: forAll(200),
    seen: {
      status: 200,
      params: ({ hostsProjectId }) => ({ projectId: hostsProjectId }),
      holds: subjectsId,
    },
  },
  addComment: {
    budget: writes([8, 17], 4, 7, 4),
    by: 'others',
    names: project,
    answers: forAll(201),
    body: { text: 'Promising' },
  },
  deleteComment: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([6, 16], 15, 10, 6),
    by: 'owner',
    names: projectComment,
    answers: { ...forOwner, host: 200 },
  },
  updates: {
    budget: reads(7, 4, 2),
    asks: { 'much wanted': {}, milestones: { query: { milestones: '1' } } },
    names: project,
    answers: forAll(200),
    seen: { status: absent(200) },
  },
  addUpdate: {
    budget: writes([8, 20], 4, 6, 4),
    by: 'owner',
    names: project,
    answers: { owner: 201, others: 403 },
    body: {
      milestone: 'First boat',
      text: 'The first boat is on the water, and all of the forecasts were right.',
    },
  },
  deleteUpdate: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([6, 20], 5, 6, 4),
    by: 'owner',
    names: projectUpdate,
    answers: forOwner,
  },
};
