import { contract } from '../../../shared/api/index.ts';
import { type Caller, freshUsername, newCaller, settledAt, signIn } from '../calls/caller.ts';
import { addPasskeyTo } from '../people/add-passkey.ts';
import { commentOn } from '../things/comments.ts';
import { ask, connect } from '../things/connections.ts';
import { apply, join, newProject } from '../things/projects.ts';
import type { Parties, Thing } from './example.ts';

const { auth, connections, conversations, notifications, posts, projects, reports, searches } = contract;

/** Makes something once in each round, however many calls that meet need it. */
export function onceARound<T>(make: (parties: Parties) => Promise<T>): (parties: Parties) => Promise<T> {
  const made = new WeakMap<object, Promise<T>>();
  return (parties) => {
    const known = made.get(parties.round) ?? make(parties);
    made.set(parties.round, known);
    return known;
  };
}

const WORDS = 'A post of an ordinary length. '.repeat(10);

/** Creates a post and returns its id. */
export const newPost = async (author: Caller, content = WORDS, more: object = {}): Promise<string> =>
  (await author.must(posts.create, { body: { content, ...more } }))._id;

/** A post of the owner, with a poll, at which calls meet: nothing may delete it. */
export const postOfOwner = onceARound(
  async ({ owner, round }) => round.postId ?? newPost(owner, WORDS, { poll: { options: ['Tea', 'Coffee'] } }),
);

/** Roles for as many as can apply at once. */
const openRoles = [{ title: 'Designer', description: 'Of Designer', limit: 50 }];

/** A project of the owner at which calls meet: nothing may delete it. */
export const projectOfOwner = onceARound(
  async ({ owner, round }) => round.projectId ?? (await newProject(owner, { openRoles }))._id,
);

const postOfHost = (parties: Parties) => postOfOwner({ ...parties, owner: parties.host });
const projectOfHost = (parties: Parties) => projectOfOwner({ ...parties, owner: parties.host });

/** The owner, as a member whom others look at or do something to. */
export const member = {
  many: 'hosts',
  make: async ({ owner: { _id, username } }) => ({ userId: _id, username }),
} satisfies Thing;

const newMember = onceARound(({ owner }) => newCaller(owner.base, 'founder'));

/** Somebody new whom nobody else needs afterwards. */
export const somebody = {
  many: 'hosts',
  make: async (parties) => ({ userId: (await newMember(parties))._id }),
} satisfies Thing;

export const post = {
  many: 'hosts',
  make: async (parties) => ({ postId: await postOfOwner(parties) }),
} satisfies Thing;

/** A post of the owner, as something to save. */
export const savablePost = {
  many: 'hosts',
  make: async (parties) => ({ kind: 'posts' as const, id: await postOfOwner(parties) }),
} satisfies Thing;

/** A post of the owner that may be deleted. */
export const ownPost = {
  many: 'hosts',
  make: async ({ owner }) => ({ postId: await newPost(owner) }),
} satisfies Thing;

/** A comment of the owner on a post of the host. */
export const comment = {
  many: 'owners',
  make: async (parties) => {
    const postId = await postOfHost(parties);
    return { postId, commentId: (await commentOn(parties.owner, { _id: postId }, 'Mine'))._id };
  },
} satisfies Thing;

export const project = {
  many: 'hosts',
  make: async (parties) => ({ projectId: await projectOfOwner(parties) }),
} satisfies Thing;

/** A project of the owner that may be closed or deleted. */
export const ownProject = {
  many: 'hosts',
  make: async ({ owner }) => ({ projectId: (await newProject(owner, { openRoles }))._id }),
} satisfies Thing;

/** An update that the owner has written on a project of theirs. */
export const projectUpdate = {
  many: 'hosts',
  make: async ({ owner }) => {
    const params = { projectId: (await newProject(owner, { openRoles }))._id };
    const { update } = await owner.must(projects.addUpdate, { params, body: { text: 'It floats' } });
    return { ...params, updateId: update._id };
  },
} satisfies Thing;

/** A comment of the owner on a project of the host. */
export const projectComment = {
  many: 'owners',
  make: async (parties) => {
    const params = { projectId: await projectOfHost(parties) };
    const said = await parties.owner.must(projects.addComment, { params, body: { text: 'Mine' } });
    return { ...params, commentId: said.comment._id };
  },
} satisfies Thing;

