import { Authenticator } from '../../../lambdas/testing/authenticator.ts';
import { contract, type WritingRoute } from '../../../shared/api/index.ts';
import { SESSIONS_PER_MEMBER } from '../../../shared/limits.ts';
import { type Call, Caller, newCaller, PASSWORD, signIn, signupBody, uniqueUsername } from './caller.ts';
import type { Fixture } from './fixture.ts';
import { choosingToken, restoringToken, signingInToken, verifyingToken } from './mailed-links.ts';
import { apply, ask, comment, decide, newPost as makePost, newProject, projectInput } from './makings.ts';
import { settled } from './settled.ts';

const { connections, hiding, reports, notifications, passkeys, projects, recoveryCodes } = contract;

/** Prepares concurrent calls that contend for one item; undefined where that is not possible. */
type Scenario = (fixture: Fixture, count: number) => Promise<Call[] | undefined>;

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const APPLICATION = { roleTitle: 'Designer', message: 'I draw' };
const OTHER_PASSWORD = `${PASSWORD} once more`;
const newAddress = () => ({ email: `${uniqueUsername()}@example.com` });

const some = (callers: Caller[], count: number): Caller[] => callers.slice(0, count);
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

async function inTurn<T, U>(list: T[], work: (one: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const one of list) done.push(await work(one));
  return done;
}

const newPost = ({ host }: Fixture, more: object = {}): Promise<string> =>
  makePost(host, 'A post of an ordinary length. '.repeat(10), more);

/** The post that the calls contend for. */
const hotPost = async (fixture: Fixture): Promise<string> => fixture.grown?.postId ?? newPost(fixture);

const bodyOf = (name: string) => projectInput(name, ['Designer', 50]);

/** The project that the calls contend for. */
const hotProject = async (fixture: Fixture): Promise<string> =>
  fixture.grown?.projectId ?? newProject(fixture.host, bodyOf('Hot project'));

/** Creates a member without connections or content. */
const newHost = ({ base }: Fixture): Promise<Caller> => newCaller(base, 'founder');

/** The member whom the calls contend for. */
const hotHost = async (fixture: Fixture): Promise<Caller> => fixture.grown?.host ?? newHost(fixture);

async function commented(fixture: Fixture, count: number) {
  const postId = await hotPost(fixture);
  return inTurn(some(fixture.seekers, count), async (caller) => ({
    caller,
    params: { postId, commentId: await comment(caller, postId, 'Mine') },
  }));
}

async function requested(fixture: Fixture, count: number) {
  const host = await hotHost(fixture);
  const requests = await inTurn(some(fixture.seekers, count), async (caller) => ({
    caller,
    requestId: await ask(caller, host),
  }));
  return { host, requests };
}

async function applied(fixture: Fixture, count: number) {
  const projectId = await hotProject(fixture);
  const applications = await inTurn(some(fixture.seekers, count), async (caller) => ({
    caller,
    params: await apply(caller, projectId, 'Designer'),
  }));
  return { projectId, applications };
}

/** Sessions that a member can have beside one that is kept. */
const MOST_SESSIONS = SESSIONS_PER_MEMBER - 1;

/** Team members that a project can have beside its founder. */
const MOST_JOINED = 49;

async function joined(fixture: Fixture, count: number) {
  const { projectId, applications } = await applied(fixture, Math.min(count, MOST_JOINED));
  for (const { params } of applications) await decide(fixture.host, params, 'accepted');
  return { projectId, team: applications.map(({ caller }) => caller) };
}

async function notified(fixture: Fixture, count: number) {
  const host = await hotHost(fixture);
  const postId = await makePost(host, 'Talked about');
  for (const caller of some(fixture.seekers, count)) await comment(caller, postId, 'Hm');
  await settled(fixture.base);
  const list = await host.must(notifications.list);
  return { host, ids: list.map(({ _id }) => _id) };
}

