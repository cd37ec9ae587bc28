import { type Caller, FRESH_USERNAME, newCaller, PASSWORD } from '../../../lambdas/testing/calls/caller.ts';
import { newPost } from '../../../lambdas/testing/examples/things.ts';
import { commentOn } from '../../../lambdas/testing/things/comments.ts';
import { ask, connect } from '../../../lambdas/testing/things/connections.ts';
import { apply, decide, newProject } from '../../../lambdas/testing/things/projects.ts';
import { contract } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';

const { auth, connections, notifications, posts, projects, users } = contract;

/** Who takes part in the day and is still there at its end. */
export type Community = Record<'ana' | 'bob' | 'cyd' | 'dan' | 'fay', Caller>;

const openRoles = ['Designer', 'Coder'].map((title) => ({ title, description: `Of ${title}`, limit: 1 }));

const projectOf = async (founder: Caller, name: string): Promise<string> =>
  (await newProject(founder, { name, openRoles }))._id;

const comment = async (caller: Caller, postId: string, content: string): Promise<string> =>
  (await commentOn(caller, { _id: postId }, content))._id;

const like = (caller: Caller, postId: string, liked = true) =>
  caller.must(posts.like, { params: { postId }, body: { liked } });

async function talk({ ana, bob, cyd, dan }: Community): Promise<void> {
  const post = await newPost(ana, 'Liked and talked about');
  for (const caller of [bob, cyd, dan]) await like(caller, post);
  await like(cyd, post, false);
  await comment(bob, post, 'Stays');
  const commentId = await comment(dan, post, 'Goes');
  await cyd.must(posts.likeComment, { params: { postId: post, commentId }, body: { reaction: 'like' } });
  await dan.must(posts.deleteComment, { params: { postId: post, commentId } });
  const gone = await newPost(dan, 'Deleted');
  await like(ana, gone);
  await comment(bob, gone, 'Deleted as well');
  await dan.must(posts.delete, { params: { postId: gone } });
}

async function meet({ ana, bob, cyd, dan }: Community): Promise<void> {
  await connect(dan, ana);
  const requestId = await ask(cyd, ana);
  await ana.must(connections.reject, { params: { requestId } });
  await ask(cyd, dan);
  await cyd.must(connections.withdraw, { params: { userId: dan._id } });
  await ask(cyd, bob);
  await connect(bob, ana);
  await bob.must(connections.remove, { params: { userId: ana._id } });
}

async function work({ ana, bob, cyd, dan, fay }: Community): Promise<void> {
  const [one, other] = [await projectOf(ana, 'Tidewise'), await projectOf(dan, 'Seedproof')];
  for (const caller of [bob, dan]) await caller.must(projects.upvote, { params: { projectId: one } });
  await bob.must(projects.addComment, { params: { projectId: one }, body: { text: 'Promising' } });
  const accepted = await apply(bob, one, 'Designer');
  await apply(bob, other, 'Coder');
  // One whose end has only one reason, in whatever order the jobs come.
  await apply(fay, one, 'Designer');
  await decide(ana, accepted, 'accepted');
  await cyd.must(projects.withdrawApplication, { params: await apply(cyd, one, 'Coder') });
  await decide(dan, await apply(cyd, other, 'Designer'), 'rejected');
  await decide(dan, await apply(cyd, other, 'Coder'), 'accepted');
  await cyd.must(projects.leave, { params: { projectId: other } });
}

/** Somebody who has to do with everybody, and leaves with all of it. */
async function comeAndGo(community: Community): Promise<void> {
  const { ana, bob, cyd, dan } = community;
  const eve = await newCaller(ana.base, 'founder');
  await connect(eve, ana);
  await connect(bob, eve);
  await ask(eve, dan);
  const postId = await newPost(eve, 'Goes with its author');
  await like(ana, postId);
  await comment(bob, postId, 'Goes with the post');
  const anas = await newPost(ana, 'Liked by somebody who leaves');
  await like(eve, anas);
  await comment(eve, anas, 'Goes with its writer');
  const projectId = await projectOf(eve, 'Ephemeral');
  await dan.must(projects.upvote, { params: { projectId } });
  await apply(cyd, projectId, 'Coder');
  // Their own projects are there at once, whenever the lists of all follow.
  const { projects: own } = await eve.must(projects.byMember, { params: { userId: ana._id } });
  const tidewise = own.find(({ name }) => name === 'Tidewise');
  await eve.must(projects.upvote, { params: { projectId: tidewise?._id ?? '' } });
  await eve.must(users.delete, { params: { username: eve.username }, body: { password: PASSWORD } });
}

/**
 * Lets a small community do nearly everything that can be done.
 *
 * @param pause called between the parts of the day
 */
export async function actOut(base: string, pause: () => Promise<void>): Promise<Community> {
  const community: Community = {
    ana: await newCaller(base, 'founder'),
    bob: await newCaller(base, 'job_seeker'),
    cyd: await newCaller(base, 'job_seeker'),
    dan: await newCaller(base, 'founder'),
    fay: await newCaller(base, 'job_seeker'),
  };
  for (const part of [talk, meet, work, comeAndGo]) {
    await part(community);
    await pause();
  }
  await community.ana.must(users.updateProfile, { body: { headline: 'Now with a headline' } });
  return community;
}

const ID_OR_TIME = /^_id$|Id$|At$|Date$|^at$|^respondBy$/;

/** The applications for a project are listed by their state and time; jobs may answer them in another order. */
const inAnyOrder = (key: string, value: unknown): unknown =>
  key === 'applications' && Array.isArray(value)
    ? value.map((one) => JSON.stringify(one, withoutIds)).sort()
    : value;

const withoutIds = (key: string, value: unknown): unknown =>
  ID_OR_TIME.test(key) && typeof value === 'string' ? '' : inAnyOrder(key, value);

/** An answer without what differs from one run to another: ids, times, and the names that nobody had before. */
function plain(value: unknown, names: Map<string, string>): unknown {
  const text = JSON.stringify(value, withoutIds);
  return JSON.parse([...names].reduce((all, [name, plainName]) => all.replaceAll(name, plainName), text));
}

/** What everybody in the community sees, the same however often the day is acted out. */
export async function lookAround(community: Community): Promise<unknown> {
  const names = new Map(
    Object.entries(community).flatMap(([name, { username, _id }]) => [
      [username, name],
      [_id, name],
    ]),
  );
  const look = async (caller: Caller, route: Route): Promise<unknown> => (await caller.call(route)).body;
  const seen = Object.entries(community).map(async ([name, caller]) => {
    const told = (await caller.must(notifications.list, {})).map((one) => ({
      ...one,
      content: one.content.replaceAll(
        new RegExp(FRESH_USERNAME, 'g'),
        (username) => names.get(username) ?? 'somebody',
      ),
    }));
    const sorted = told.map((one) => JSON.stringify(plain(one, names))).sort();
    const others = await Promise.all(
      [auth.me, posts.list, projects.list, connections.list, connections.requests, users.applications].map(
        (route) => look(caller, route),
      ),
    );
    return [name, sorted, plain(others, names)];
  });
  return Promise.all(seen);
}
