import { Authenticator } from '../../../lambdas/testing/authenticator.ts';
import { contract } from '../../../shared/api/index.ts';
import { SESSIONS_PER_MEMBER } from '../../../shared/limits.ts';
import { type Call, Caller, newCaller, PASSWORD, signIn, signupBody } from './caller.ts';

const { connections, notifications, passkeys, posts, projects } = contract;

type Contract = typeof contract;
type CallsOf<Resource extends keyof Contract> = {
  [Name in keyof Contract[Resource] & string]: Contract[Resource][Name] extends { method: 'GET' }
    ? never
    : `${Resource}.${Name}`;
}[keyof Contract[Resource] & string];

/** The names of all routes that write. A route without a scenario does not compile. */
type WritingRoute = { [Resource in keyof Contract]: CallsOf<Resource> }[keyof Contract];

/** The members who take part: enough for the largest number of concurrent calls. */
export interface Cast {
  base: string;
  seekers: Caller[];
  founders: Caller[];
  /** Owns the posts and projects that the calls contend for. */
  host: Caller;
  admin: Caller | undefined;
}

/** Prepares concurrent calls that contend for one item; undefined where that is not possible. */
type Scenario = (cast: Cast, count: number) => Promise<Call[] | undefined>;

const INPUT = { name: 'Hot project', description: 'A project of an ordinary length. '.repeat(8) };
const roleOf = (limit: number) => [{ title: 'Designer', description: 'Draws', limit }];
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const some = (callers: Caller[], count: number): Caller[] => callers.slice(0, count);
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

async function inTurn<T, U>(list: T[], work: (one: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const one of list) done.push(await work(one));
  return done;
}

const newPost = async ({ host }: Cast, more: object = {}): Promise<string> =>
  (await host.must(posts.create, { body: { content: 'A post of an ordinary length. '.repeat(10), ...more } }))
    ._id;

const bodyOf = (name = INPUT.name) => ({
  ...INPUT,
  name,
  category: 'Software' as const,
  teamSize: '',
  openRoles: roleOf(50),
});

const newProject = async ({ host }: Cast): Promise<string> =>
  (await host.must(projects.create, { body: bodyOf() })).project._id;

/** Creates a member without connections or content. */
const newHost = ({ base }: Cast): Promise<Caller> => newCaller(base, 'founder');

async function commented(cast: Cast, count: number) {
  const postId = await newPost(cast);
  return inTurn(some(cast.seekers, count), async (caller) => {
    const { comments } = await caller.must(posts.addComment, {
      params: { postId },
      body: { content: 'Mine' },
    });
    const commentId = comments.findLast(({ user }) => user._id === caller._id)?._id ?? '';
    return { caller, params: { postId, commentId } };
  });
}

async function requested(cast: Cast, count: number) {
  const host = await newHost(cast);
  const requests = await inTurn(some(cast.seekers, count), async (caller) => {
    const { requestId } = await caller.must(connections.request, { params: { userId: host._id } });
    return { caller, requestId };
  });
  return { host, requests };
}

async function applied(cast: Cast, count: number) {
  const projectId = await newProject(cast);
  const applications = await inTurn(some(cast.seekers, count), async (caller) => {
    const body = { roleTitle: 'Designer', message: 'I draw' };
    const { application } = await caller.must(projects.apply, { params: { projectId }, body });
    return { caller, params: { projectId, applicationId: application._id } };
  });
  return { projectId, applications };
}

/** Sessions that a member can have beside one that is kept. */
const MOST_SESSIONS = SESSIONS_PER_MEMBER - 1;

/** Team members that a project can have beside its founder. */
const MOST_JOINED = 49;

async function joined(cast: Cast, count: number) {
  const { projectId, applications } = await applied(cast, Math.min(count, MOST_JOINED));
  for (const { params } of applications)
    await cast.host.must(projects.decideApplication, { params, body: { status: 'accepted' } });
  return { projectId, team: applications.map(({ caller }) => caller) };
}

async function notified(cast: Cast, count: number) {
  const host = await newHost(cast);
  const { _id: postId } = await host.must(posts.create, { body: { content: 'Talked about' } });
  for (const caller of some(cast.seekers, count))
    await caller.must(posts.addComment, { params: { postId }, body: { content: 'Hm' } });
  const list = await host.must(notifications.list);
  return { host, ids: list.map(({ _id }) => _id) };
}

/** A passkey that is yet to be registered, and its authenticator. */
async function newPasskey(owner: Caller) {
  const authenticator = new Authenticator(new URL(owner.base));
  return { authenticator, response: authenticator.register(await owner.must(passkeys.registration)) };
}

