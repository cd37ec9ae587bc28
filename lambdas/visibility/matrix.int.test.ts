import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { SUGGESTIONS_MAX } from '../../shared/limits.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { newScene, RELATIONS, type Relation, type Scene } from '../testing/relations.ts';

expectInvariants();

/** What a route is asked in a scene, and what it answers. */
interface Case {
  /** Statuses in the order of `RELATIONS`; one number stands for all. */
  status: number | number[];
  /** In place of the subject's things. */
  params?: (scene: Scene) => Record<string, string>;
  query?: (scene: Scene) => Record<string, unknown>;
  body?: Record<string, unknown>;
  /** What the answer holds unless whose it is is hidden. */
  holds?: (scene: Scene) => string;
  /** Whether it leaves out what is muted as well. */
  leavesOutMuted?: true;
  /** In which relations it holds that, where it is a list of them. */
  holdsIn?: Relation[];
}

/** As if absent, for whoever has blocked the other and for the other. */
const absent = (onConditionFailed: number, status = 404): number[] => [
  onConditionFailed,
  status,
  status,
  onConditionFailed,
];

const ofSubject = ({ subject }: Scene): string => subject._id;
const onHostsPost = ({ hostsPostId, params }: Scene) => ({
  postId: hostsPostId,
  commentId: params.hostsCommentId ?? '',
});
const onApplication = ({ params, applicationId }: Scene) => ({
  projectId: params.projectId ?? '',
  applicationId,
});

/** Every route that tells of other members or their things, or does something to them; in the order in which they are called. */
const CASES: Record<string, Case> = {
  'users.search': { status: 200, query: ({ subject }) => ({ query: subject.username }), holds: ofSubject },
  'users.suggestions': {
    status: 200,
    query: () => ({ role: 'other', limit: SUGGESTIONS_MAX }),
    holds: ofSubject,
  },
  'users.allConnections': { status: 200, query: () => ({ limit: SUGGESTIONS_MAX }), holds: ofSubject },
  'users.applications': { status: 200, holds: ({ params }) => params.projectId ?? '' },
  'users.get': { status: absent(200), holds: ofSubject },
  'connections.list': { status: 200, holds: ({ friend }) => friend._id },
  'connections.ofMember': {
    status: 200,
    params: ({ hostsName }) => ({ username: hostsName }),
    holds: ({ friend }) => friend._id,
  },
  'connections.mutual': { status: absent(200), params: ({ friend }) => ({ userId: friend._id }) },
  'connections.requests': { status: 200, holds: ({ asker }) => asker._id },
  'connections.status': { status: absent(200) },
  'posts.list': { status: 200, holds: ({ params }) => params.postId ?? '', leavesOutMuted: true },
  'posts.get': { status: absent(200), holds: ofSubject },
  'posts.byMember': { status: absent(200), holds: ofSubject },
  'posts.comments': { status: 200, params: onHostsPost, holds: ofSubject },
  'projects.list': { status: 200, holds: ofSubject },
  'projects.get': { status: absent(200), holds: ofSubject },
  'projects.byMember': { status: absent(200), holds: ofSubject },
  'projects.comments': {
    status: 200,
    params: ({ hostsProjectId }) => ({ projectId: hostsProjectId }),
    holds: ofSubject,
  },
  'projects.applications': { status: absent(403) },
  'notifications.list': { status: 200, holds: ofSubject, leavesOutMuted: true },
  'hiding.blocks': { status: 200, holds: ofSubject, holdsIn: ['blocked'] },
  'hiding.mutes': { status: 200, holds: ofSubject, holdsIn: ['muted'] },
  'posts.like': { status: absent(200), body: { liked: true } },
  'posts.vote': { status: absent(200), body: { option: 'option1' } },
  'posts.addComment': { status: absent(201), body: { content: 'Hello' } },
  'posts.editComment': { status: absent(403), body: { content: 'Hello' } },
  'posts.deleteComment': { status: absent(403) },
  'posts.likeComment': { status: absent(200), params: onHostsPost },
  'posts.dislikeComment': { status: absent(200), params: onHostsPost },
  'posts.delete': { status: absent(403) },
  'connections.request': { status: absent(201) },
  'connections.withdraw': { status: absent(200) },
  'connections.accept': { status: absent(200) },
  'connections.reject': { status: absent(400) },
  'connections.remove': { status: absent(200, 400), params: ({ friend }) => ({ userId: friend._id }) },
  'projects.upvote': { status: absent(200) },
  'projects.apply': { status: absent(201), body: { roleTitle: 'Writer', message: '' } },
  'projects.withdrawApplication': { status: absent(200), params: onApplication },
  'projects.decideApplication': { status: absent(403), params: onApplication, body: { status: 'accepted' } },
  'projects.addComment': { status: absent(201), body: { text: 'Hello' } },
  'projects.deleteComment': {
    status: absent(403),
    params: ({ hostsProjectId, params }) => ({
      projectId: hostsProjectId,
      commentId: params.hostsProjectCommentId ?? '',
    }),
  },
  'projects.leave': { status: absent(400) },
  'projects.update': { status: absent(403), body: { name: 'Mine now' } },
  'projects.setPoster': { status: absent(403), body: { poster: '' } },
  'projects.removeMember': { status: absent(403) },
  'hiding.mute': { status: [200, 404, 404, 200] },
  'hiding.unmute': { status: 200 },
  'hiding.block': { status: [200, 200, 404, 200] },
  'hiding.unblock': { status: 200 },
};

