import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../../../lambdas/config.ts';
import { callHere } from '../../../lambdas/testing/calls/call-here.ts';
import { type Member, newMember, newMembers, PASSWORD } from '../../../lambdas/testing/calls/client.ts';
import { hasTable } from '../../../lambdas/testing/system.ts';
import { newProject, projectInput } from '../../../lambdas/testing/things/projects.ts';
import { contract } from '../../../shared/api/index.ts';
import { DAILY, DAY, MB, SECOND } from '../../../shared/limits.ts';

/** Wrong passwords of one address in an hour, as in a stage with real members. */
const FAILURES_PER_ADDRESS = 50;

const ADDRESSES = 1_000;

const { auth, connections, hiding, posts, projects, reports, uploads } = contract;

/** How often each status was answered, for the table that is printed in the end. */
const figures: Record<string, Record<number, number>> = {};

/** Makes some calls, some at the same moment, and counts how they are answered. */
async function count(
  what: string,
  times: number,
  call: (nth: number) => Promise<{ status: number }>,
  atOnce = 20,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let done = 0; done < times; done += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, times - done) }, (_, i) => call(done + i));
    for (const { status } of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
  }
  figures[`${what}, ${times} times`] = counts;
  return counts;
}

afterAll(() => console.table(figures));

describe.skipIf(!hasTable)('one member who floods, on their first day', () => {
  let flooder: Member;
  let author: Member;
  let others: Member[];

  beforeAll(async () => {
    config().DAILY_LIMITS_FACTOR = 1;
    [flooder, author] = await Promise.all([newMember('founder'), newMember('founder')]);
    others = await newMembers(40);
  });

  const other = (nth: number) => ({ params: { userId: others[nth]?.user._id ?? '' } });

  it('posts ten times of 500, and is told when it works again', async () => {
    let last: Awaited<ReturnType<typeof callHere>> | undefined;
    const counts = await count('post', 500, async (nth) => {
      last = await callHere(posts.create, flooder, { body: { content: `Buy this ${nth}` } });
      return last;
    });
    expect(counts).toEqual({ 201: DAILY.posts.first, 429: 500 - DAILY.posts.first });
    expect(last?.body).toMatchObject({
      code: 'DAILY_LIMIT',
      message: expect.stringMatching(/You can go on in \d+ (hour|minute)s?\./),
    });
    const retryAfter = Number(last?.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(DAY / SECOND);
    const theirs = { params: { userId: flooder.user._id }, query: { limit: 50 } };
    expect((await flooder.call(posts.byMember, theirs)).body).toHaveLength(DAILY.posts.first);
  }, 60_000);

  it('comments and reacts as often as that is allowed', async () => {
    const params = { postId: (await author.post('Quiet until now'))._id };
    const comment = (nth: number) =>
      callHere(posts.addComment, flooder, { params, body: { content: `And this ${nth}` } });
    expect(await count('comment', 300, comment)).toEqual({ 201: DAILY.comments.first, 429: 250 });
    const like = (nth: number) => callHere(posts.like, flooder, { params, body: { liked: nth % 2 === 0 } });
    expect(await count('like and unlike', 250, like, 1)).toEqual({ 200: DAILY.likes.first, 429: 50 });
  }, 60_000);

  it('founds projects, applies, and asks members as often as that is allowed', async () => {
    const found = () => callHere(projects.create, flooder, { body: projectInput() });
    expect(await count('found a project', 30, found)).toEqual({ 201: DAILY.projects.first, 429: 27 });

    const openRoles = Array.from({ length: 20 }, (_, i) => ({
      title: `Role ${i}`,
      description: '',
      limit: 1,
    }));
    const params = { projectId: (await newProject(author, { openRoles }))._id };
    const seeker = await newMember('job_seeker');
    const apply = (nth: number) =>
      callHere(projects.apply, seeker, { params, body: { roleTitle: `Role ${nth}`, message: '' } });
    expect(await count('apply', 20, apply)).toEqual({ 201: DAILY.applications.first, 429: 10 });

    const ask = (nth: number) => callHere(connections.request, flooder, other(nth));
    expect(await count('ask another member', 40, ask)).toEqual({ 201: DAILY.requests.first, 429: 20 });
  }, 60_000);

  it('asks one member who declines twice, and not again for 30 days', async () => {
    const [asker, asked] = await Promise.all([newMember('founder'), newMember('investor')]);
    let last: Awaited<ReturnType<typeof callHere>> | undefined;
    const ask = async () => {
      last = await callHere(connections.request, asker, { params: { userId: asked.user._id } });
      const { requestId } = last.body;
      if (last.status === 201) await asked.call(connections.reject, { params: { requestId } });
      return last;
    };
    expect(await count('ask one who declines', 15, ask, 1)).toEqual({ 201: 2, 429: 13 });
    expect(last?.body).toMatchObject({
      code: 'DECLINED',
      message: 'This member has declined twice. You can ask again in 30 days.',
    });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan((29 * DAY) / SECOND);
  });

  it('reports and mutes members as often as that is allowed', async () => {
    const report = (nth: number) =>
      callHere(reports.create, flooder, {
        body: { kind: 'member', id: others[nth]?.user._id, reason: 'spam' },
      });
    expect(await count('report', 40, report)).toEqual({ 201: DAILY.reports.first, 429: 30 });
    const mute = (nth: number) => callHere(hiding.mute, flooder, other(nth));
    expect(await count('mute', 40, mute)).toEqual({ 200: DAILY.hidings.first, 429: 20 });
  });

  it('uploads as many files, and as many bytes, as are allowed', async () => {
    const picture = { kind: 'avatar', contentType: 'image/png', size: 1_000 };
    const small = () => callHere(uploads.create, flooder, { body: picture });
    expect(await count('upload a picture', 100, small)).toEqual({ 200: DAILY.uploads.first, 429: 50 });
    const video = { kind: 'video', contentType: 'video/mp4', size: 100 * MB };
    const large = () => callHere(uploads.create, author, { body: video });
    expect(await count('upload 100 MB', 20, large)).toEqual({ 200: 5, 429: 15 });
  });
});

describe.skipIf(!hasTable)('guessing at passwords', () => {
  let member: Member;

  beforeAll(async () => {
    config().LOGIN_FAILURES_PER_ADDRESS = FAILURES_PER_ADDRESS;
    member = await newMember();
  });

  const signIn = (username: string, password: string, address: string, cookie = '') =>
    callHere(
      auth.login,
      { cookie },
      { body: { username, password }, headers: { 'x-viewer-address': address } },
    );

  it('of one member, by both names and many addresses, compares a hundred, and makes no known browser wait', async () => {
    const { username, email } = member.user;
    const { status, cookies } = await signIn(username, PASSWORD, '192.0.2.1');
    expect(status).toBe(200);
    const known = cookies.find((cookie: string) => cookie.includes('hearth-browser='))?.split(';')[0];
    const guess = (nth: number) =>
      signIn(nth % 2 ? username : email, `guess-${nth}`, `198.51.${nth >> 8}.${nth & 255}`);
    const counts = await count('guess a password, each from another address', ADDRESSES, guess, 1);
    expect(counts[400]).toBeGreaterThanOrEqual(100);
    // One more for each turn that has passed meanwhile.
    expect(counts[400]).toBeLessThanOrEqual(110);
    expect((counts[400] ?? 0) + (counts[429] ?? 0)).toBe(ADDRESSES);
    expect((await signIn(username, PASSWORD, '192.0.2.1', known)).status).toBe(200);
    expect((await signIn(username, PASSWORD, '192.0.2.99')).status).toBe(429);
  }, 120_000);

  it('by an angry neighbour keeps nobody behind the same address from signing in', async () => {
    const [HERE, victim] = ['203.0.113.9', await newMember()];
    const anybody = (nth: number) => signIn(`nobody-${nth}`, 'guess', HERE);
    expect(await count('guess passwords of many from one address', 80, anybody, 1)).toEqual({
      400: FAILURES_PER_ADDRESS,
      429: 80 - FAILURES_PER_ADDRESS,
    });
    const { username } = victim.user;
    const one = await count(
      'guess one password from one address',
      20,
      () => signIn(username, 'guess', HERE),
      1,
    );
    expect(one).toEqual({ 429: 20 });
    expect((await signIn((await newMember()).user.username, PASSWORD, HERE)).status).toBe(200);
  });
});
