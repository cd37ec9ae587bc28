import { contract } from '../../../shared/api/index.ts';
import { type Caller, newCaller } from '../bench/caller.ts';

const { connections, notifications, posts, projects, users } = contract;

/** What the writers write about, and what the server has confirmed. */
export interface Load {
  writers: Caller[];
  postIds: string[];
  projectIds: string[];
  /** Calls that were answered, whatever the answer. */
  answered: number;
}

const WRITERS = 8;

const oneOf = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Signs up who is to write, half of them founders. */
export async function newLoad(base: string): Promise<Load> {
  const load: Load = { writers: [], postIds: [], projectIds: [], answered: 0 };
  while (load.writers.length < WRITERS)
    load.writers.push(await newCaller(base, load.writers.length % 2 === 0 ? 'founder' : 'job_seeker'));
  return load;
}

type Act = (me: Caller, load: Load) => Promise<unknown>;

const ACTS: Act[] = [
  async (me, { postIds }) => {
    const { status, body } = await me.call(posts.create, { body: { content: 'Under load' } });
    if (status === 201) postIds.push(body._id);
  },
  (me, { postIds }) => me.call(posts.like, { params: { postId: oneOf(postIds) ?? '' } }),
  (me, { postIds }) => me.call(posts.like, { params: { postId: oneOf(postIds) ?? '' } }),
  (me, { postIds }) =>
    me.call(posts.addComment, { params: { postId: oneOf(postIds) ?? '' }, body: { content: 'Hm' } }),
  async (me, { postIds }) => {
    const postId = oneOf(postIds) ?? '';
    const { body } = await me.call(posts.comments, { params: { postId } });
    const own = Array.isArray(body) ? body.find(({ user }) => user._id === me._id) : undefined;
    if (own) await me.call(posts.deleteComment, { params: { postId, commentId: own._id } });
  },
  (me, { writers }) => me.call(connections.request, { params: { userId: oneOf(writers)?._id ?? '' } }),
  (me, { writers }) => me.call(connections.withdraw, { params: { userId: oneOf(writers)?._id ?? '' } }),
  (me, { writers }) => me.call(connections.remove, { params: { userId: oneOf(writers)?._id ?? '' } }),
  ...[connections.accept, connections.accept, connections.reject].map(
    (route): Act =>
      async (me) => {
        const { body } = await me.call(connections.requests);
        const request = Array.isArray(body) ? oneOf(body) : undefined;
        if (request) await me.call(route, { params: { requestId: request._id } });
      },
  ),
  async (me, { projectIds }) => {
    const role = { title: 'Designer', description: 'Draws', limit: 2 };
    const input = { name: 'Under load', description: 'Built quickly', category: 'Software' as const };
    const body = { ...input, teamSize: '', openRoles: [role] };
    const { status, body: answer } = await me.call(projects.create, { body });
    if (status === 201) projectIds.push(answer.project._id);
  },
  (me, { projectIds }) => me.call(projects.upvote, { params: { projectId: oneOf(projectIds) ?? '' } }),
  (me, { projectIds }) =>
    me.call(projects.addComment, { params: { projectId: oneOf(projectIds) ?? '' }, body: { text: 'Go' } }),
  (me, { projectIds }) => {
    const body = { roleTitle: 'Designer', message: 'Me' };
    return me.call(projects.apply, { params: { projectId: oneOf(projectIds) ?? '' }, body });
  },
  async (me, { projectIds }) => {
    const projectId = oneOf(projectIds) ?? '';
    const { body } = await me.call(projects.applications, { params: { projectId } });
    const one = Array.isArray(body) ? oneOf(body) : undefined;
    const params = { projectId, applicationId: one?._id ?? '' };
    const status = Math.random() < 0.7 ? 'accepted' : 'rejected';
    if (one) await me.call(projects.decideApplication, { params, body: { status } });
  },
  (me, { projectIds }) => me.call(projects.leave, { params: { projectId: oneOf(projectIds) ?? '' } }),
  (me) => me.call(notifications.readAll),
  (me) => me.call(notifications.reset),
  (me) => me.call(users.updateProfile, { body: { headline: `At ${Date.now()}` } }),
];

/** Writes with all writers, each one thing after the other, until the server is gone. */
export async function writeUntilGone(base: string, load: Load): Promise<void> {
  await Promise.all(
    load.writers.map(async (writer) => {
      const me = writer.at(base);
      for (;;) {
        try {
          await oneOf(ACTS)?.(me, load);
          load.answered += 1;
        } catch {
          return;
        }
      }
    }),
  );
}