/** An application of the owner for a role in a project of the host. */
export const application = {
  many: 'owners',
  role: 'job_seeker',
  make: async (parties) => apply(parties.owner, await projectOfHost(parties)),
} satisfies Thing;

/** The place of the owner in the team of a project of the host. */
export const membership = {
  many: 'owners',
  role: 'job_seeker',
  make: async (parties) => {
    const projectId = await projectOfHost(parties);
    await join(parties.host, parties.owner, projectId);
    return { projectId, userId: parties.owner._id };
  },
} satisfies Thing;

/** Somebody who may take over what `projectForSuccessor` has made. */
export const successor = onceARound(({ owner }) => newCaller(owner.base, 'job_seeker'));

/** A project of the owner that they may hand over to `successor`. */
export const projectForSuccessor = {
  many: 'hosts',
  make: async (parties) => {
    const [{ _id: projectId }, member] = [
      await newProject(parties.owner, { openRoles }),
      await successor(parties),
    ];
    await member.must(auth.updateRole, { body: { userRole: 'job_seeker' } });
    await join(parties.owner, member, projectId);
    await member.must(auth.updateRole, { body: { userRole: 'founder' } });
    return { projectId };
  },
} satisfies Thing;

/** Ends what there is between two members, if one of them has asked for it. */
async function part(asker: Caller, other: Caller): Promise<void> {
  const params = { userId: other._id };
  await asker.call(connections.remove, { params });
  await asker.call(connections.withdraw, { params });
}

/** A request of the host for a connection, which the owner is to answer. */
export const request = {
  many: 'hosts',
  make: async ({ owner, host }) => {
    await part(host, owner);
    return { requestId: await ask(host, owner), userId: owner._id };
  },
} satisfies Thing;

/** The connection of the owner with the host. */
export const connection = {
  many: 'owners',
  make: async ({ owner, host }) => {
    await part(owner, host);
    await connect(owner, host);
    return { userId: owner._id };
  },
} satisfies Thing;

/** A message of the owner to the host, with whom they are connected. */
export const message = {
  many: 'owners',
  make: async (parties) => {
    await connection.make(parties);
    const body = {
      memberId: parties.host._id,
      text: 'A message of an ordinary length, as people write them.',
    };
    const { conversation, message } = await parties.owner.must(conversations.start, { body });
    return { conversationId: conversation._id, messageId: message._id };
  },
} satisfies Thing;

/** The report of the host about a message of the owner. */
export const reportOfMessage = {
  many: 'owners',
  make: async (parties) => {
    const { conversationId, messageId: id } = await message.make(parties);
    await parties.host.must(reports.create, {
      body: { kind: 'message', id, conversationId, reason: 'abuse' },
    });
    // The case follows from the report.
    await settledAt(parties.owner.base);
    return { reportId: `message.${conversationId}.${id}` };
  },
} satisfies Thing;

/** What tells the owner that the host has commented on a post. */
export const notification = {
  many: 'hosts',
  make: async ({ owner, host }) => {
    await commentOn(host, { _id: await newPost(owner) }, 'Hm');
    await settledAt(owner.base);
    const [newest] = await owner.must(notifications.list);
    return { notificationId: newest?._id ?? '' };
  },
} satisfies Thing;

/** A session of the owner in another browser. */
export const session = {
  many: 'hosts',
  make: async ({ owner }) => {
    const sessions = await (await signIn(owner.base, owner.username)).must(auth.sessions);
    return { sessionId: sessions.find(({ current }) => current)?._id ?? '' };
  },
} satisfies Thing;

export const passkey = {
  many: 'hosts',
  make: async ({ owner }) => ({ passkeyId: (await addPasskeyTo(owner)).body._id }),
} satisfies Thing;

/** The report of the host about a post of the owner. */
export const report = {
  many: 'hosts',
  make: async ({ owner, host }) => {
    const id = await newPost(owner);
    await host.must(reports.create, { body: { kind: 'post', id, reason: 'spam' } });
    // The case follows from the report.
    await settledAt(owner.base);
    return { reportId: `post.${id}` };
  },
} satisfies Thing;

/** A search that the owner has saved. */
export const savedSearch = {
  many: 'owners',
  make: async ({ owner }) => {
    const body = { kind: 'roles' as const, query: freshUsername() };
    return { searchId: (await owner.must(searches.add, { body }))._id };
  },
} satisfies Thing;
