import { readFileSync } from 'node:fs';
import { PASSWORD } from '../../../lambdas/testing/calls/caller.ts';
import { projectInput } from '../../../lambdas/testing/things/projects.ts';
import { contract } from '../../../shared/api/index.ts';
import { remember, type SoakMember } from './member.ts';

const { auth, connections, notifications, posts, projects, uploads, users } = contract;

type Act = (me: SoakMember) => Promise<unknown>;

const PICTURE = readFileSync(new URL('../../demo/pictures/posters/seedproof.webp', import.meta.url));

/** Refusals of things that their owner has deleted, or that have left with a member. */
const GONE = [404];
/** Likewise, and of what somebody else has done or decided in between. */
const TOO_LATE = [400, 404, 409];

export const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

const otherMember = ({ _id, community }: SoakMember): SoakMember | undefined =>
  oneOf(community.members.filter((one) => one._id !== _id));

/** Does something to a post that has been seen in the feed, if there is one. */
const withPost =
  (act: (me: SoakMember, postId: string) => Promise<unknown>): Act =>
  async (me) => {
    const postId = oneOf(me.community.postIds);
    if (postId) await act(me, postId);
  };

const withProject =
  (act: (me: SoakMember, projectId: string) => Promise<unknown>): Act =>
  async (me) => {
    const projectId = oneOf(me.community.projectIds);
    if (projectId) await act(me, projectId);
  };

async function publish(me: SoakMember, images: string[]): Promise<void> {
  const body = { content: 'What we have learned this week. '.repeat(6), images };
  const post = await me.call(posts.create, { body });
  if (post) remember(me.community.postIds, post._id);
}

/** Acts, and how often each is done among the others. */
type Weighted = [number, Act][];

/** What members read and poll. */
export const READS: Weighted = [
  [25, (me) => me.call(notifications.list)],
  [20, (me) => me.call(posts.list)],
  [10, (me) => me.call(connections.requests)],
  [5, (me) => me.call(auth.me)],
  [4, withPost((me, postId) => me.call(posts.get, { params: { postId }, refusals: GONE }))],
  [3, withPost((me, postId) => me.call(posts.comments, { params: { postId }, refusals: GONE }))],
  [5, (me) => me.call(users.search, { query: { query: oneOf(['t', 'te', 'test', 'test a']) ?? '' } })],
  [3, (me) => me.call(users.suggestions)],
  [
    5,
    async (me) => {
      const { username = '', _id: userId = '' } = otherMember(me) ?? {};
      await me.call(users.get, { params: { username }, refusals: GONE });
      await me.call(posts.byMember, { params: { userId }, query: { limit: 3 }, refusals: GONE });
      await me.call(projects.byMember, { params: { userId }, query: { limit: 3 }, refusals: GONE });
    },
  ],
  [2, (me) => me.call(connections.list)],
  [5, (me) => me.call(projects.list, { query: { sort: 'upvotes', search: oneOf(['', 'soak', 'w']) } })],
  [4, withProject((me, projectId) => me.call(projects.get, { params: { projectId }, refusals: GONE }))],
];