/** Calls of visitors, each with a body of its own. */
const byVisitors =
  (bodyOf: () => object): Scenario =>
  async ({ base }, count) =>
    times(count, () => ({ caller: new Caller(base), body: bodyOf() }));

/** Calls of visitors with the tokens of links in mails; none where mails leave for real. */
const byMailed =
  (tokenOf: (base: string) => Promise<string | undefined>, more: object = {}): Scenario =>
  async ({ base }, count) => {
    const tokens = await inTurn(times(count, String), () => tokenOf(base));
    if (!tokens.every((token) => token !== undefined)) return undefined;
    return tokens.map((token) => ({ caller: new Caller(base), body: { token, ...more } }));
  };

/** The same call of one new member, many times at once. */
const byOne =
  (bodyOf?: (i: number) => object): Scenario =>
  async (fixture, count) => {
    const caller = await newHost(fixture);
    return times(count, (i) => ({ caller, ...(bodyOf && { body: bodyOf(i) }) }));
  };

/** The same call of many about one thing. */
const bySeekers =
  (paramsOf: (fixture: Fixture) => Promise<Record<string, string>>, body?: object): Scenario =>
  async (fixture, count) => {
    const params = await paramsOf(fixture);
    return some(fixture.seekers, count).map((caller) => ({ caller, params, ...(body && { body }) }));
  };

const ofHotPost = async (fixture: Fixture) => ({ postId: await hotPost(fixture) });
const ofHotProject = async (fixture: Fixture) => ({ projectId: await hotProject(fixture) });
const ofHotHost = async (fixture: Fixture) => ({ userId: (await hotHost(fixture))._id });
const ofHotComment = async (fixture: Fixture) => {
  const [first] = await commented(fixture, 1);
  return { postId: '', commentId: '', ...first?.params };
};
const ofHotPoll = async (fixture: Fixture) => ({
  postId: fixture.grown?.postId ?? (await newPost(fixture, { poll: { options: ['Tea', 'Coffee'] } })),
});

/** Takes back what each has done to one member. */
const undone =
  (route: typeof hiding.block | typeof hiding.mute): Scenario =>
  async (fixture, count) => {
    const params = await ofHotHost(fixture);
    return inTurn(some(fixture.seekers, count), async (caller) => {
      await caller.must(route, { params });
      return { caller, params };
    });
  };

/** The answers of one member to the requests of many. */
const answered: Scenario = async (fixture, count) => {
  const { host, requests } = await requested(fixture, count);
  return requests.map(({ requestId }) => ({ caller: host, params: { requestId } }));
};

/** The same call about each notification of one member. */
const eachNotified: Scenario = async (fixture, count) => {
  const { host, ids } = await notified(fixture, count);
  return ids.map((notificationId) => ({ caller: host, params: { notificationId } }));
};

const allNotified: Scenario = async (fixture, count) => {
  const { host } = await notified(fixture, 3);
  return times(count, () => ({ caller: host }));
};

/** A passkey that is yet to be registered, and its authenticator. */
async function newPasskey(owner: Caller) {
  const authenticator = new Authenticator(new URL(owner.base));
  return { authenticator, response: authenticator.register(await owner.must(passkeys.registration)) };
}

/** A member with a passkey and its authenticator. */
async function withPasskey(base: string) {
  const caller = await newCaller(base, 'founder');
  const { authenticator, response } = await newPasskey(caller);
  const { _id: passkeyId } = await caller.must(passkeys.register, { body: { response, name: 'Key' } });
  return { caller, authenticator, passkeyId };
}