/** Whose answers name members, but only the caller and what the caller has just made. */
const OF_THE_CALLER = ['users.delete', 'posts.create', 'projects.create'];

/** Whether a route that is not the administrators' tells of members other than the caller, or is asked about one or something of one. */
function isAboutMembers({ auth, answer, params }: Route): boolean {
  if (auth === 'admin') return false;
  const shape = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  const told = shape(answer);
  const isCaller = told.includes('"emailVerified"');
  return (
    (!isCaller && /"(username|likes|upvotes|senderId)"/.test(told)) ||
    (params !== undefined && /"(username|userId|postId|projectId)"/.test(shape(params)))
  );
}

describe('the matrix', () => {
  it.each(routes.filter(isAboutMembers))('knows what $name answers about hidden members', ({ name }) => {
    expect(Object.hasOwn(CASES, name) || OF_THE_CALLER.includes(name)).toBe(true);
  });
});

const holdsIn = ({ holdsIn, leavesOutMuted }: Case, relation: Relation): boolean => {
  if (holdsIn) return holdsIn.includes(relation);
  return relation === 'none' || (relation === 'muted' && !leavesOutMuted);
};

describe.each(RELATIONS)('to a member in this relation, seen from the viewer: %s', (relation) => {
  let scene: Scene | undefined;
  const theScene = async () => {
    scene ??= await newScene(relation);
    return scene;
  };

  it.each(Object.entries(CASES))('%s', async (name, one) => {
    const the = await theScene();
    const route = routes.find((known) => known.name === name);
    if (!route) throw new Error(`no route is called ${name}`);
    const { status, body } = await the.viewer.call(route, {
      params: { ...the.params, ...one.params?.(the) },
      query: one.query?.(the) ?? {},
      ...(one.body && { body: one.body }),
    });
    const expected = typeof one.status === 'number' ? one.status : one.status[RELATIONS.indexOf(relation)];
    expect(status).toBe(expected);
    if (status >= 400) return;
    const text = JSON.stringify(body);
    if (one.holds) expect(text.includes(one.holds(the))).toBe(holdsIn(one, relation));
    const isParted = relation === 'blocked' || relation === 'blocking';
    if (isParted && !route.showsHidden)
      for (const { _id } of [the.subject, the.friend, the.asker]) expect(text).not.toContain(_id);
  });
});