/** What members make and change, of which nothing takes a post, a project or a member away. */
export const WRITES: Weighted = [
  [4, (me) => publish(me, [])],
  [
    1,
    async (me) => {
      const body = { kind: 'post-image', contentType: 'image/webp', size: PICTURE.length } as const;
      const place = await me.call(uploads.create, { body });
      if (!place) return;
      const { url, method, headers, path } = place;
      const sent = await fetch(url, { method, headers, body: PICTURE });
      if (sent.ok) await publish(me, [path]);
      else me.community.tally.unexpected.push(`a file was refused with ${sent.status}`);
    },
  ],
  [
    10,
    withPost((me, postId) =>
      me.call(posts.like, { params: { postId }, body: { liked: Math.random() < 0.8 }, refusals: GONE }),
    ),
  ],
  [
    5,
    withPost((me, postId) =>
      me.call(posts.addComment, { params: { postId }, body: { content: 'Well said' }, refusals: GONE }),
    ),
  ],
  [
    3,
    (me) =>
      me.call(connections.request, { params: { userId: otherMember(me)?._id ?? '' }, refusals: TOO_LATE }),
  ],
  [
    3,
    async (me) => {
      const { _id: requestId } = oneOf((await me.call(connections.requests)) ?? []) ?? {};
      const route = Math.random() < 0.8 ? connections.accept : connections.reject;
      if (requestId) await me.call(route, { params: { requestId }, refusals: TOO_LATE });
    },
  ],
  [
    1,
    async (me) => {
      const { _id: userId } = oneOf((await me.call(connections.list)) ?? []) ?? {};
      if (userId) await me.call(connections.remove, { params: { userId }, refusals: TOO_LATE });
    },
  ],
  [
    3,
    async (me) => {
      if (me.role !== 'founder') return;
      const openRoles = [{ title: 'Designer', description: 'Of Designer', limit: 2 }];
      const body = projectInput({ name: 'Soak', openRoles });
      const answer = await me.call(projects.create, { body });
      if (answer) remember(me.community.projectIds, answer.project._id);
    },
  ],
  [3, withProject((me, projectId) => me.call(projects.upvote, { params: { projectId }, refusals: GONE }))],
  [
    2,
    withProject((me, projectId) =>
      me.call(projects.addComment, { params: { projectId }, body: { text: 'Promising' }, refusals: GONE }),
    ),
  ],
  [
    3,
    withProject(async (me, projectId) => {
      if (me.role !== 'job_seeker') return;
      const body = { roleTitle: 'Designer', message: 'I draw' };
      await me.call(projects.apply, { params: { projectId }, body, refusals: TOO_LATE });
    }),
  ],
  [
    3,
    async (me) => {
      if (me.role !== 'founder') return;
      const own = await me.call(projects.byMember, { params: { userId: me._id } });
      const projectId = oneOf(own?.projects.filter(({ founder }) => founder._id === me._id) ?? [])?._id;
      if (!projectId) return;
      const open = await me.call(projects.applications, { params: { projectId } });
      const { _id: applicationId } = oneOf(open ?? []) ?? {};
      const status = Math.random() < 0.7 ? 'accepted' : 'rejected';
      const params = { projectId, applicationId: applicationId ?? '' };
      if (applicationId)
        await me.call(projects.decideApplication, { params, body: { status }, refusals: TOO_LATE });
    },
  ],
  [
    1,
    withPost(async (me, postId) => {
      const comments = await me.call(posts.comments, { params: { postId }, refusals: GONE });
      const own = comments?.find(({ user }) => user._id === me._id);
      if (!own) return;
      await me.call(posts.deleteComment, { params: { postId, commentId: own._id }, refusals: TOO_LATE });
    }),
  ],
  [
    1,
    (me) =>
      me.call(connections.withdraw, { params: { userId: otherMember(me)?._id ?? '' }, refusals: TOO_LATE }),
  ],
  [
    1,
    withProject(async (me, projectId) => {
      if (me.role === 'job_seeker')
        await me.call(projects.leave, { params: { projectId }, refusals: TOO_LATE });
    }),
  ],
  [1, (me) => me.call(notifications.readAll)],
  [0.3, (me) => me.call(notifications.reset)],
  [1, (me) => me.call(users.updateProfile, { body: { headline: `At ${Date.now()}` } })],
];

/** What takes something away. */
export const ENDINGS: Weighted = [
  [
    1,
    async (me) => {
      const own = await me.call(posts.byMember, { params: { userId: me._id } });
      const postId = oneOf(own ?? [])?._id;
      if (postId) await me.call(posts.delete, { params: { postId } });
    },
  ],
  [
    1,
    async (me) => {
      await me.call(auth.sessions);
      await me.call(auth.logout);
      await me.signIn();
    },
  ],
  [
    0.1,
    async (me) => {
      await me.call(users.delete, { params: { username: me.username }, body: { password: PASSWORD } });
      await me.signUp();
    },
  ],
];

/** What a member does next. */
export function nextAct(acts: Weighted): Act {
  let rest = Math.random() * acts.reduce((sum, [weight]) => sum + weight, 0);
  const found = acts.find(([weight]) => {
    rest -= weight;
    return rest < 0;
  });
  return found?.[1] ?? (async () => {});
}