/** For each writing route, concurrent calls that contend for one item. */
export const SCENARIOS: Record<WritingRoute, Scenario> = {
  'auth.signup': byVisitors(signupBody),
  'auth.forgotPassword': byVisitors(newAddress),
  'auth.signInLink': byVisitors(newAddress),
  'auth.useSignInLink': byMailed(signingInToken),
  'auth.resetPassword': byMailed(choosingToken, { password: OTHER_PASSWORD }),
  'auth.resetFactors': byMailed(choosingToken),
  'auth.verifyEmail': byMailed(verifyingToken),
  'auth.restoreEmail': byMailed(restoringToken),
  'auth.resendVerification': byOne(),
  'auth.login': async ({ base }, count) => {
    const { username } = await newCaller(base, 'founder');
    const body = { username, password: PASSWORD };
    return times(count, () => ({ caller: new Caller(base), body }));
  },
  'auth.logout': async ({ base }, count) => {
    const { username } = await newCaller(base, 'founder');
    return inTurn(times(count, String), async () => ({ caller: await signIn(base, username) }));
  },
  'auth.updateRole': byOne((i) => ({ userRole: i % 2 ? 'founder' : 'investor' })),
  'recoveryCodes.make': async ({ base }, count) => {
    const { caller } = await withPasskey(base);
    return times(count, () => ({ caller, body: {} }));
  },
  'recoveryCodes.remove': async ({ base }, count) => {
    const { caller } = await withPasskey(base);
    await caller.must(recoveryCodes.make, { body: {} });
    return times(count, () => ({ caller, body: {} }));
  },
  'recoveryCodes.login': async ({ base }, count) => {
    const { caller } = await withPasskey(base);
    const { codes } = await caller.must(recoveryCodes.make, { body: {} });
    const { username } = caller;
    return codes.slice(0, count).map((code) => ({ caller: new Caller(base), body: { username, code } }));
  },
  'archive.request': byOne(),
  'passkeys.registration': byOne(),
  'passkeys.register': async ({ base }, count) =>
    inTurn(times(count, String), async () => {
      const caller = await newCaller(base, 'founder');
      return { caller, body: { response: (await newPasskey(caller)).response, name: 'Laptop' } };
    }),
  'passkeys.remove': async ({ base }, count) =>
    inTurn(times(count, String), async () => {
      const { caller, passkeyId } = await withPasskey(base);
      return { caller, params: { passkeyId } };
    }),
  'passkeys.challenge': async ({ base }, count) => times(count, () => ({ caller: new Caller(base) })),
  'passkeys.login': async ({ base }, count) => {
    const { authenticator } = await withPasskey(base);
    const visitor = new Caller(base);
    return inTurn(times(count, String), async () => ({
      caller: visitor,
      body: { response: authenticator.signIn(await visitor.must(passkeys.challenge)) },
    }));
  },
  'auth.changePassword': byOne(() => ({ currentPassword: PASSWORD, newPassword: OTHER_PASSWORD })),
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
  'users.updateProfile': async (fixture, count) => {
    const caller = await hotHost(fixture);
    return times(count, (i) => ({ caller, body: { headline: `Headline ${i}` } }));
  },
  'reports.create': async (fixture, count) => {
    const body = { kind: 'post', id: await hotPost(fixture), reason: 'spam' };
    return some(fixture.seekers, count).map((caller) => ({ caller, body }));
  },
  'reports.decide': async (fixture, count) => {
    const { admin } = fixture;
    if (!admin) return undefined;
    const ids = await inTurn(
      times(count, (i) => i),
      () => newPost(fixture),
    );
    const reporter = await newHost(fixture);
    for (const id of ids) await reporter.must(reports.create, { body: { kind: 'post', id, reason: 'spam' } });
    return ids.map((id) => ({
      caller: admin,
      params: { reportId: `post.${id}` },
      body: { action: 'dismiss' },
    }));
  },
  'reports.suspend': async (fixture, count) => {
    const { _id: userId } = await newHost(fixture);
    const { admin } = fixture;
    const body = { days: 1, reason: 'spam' };
    return admin && times(count, () => ({ caller: admin, params: { userId }, body }));
  },
  'users.syncConnections': async ({ admin }, count) => admin && times(count, () => ({ caller: admin })),
  'users.delete': async (fixture, count) => {
    const leaving = await inTurn(times(count, String), () => newHost(fixture));
    return leaving.map((caller) => ({
      caller,
      params: { username: caller.username },
      body: { password: PASSWORD },
    }));
  },
  'connections.request': bySeekers(ofHotHost),
  'connections.withdraw': async (fixture, count) => {
    const { host, requests } = await requested(fixture, count);
    return requests.map(({ caller }) => ({ caller, params: { userId: host._id } }));
  },
  'connections.accept': answered,
  'connections.reject': answered,
  'connections.remove': async (fixture, count) => {
    const { host, requests } = await requested(fixture, count);
    await inTurn(requests, ({ requestId }) => host.must(connections.accept, { params: { requestId } }));
    return requests.map(({ caller }) => ({ caller: host, params: { userId: caller._id } }));
  },
  'posts.create': async ({ host }, count) =>
    times(count, (i) => ({ caller: host, body: { content: `Post ${i}` } })),
  'posts.delete': async (fixture, count) => {
    const ids = await inTurn(times(count, String), () => newPost(fixture));
    return ids.map((postId) => ({ caller: fixture.host, params: { postId } }));
  },
  'posts.like': bySeekers(ofHotPost, { liked: true }),
  'posts.vote': bySeekers(ofHotPoll, { option: 'option1' }),
  'posts.addComment': bySeekers(ofHotPost, { content: 'A comment' }),
  'posts.editComment': async (fixture, count) =>
    (await commented(fixture, count)).map((call) => ({ ...call, body: { content: 'Edited' } })),
  'posts.deleteComment': commented,
  'posts.likeComment': bySeekers(ofHotComment, { reaction: 'like' }),
  'posts.dislikeComment': bySeekers(ofHotComment, { reaction: 'dislike' }),
  'projects.create': async ({ founders }, count) =>
    some(founders, count).map((caller, i) => ({ caller, body: bodyOf(`Project ${i}`) })),
  'projects.update': async (fixture, count) => {
    const params = { projectId: await hotProject(fixture) };
    return times(count, (i) => ({ caller: fixture.host, params, body: bodyOf(`Name ${i}`) }));
  },
  'projects.setPoster': async (fixture, count) => {
    const params = { projectId: await hotProject(fixture) };
    return times(count, () => ({ caller: fixture.host, params, body: { poster: PNG } }));
  },
  'projects.upvote': bySeekers(ofHotProject),
  'projects.apply': bySeekers(ofHotProject, APPLICATION),
  'projects.decideApplication': async (fixture, count) => {
    const { applications } = await applied(fixture, Math.min(count, MOST_JOINED));
    return applications.map(({ params }) => ({ caller: fixture.host, params, body: { status: 'accepted' } }));
  },
  'projects.withdrawApplication': async (fixture, count) => (await applied(fixture, count)).applications,
  'projects.leave': async (fixture, count) => {
    const { projectId, team } = await joined(fixture, count);
    return team.map((caller) => ({ caller, params: { projectId } }));
  },
  'projects.removeMember': async (fixture, count) => {
    const { projectId, team } = await joined(fixture, count);
    return team.map(({ _id: userId }) => ({ caller: fixture.host, params: { projectId, userId } }));
  },
  'projects.addComment': bySeekers(ofHotProject, { text: 'Promising' }),
  'projects.deleteComment': async (fixture, count) => {
    const projectId = await hotProject(fixture);
    return inTurn(some(fixture.seekers, count), async (caller) => {
      const said = await caller.must(projects.addComment, { params: { projectId }, body: { text: 'Mine' } });
      return { caller, params: { projectId, commentId: said.comment._id } };
    });
  },
  'notifications.read': eachNotified,
  'notifications.readAll': allNotified,
  'notifications.delete': eachNotified,
  'notifications.reset': allNotified,
  'hiding.block': bySeekers(ofHotHost),
  'hiding.unblock': undone(hiding.block),
  'hiding.mute': bySeekers(ofHotHost),
  'hiding.unmute': undone(hiding.mute),
  'uploads.create': byOne(() => ({ kind: 'avatar', contentType: 'image/png', size: 100 })),
};
