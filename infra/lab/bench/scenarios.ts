import { Authenticator } from '../../../lambdas/testing/authenticator.ts';
import { contract, type WritingRoute } from '../../../shared/api/index.ts';
import { SESSIONS_PER_MEMBER } from '../../../shared/limits.ts';
import { type Call, Caller, newCaller, PASSWORD, signIn, signupBody, uniqueUsername } from './caller.ts';
import type { Fixture } from './fixture.ts';
import { choosingToken, restoringToken, signingInToken, verifyingToken } from './mailed-links.ts';
import { settled } from './settled.ts';

const { connections, hiding, reports, notifications, passkeys, posts, projects, recoveryCodes } = contract;

/** Prepares concurrent calls that contend for one item; undefined where that is not possible. */
type Scenario = (cast: Fixture, count: number) => Promise<Call[] | undefined>;

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

const newPost = async ({ host }: Fixture, more: object = {}): Promise<string> =>
  (await host.must(posts.create, { body: { content: 'A post of an ordinary length. '.repeat(10), ...more } }))
    ._id;

/** The post that the calls contend for. */
const hotPost = async (cast: Fixture): Promise<string> => cast.grown?.postId ?? newPost(cast);

const bodyOf = (name = INPUT.name) => ({
  ...INPUT,
  name,
  category: 'Software' as const,
  teamSize: '',
  openRoles: roleOf(50),
});

const newProject = async ({ host }: Fixture): Promise<string> =>
  (await host.must(projects.create, { body: bodyOf() })).project._id;

/** The project that the calls contend for. */
const hotProject = async (cast: Fixture): Promise<string> => cast.grown?.projectId ?? newProject(cast);

/** Creates a member without connections or content. */
const newHost = ({ base }: Fixture): Promise<Caller> => newCaller(base, 'founder');

/** The member whom the calls contend for. */
const hotHost = async (cast: Fixture): Promise<Caller> => cast.grown?.host ?? newHost(cast);

async function commented(cast: Fixture, count: number) {
  const postId = await hotPost(cast);
  return inTurn(some(cast.seekers, count), async (caller) => {
    const { comments } = await caller.must(posts.addComment, {
      params: { postId },
      body: { content: 'Mine' },
    });
    const commentId = comments.findLast(({ user }) => user._id === caller._id)?._id ?? '';
    return { caller, params: { postId, commentId } };
  });
}

async function requested(cast: Fixture, count: number) {
  const host = await hotHost(cast);
  const requests = await inTurn(some(cast.seekers, count), async (caller) => {
    const { requestId } = await caller.must(connections.request, { params: { userId: host._id } });
    return { caller, requestId };
  });
  return { host, requests };
}