/** For each writing route, concurrent calls that contend for one item. */
export const SCENARIOS: Record<WritingRoute, Scenario> = {
  'auth.signup': async ({ base }, count) =>
    times(count, () => ({ caller: new Caller(base), body: signupBody() })),
  'auth.forgotPassword': async ({ base }, count) =>
    times(count, (i) => ({ caller: new Caller(base), body: { email: `nobody-${i}@example.com` } })),
  // A link that works is found in a mail only.
  'auth.resetPassword': async () => undefined,
  'auth.verifyEmail': async () => undefined,
  'auth.restoreEmail': async () => undefined,
  'auth.resendVerification': async (cast, count) => {
    const host = await newHost(cast);
    return times(count, () => ({ caller: host }));
  },
  'auth.login': async ({ base }, count) => {
    const { username } = await newCaller(base, 'founder');
    const body = { username, password: PASSWORD };
    return times(count, () => ({ caller: new Caller(base), body }));
  },
  'auth.logout': async ({ base }, count) => {
    const { username } = await newCaller(base, 'founder');
    return inTurn(times(count, String), async () => ({ caller: await signIn(base, username) }));
  },
  'auth.updateRole': async (cast, count) => {
    const caller = await newHost(cast);
    return times(count, (i) => ({ caller, body: { userRole: i % 2 ? 'investor' : 'founder' } }));
  },
  'passkeys.registration': async (cast, count) => {
    const caller = await newHost(cast);
    return times(count, () => ({ caller }));
  },
  'passkeys.register': async ({ base }, count) => {
    const callers = await inTurn(times(count, String), () => newCaller(base, 'founder'));
    return inTurn(callers, async (caller) => ({
      caller,
      body: { response: (await newPasskey(caller)).response, name: 'Laptop' },
    }));
  },
  'passkeys.remove': async ({ base }, count) => {
    const callers = await inTurn(times(count, String), () => newCaller(base, 'founder'));
    return inTurn(callers, async (caller) => {
      const { response } = await newPasskey(caller);
      const { _id: passkeyId } = await caller.must(passkeys.register, { body: { response, name: 'Laptop' } });
      return { caller, params: { passkeyId } };
    });
  },
  'passkeys.challenge': async ({ base }, count) => times(count, () => ({ caller: new Caller(base) })),
  'passkeys.login': async ({ base }, count) => {
    const owner = await newCaller(base, 'founder');
    const { authenticator, response } = await newPasskey(owner);
    await owner.must(passkeys.register, { body: { response, name: 'Laptop' } });
    const visitor = new Caller(base);
    return inTurn(times(count, String), async () => ({
      caller: visitor,
      body: { response: authenticator.signIn(await visitor.must(passkeys.challenge)) },
    }));
  },
  'auth.changePassword': async (cast, count) => {
    const caller = await newHost(cast);
    const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD} once more` };
    return times(count, () => ({ caller, body }));
  },
  'auth.endSession': async ({ base }, count) => {
    const caller = await newCaller(base, 'founder');
    await inTurn(times(Math.min(count, MOST_SESSIONS), String), () => signIn(base, caller.username));
    const sessions = await caller.must(contract.auth.sessions);
    const others = sessions.filter(({ current }) => !current);
    return others.map(({ _id: sessionId }) => ({ caller, params: { sessionId } }));
  },
  'auth.endOtherSessions': async ({ base }, count) => {
    const caller = await newCaller(base, 'founder');
    await signIn(base, caller.username);
    return times(count, () => ({ caller }));
  },
  'users.updateProfile': async (cast, count) => {
    const caller = await newHost(cast);
    return times(count, (i) => ({ caller, body: { headline: `Headline ${i}` } }));
  },
  'users.syncConnections': async ({ admin }, count) => admin && times(count, () => ({ caller: admin })),
  'users.delete': async (cast, count) => {
    const leaving = await inTurn(times(count, String), () => newHost(cast));
    return leaving.map((caller) => ({
      caller,
      params: { username: caller.username },
      body: { password: PASSWORD },
    }));
  },
  'connections.request': async (cast, count) => {
    const { _id: userId } = await newHost(cast);
    return some(cast.seekers, count).map((caller) => ({ caller, params: { userId } }));
  },
  'connections.withdraw': async (cast, count) => {
    const { host, requests } = await requested(cast, count);
    return requests.map(({ caller }) => ({ caller, params: { userId: host._id } }));
  },
  'connections.accept': async (cast, count) => {
    const { host, requests } = await requested(cast, count);
    return requests.map(({ requestId }) => ({ caller: host, params: { requestId } }));
  },
  'connections.reject': async (cast, count) => {
    const { host, requests } = await requested(cast, count);
    return requests.map(({ requestId }) => ({ caller: host, params: { requestId } }));
  },
  'connections.remove': async (cast, count) => {
    const { host, requests } = await requested(cast, count);
    await inTurn(requests, ({ requestId }) => host.must(connections.accept, { params: { requestId } }));
    return requests.map(({ caller }) => ({ caller: host, params: { userId: caller._id } }));
  },
  'posts.create': async ({ host }, count) =>
    times(count, (i) => ({ caller: host, body: { content: `Post ${i}` } })),
  'posts.delete': async (cast, count) => {
    const ids = await inTurn(times(count, String), () => newPost(cast));
    return ids.map((postId) => ({ caller: cast.host, params: { postId } }));
  },
  'posts.like': async (cast, count) => {
    const params = { postId: await newPost(cast) };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body: { liked: true } }));
  },
  'posts.vote': async (cast, count) => {
    const params = { postId: await newPost(cast, { poll: { options: ['Tea', 'Coffee'] } }) };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body: { option: 'option1' } }));
  },
  'posts.addComment': async (cast, count) => {
    const params = { postId: await newPost(cast) };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body: { content: 'A comment' } }));
  },
  'posts.editComment': async (cast, count) =>
    (await commented(cast, count)).map((call) => ({ ...call, body: { content: 'Edited' } })),
  'posts.deleteComment': commented,
  'posts.likeComment': async (cast, count) => {
    const [first] = await commented(cast, 1);
    return some(cast.seekers, count).map((caller) => ({
      caller,
      params: { postId: '', commentId: '', ...first?.params },
      body: { reaction: 'like' },
    }));
  },
  'posts.dislikeComment': async (cast, count) => {
    const [first] = await commented(cast, 1);
    return some(cast.seekers, count).map((caller) => ({
      caller,
      params: { postId: '', commentId: '', ...first?.params },
      body: { reaction: 'dislike' },
    }));
  },
  'projects.create': async ({ founders }, count) =>
    some(founders, count).map((caller, i) => ({ caller, body: bodyOf(`Project ${i}`) })),
  'projects.update': async (cast, count) => {
    const params = { projectId: await newProject(cast) };
    return times(count, (i) => ({ caller: cast.host, params, body: bodyOf(`Name ${i}`) }));
  },
  'projects.setPoster': async (cast, count) => {
    const params = { projectId: await newProject(cast) };
    return times(count, () => ({ caller: cast.host, params, body: { poster: PNG } }));
  },
  'projects.upvote': async (cast, count) => {
    const params = { projectId: await newProject(cast) };
    return some(cast.seekers, count).map((caller) => ({ caller, params }));
  },
  'projects.apply': async (cast, count) => {
    const params = { projectId: await newProject(cast) };
    const body = { roleTitle: 'Designer', message: 'I draw' };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body }));
  },
  'projects.decideApplication': async (cast, count) => {
    const { applications } = await applied(cast, Math.min(count, MOST_JOINED));
    return applications.map(({ params }) => ({ caller: cast.host, params, body: { status: 'accepted' } }));
  },
  'projects.withdrawApplication': async (cast, count) => (await applied(cast, count)).applications,
  'projects.leave': async (cast, count) => {
    const { projectId, team } = await joined(cast, count);
    return team.map((caller) => ({ caller, params: { projectId } }));
  },
  'projects.removeMember': async (cast, count) => {
    const { projectId, team } = await joined(cast, count);
    return team.map(({ _id: userId }) => ({ caller: cast.host, params: { projectId, userId } }));
  },
  'projects.addComment': async (cast, count) => {
    const params = { projectId: await newProject(cast) };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body: { text: 'Promising' } }));
  },
  'notifications.read': async (cast, count) => {
    const { host, ids } = await notified(cast, count);
    return ids.map((notificationId) => ({ caller: host, params: { notificationId } }));
  },
  'notifications.readAll': async (cast, count) => {
    const { host } = await notified(cast, 3);
    return times(count, () => ({ caller: host }));
  },
  'notifications.delete': async (cast, count) => {
    const { host, ids } = await notified(cast, count);
    return ids.map((notificationId) => ({ caller: host, params: { notificationId } }));
  },
  'notifications.reset': async (cast, count) => {
    const { host } = await notified(cast, 3);
    return times(count, () => ({ caller: host }));
  },
  'uploads.create': async (cast, count) => {
    const caller = await newHost(cast);
    return times(count, () => ({ caller, body: { kind: 'avatar', contentType: 'image/png', size: 100 } }));
  },
};
