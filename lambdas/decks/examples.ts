import { contract } from '../../shared/api/index.ts';
import type { Caller } from '../testing/calls/caller.ts';
import {
  type Examples,
  forAll,
  forOwner,
  reads,
  secret,
  type Thing,
  writes,
} from '../testing/examples/example.ts';
import { absent, type Scene } from '../testing/examples/seen.ts';
import { connection, project } from '../testing/examples/things.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';
import { newProject } from '../testing/things/projects.ts';

const { decks } = contract;

const PDF = { file: dataUrl('application/pdf', FILES.pdf), name: 'Deck.pdf' };

async function newDeck(founder: Caller): Promise<{ projectId: string }> {
  const params = { projectId: (await newProject(founder))._id };
  await founder.must(decks.set, { params, body: PDF });
  return params;
}

/** The deck of a project of the owner. */
const ownDeck = {
  many: 'hosts',
  make: ({ owner }) => newDeck(owner),
} satisfies Thing;

/** The host, whom the owner is connected with, as somebody to share a deck with. */
const somebody = {
  many: 'hosts',
  make: async (parties) => {
    await connection.make(parties);
    return { ...(await newDeck(parties.owner)), memberId: parties.host._id };
  },
} satisfies Thing;

/** The host as somebody with whom the owner has shared a deck. */
const reader = {
  many: 'hosts',
  make: async (parties) => {
    const params = await somebody.make(parties);
    await parties.owner.must(decks.addReader, { params });
    return params;
  },
} satisfies Thing;

const ofSubject = ({ params }: Scene) => ({ projectId: params.projectId ?? '' });
const ofFriend = ({ params, friend }: Scene) => ({
  projectId: params.projectId ?? '',
  memberId: friend._id,
});

export const examples: Examples<typeof contract.decks> = {
  get: {
    budget: reads(6, 6, 3),
    asks: { '': {} },
    names: project,
    answers: forAll(200),
    seen: { status: absent(200) },
  },
  set: {
    budget: writes([14, 14], 6, 9, 6),
    by: 'owner',
    names: ownDeck,
    answers: forOwner,
    body: PDF,
    seen: { status: absent(403), params: ofSubject },
  },
  remove: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([8, 8], 6, 7, 4),
    by: 'owner',
    names: ownDeck,
    answers: forOwner,
    seen: { status: absent(403), params: ofSubject },
  },
  addReader: {
    budget: writes([11, 16], 9, 10, 4),
    by: 'owner',
    names: somebody,
    answers: forOwner,
    seen: { status: absent(403), params: ofFriend },
  },
  removeReader: {
    unlimited: 'it takes away, or answers, what was counted when it was made',
    budget: writes([9, 14], 6, 7, 3),
    by: 'owner',
    names: reader,
    answers: forOwner,
    seen: { status: absent(403), params: ofFriend },
  },
  open: {
    budget: writes([7, 7], 6, 7, 4),
    by: 'host',
    names: reader,
    answers: { ...secret, host: 200 },
    seen: { status: 404, params: ofSubject },
  },
};