async function applied(cast: Fixture, count: number) {
  const projectId = await hotProject(cast);
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

async function joined(cast: Fixture, count: number) {
  const { projectId, applications } = await applied(cast, Math.min(count, MOST_JOINED));
  for (const { params } of applications)
    await cast.host.must(projects.decideApplication, { params, body: { status: 'accepted' } });
  return { projectId, team: applications.map(({ caller }) => caller) };
}

async function notified(cast: Fixture, count: number) {
  const host = await hotHost(cast);
  const { _id: postId } = await host.must(posts.create, { body: { content: 'Talked about' } });
  for (const caller of some(cast.seekers, count))
    await caller.must(posts.addComment, { params: { postId }, body: { content: 'Hm' } });
  await settled(cast.base);
  const list = await host.must(notifications.list);
  return { host, ids: list.map(({ _id }) => _id) };
}

/** Tokens of links in mails, one for each call; none where mails leave for real. */
async function mailed(base: string, count: number, tokenOf: (base: string) => Promise<string | undefined>) {
  const tokens = await inTurn(times(count, String), () => tokenOf(base));
  return tokens.every((token) => token !== undefined) ? tokens : undefined;
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
    times(count, () => ({ caller: new Caller(base), body: { email: `${uniqueUsername()}@example.com` } })),
  'auth.signInLink': async ({ base }, count) =>
    times(count, () => ({ caller: new Caller(base), body: { email: `${uniqueUsername()}@example.com` } })),
  'auth.useSignInLink': async ({ base }, count) =>
    (await mailed(base, count, signingInToken))?.map((token) => ({
      caller: new Caller(base),
      body: { token },
    })),
  'auth.resetPassword': async ({ base }, count) => {
    const tokens = await mailed(base, count, choosingToken);
    return tokens?.map((token) => ({
      caller: new Caller(base),
      body: { token, password: `${PASSWORD} once more` },
    }));
  },
  'auth.resetFactors': async ({ base }, count) =>
    (await mailed(base, count, choosingToken))?.map((token) => ({
      caller: new Caller(base),
      body: { token },
    })),
  'auth.verifyEmail': async ({ base }, count) =>
    (await mailed(base, count, verifyingToken))?.map((token) => ({
      caller: new Caller(base),
      body: { token },
    })),
  'auth.restoreEmail': async ({ base }, count) =>
    (await mailed(base, count, restoringToken))?.map((token) => ({
      caller: new Caller(base),
      body: { token },
    })),
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
    return times(count, (i) => ({ caller, body: { userRole: i % 2 ? 'founder' : 'investor' } }));
  },
  'recoveryCodes.make': async (cast, count) => {
    const caller = await newHost(cast);
    const { response } = await newPasskey(caller);
    await caller.must(passkeys.register, { body: { response, name: 'Key' } });
    return times(count, () => ({ caller, body: {} }));
  },
  'recoveryCodes.remove': async (cast, count) => {
    const caller = await newHost(cast);
    const { response } = await newPasskey(caller);
    await caller.must(passkeys.register, { body: { response, name: 'Key' } });
    await caller.must(recoveryCodes.make, { body: {} });
    return times(count, () => ({ caller, body: {} }));
  },
  'recoveryCodes.login': async (cast, count) => {
    const caller = await newHost(cast);
    const { response } = await newPasskey(caller);
    await caller.must(passkeys.register, { body: { response, name: 'Key' } });
    const { codes } = await caller.must(recoveryCodes.make, { body: {} });
    return times(Math.min(count, codes.length), (i) => ({
      caller: new Caller(cast.base),
      body: { username: caller.username, code: codes[i] },
    }));
  },
  'archive.request': async (cast, count) => {
    const caller = await newHost(cast);
    return times(count, () => ({ caller }));
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
    const caller = await hotHost(cast);
    return times(count, (i) => ({ caller, body: { headline: `Headline ${i}` } }));
  },
  'reports.create': async (cast, count) => {
    const body = { kind: 'post', id: await hotPost(cast), reason: 'spam' };
    return some(cast.seekers, count).map((caller) => ({ caller, body }));
  },
  'reports.decide': async (cast, count) => {
    const { admin } = cast;
    if (!admin) return undefined;
    const ids = await inTurn(
      times(count, (i) => i),
      () => newPost(cast),
    );
    const reporter = await newHost(cast);
    for (const id of ids) await reporter.must(reports.create, { body: { kind: 'post', id, reason: 'spam' } });
    return ids.map((id) => ({
      caller: admin,
      params: { reportId: `post.${id}` },
      body: { action: 'dismiss' },
    }));
  },
  'reports.suspend': async (cast, count) => {
    const { _id: userId } = await newHost(cast);
    const { admin } = cast;
    const body = { days: 1, reason: 'spam' };
    return admin && times(count, () => ({ caller: admin, params: { userId }, body }));
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
    const { _id: userId } = await hotHost(cast);
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
    const params = { postId: await hotPost(cast) };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body: { liked: true } }));
  },
  'posts.vote': async (cast, count) => {
    const params = {
      postId: cast.grown?.postId ?? (await newPost(cast, { poll: { options: ['Tea', 'Coffee'] } })),
    };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body: { option: 'option1' } }));
  },
  'posts.addComment': async (cast, count) => {
    const params = { postId: await hotPost(cast) };
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
    const params = { projectId: await hotProject(cast) };
    return times(count, (i) => ({ caller: cast.host, params, body: bodyOf(`Name ${i}`) }));
  },
  'projects.setPoster': async (cast, count) => {
    const params = { projectId: await hotProject(cast) };
    return times(count, () => ({ caller: cast.host, params, body: { poster: PNG } }));
  },
  'projects.upvote': async (cast, count) => {
    const params = { projectId: await hotProject(cast) };
    return some(cast.seekers, count).map((caller) => ({ caller, params }));
  },
  'projects.apply': async (cast, count) => {
    const params = { projectId: await hotProject(cast) };
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
    const params = { projectId: await hotProject(cast) };
    return some(cast.seekers, count).map((caller) => ({ caller, params, body: { text: 'Promising' } }));
  },
  'projects.deleteComment': async (cast, count) => {
    const projectId = await hotProject(cast);
    return inTurn(some(cast.seekers, count), async (caller) => {
      const said = await caller.must(projects.addComment, { params: { projectId }, body: { text: 'Mine' } });
      return { caller, params: { projectId, commentId: said.comment._id } };
    });
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
  'hiding.block': async (cast, count) => {
    const { _id: userId } = await hotHost(cast);
    return some(cast.seekers, count).map((caller) => ({ caller, params: { userId } }));
  },
  'hiding.unblock': async (cast, count) => {
    const params = { userId: (await hotHost(cast))._id };
    const callers = some(cast.seekers, count);
    await inTurn(callers, (caller) => caller.must(hiding.block, { params }));
    return callers.map((caller) => ({ caller, params }));
  },
  'hiding.mute': async (cast, count) => {
    const { _id: userId } = await hotHost(cast);
    return some(cast.seekers, count).map((caller) => ({ caller, params: { userId } }));
  },
  'hiding.unmute': async (cast, count) => {
    const params = { userId: (await hotHost(cast))._id };
    const callers = some(cast.seekers, count);
    await inTurn(callers, (caller) => caller.must(hiding.mute, { params }));
    return callers.map((caller) => ({ caller, params }));
  },
  'uploads.create': async (cast, count) => {
    const caller = await newHost(cast);
    return times(count, () => ({ caller, body: { kind: 'avatar', contentType: 'image/png', size: 100 } }));
  },
};
