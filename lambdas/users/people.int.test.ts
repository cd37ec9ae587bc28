import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { API_PREFIX } from '../../shared/api/route.ts';
import { SEARCH_RESULTS_TYPING } from '../../shared/limits.ts';
import type { UserCard } from '../../shared/model/member.ts';
import { people } from '../../shared/texts/members/people.ts';
import { profile as texts } from '../../shared/texts/members/profile.ts';
import {
  freshUsername,
  type Member,
  newMember,
  newMembers,
  type Response,
  signUp,
} from '../testing/calls/client.ts';

const { get, search, suggestions, updateProfile } = contract.users;
const { request, accept } = contract.connections;

async function connect(one: Member, other: Member): Promise<void> {
  const { body } = await one.call(request, { params: { userId: other.user._id } });
  await other.call(accept, { params: { requestId: body.requestId } });
}

const idsOf = (cards: { _id: string }[]): string[] => cards.map(({ _id }) => _id);

/** Everybody in a list, page by page; no page is empty. */
async function pagesOf(viewer: Member, path: string): Promise<UserCard[]> {
  const cards: UserCard[] = [];
  for (let next: string | undefined = `${API_PREFIX}${path}`; next; ) {
    const page: Response<UserCard[]> = await viewer.send(next);
    expect(page.body).not.toEqual([]);
    cards.push(...page.body);
    next = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return cards;
}

/** Letters only, so that it is a word of a name. */
const freshWord = (): string =>
  freshUsername().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

async function named(name: string): Promise<Member> {
  const member = await newMember('founder');
  await member.call(updateProfile, { body: { name } });
  return member;
}

describe('a profile', () => {
  let owner: Member;
  let friend: Member;
  let stranger: Member;
  let admin: Member;

  beforeAll(async () => {
    [owner, friend, stranger, admin] = await Promise.all([
      newMember('investor'),
      newMember('founder'),
      newMember('job_seeker'),
      newMember('investor'),
    ]);
    await owner.call(updateProfile, {
      body: { phone: '+91 20 1234', investmentRange: { min: 5, max: 10 }, about: 'Hello' },
    });
    await connect(owner, friend);
    await admin.call(request, { params: { userId: owner.user._id } });
  });

  const seenBy = async (viewer: Member) =>
    (await viewer.call(get, { params: { username: owner.user.username.toUpperCase() } })).body;

  it('shows e-mail and phone to its owner and the connected, and to nobody else', async () => {
    const contact = { email: owner.user.email, phone: '+91 20 1234' };
    expect(await seenBy(owner)).toMatchObject(contact);
    expect(await seenBy(friend)).toMatchObject({ ...contact, connections: [friend.user._id] });
    for (const viewer of [stranger, admin])
      expect(await seenBy(viewer)).toMatchObject({ email: '', phone: '', connections: [], about: 'Hello' });
  });

  it('has its own connections for its owner', async () => {
    expect(await seenBy(owner)).toMatchObject({ connections: [friend.user._id], connectionCount: 1 });
  });

  it('has an investment range for investors only, whoever was one', async () => {
    const [member, range] = [await newMember('founder'), { min: 5, max: 10 }];
    const rangeAs = async (userRole: 'founder' | 'investor') =>
      (await member.call(contract.auth.updateRole, { body: { userRole } })).body.investmentRange;
    const ignored = await member.call(updateProfile, { body: { investmentRange: range } });
    expect(ignored).toMatchObject({ status: 200, body: { investmentRange: { min: 0, max: 0 } } });
    expect(await rangeAs('investor')).toEqual({ min: 0, max: 0 });
    await member.call(updateProfile, { body: { investmentRange: range } });
    expect((await member.call(contract.auth.me)).body.investmentRange).toEqual(range);
    expect(await rangeAs('founder')).toEqual({ min: 0, max: 0 });
    const { username } = member.user;
    expect((await member.call(get, { params: { username } })).body).not.toHaveProperty('investmentRange');
  });

  it('shows the investment range to its owner alone', async () => {
    expect((await seenBy(owner)).investmentRange).toEqual({ min: 5, max: 10 });
    for (const viewer of [friend, stranger])
      expect(await seenBy(viewer)).not.toHaveProperty('investmentRange');
    const { username } = friend.user;
    expect((await friend.call(get, { params: { username } })).body).not.toHaveProperty('investmentRange');
  });

  it('is not found when there is none', async () => {
    expect(await owner.call(get, { params: { username: 'nobody-here' } })).toMatchObject({
      status: 404,
      body: { message: texts.notFound },
    });
  });
});

describe('a search', () => {
  it('finds by words of the name and by the username, from the moment of the change', async () => {
    const [first, second] = [freshWord(), freshWord()];
    const one = await named(`${first} von ${second}`);
    const found = async (query: string) => idsOf((await one.call(search, { query: { query } })).body);
    for (const query of [
      first.slice(0, 9),
      second.toUpperCase(),
      `${second.slice(0, 9)} ${first.slice(0, 2)}`,
      `von ${first}`,
      one.user.username.slice(0, 12),
      `${one.user.username} ${second}`,
    ])
      expect(await found(query), query).toEqual([one.user._id]);
    await one.call(updateProfile, { body: { name: `${first} Other`, headline: 'New here' } });
    expect(await found(second)).toEqual([]);
    const [card] = (await one.call(search, { query: { query: `${first} oth` } })).body;
    expect(card).toMatchObject({ name: `${first} Other`, headline: 'New here', userRole: 'founder' });
  });

  it('finds both of two words that many share, at most 20 with their connections counted, in 5 RRU while somebody types', async () => {
    const [common, rare] = [freshWord(), freshWord()];
    const crowd = await Promise.all(
      Array.from({ length: 30 }, (_, i) => named(`${common} ${freshWord()}${i}`)),
    );
    const one = await named(`${common} ${rare}`);
    const all = await one.call(search, { query: { query: common } });
    expect(all.body).toHaveLength(20);
    expect(all.cost.rru).toBeLessThanOrEqual(13);
    for (const query of [common, `${common.slice(0, 4)} ${rare.slice(0, 3)}`]) {
      const typing = await one.call(search, { query: { query, limit: SEARCH_RESULTS_TYPING } });
      expect(typing.body.length).toBeGreaterThan(0);
      expect(typing.cost.rru).toBeLessThanOrEqual(5);
    }
    const [friend] = crowd;
    if (friend) await connect(one, friend);
    const [found] = (await one.call(search, { query: { query: `${common} ${rare}` } })).body;
    expect(found).toMatchObject({ _id: one.user._id, connectionCount: 1 });
  });

  it('wants something to look for', async () => {
    const member = await newMember();
    for (const query of [{ query: '  ' }, {}])
      expect(await member.call(search, { query })).toMatchObject({
        status: 400,
        body: { message: people.queryRequired },
      });
  });
});

describe('suggestions', () => {
  it('are of the role that is sought, with most in common first, then the newest', async () => {
    const [viewer, friend, far, near, newest] = await Promise.all([
      newMember('founder'),
      newMember('founder'),
      signUp('investor'),
      signUp('investor'),
      signUp('investor'),
    ]);
    await connect(viewer, friend);
    await connect(friend, near);
    const { body } = await viewer.call(suggestions, { query: { role: 'founder' } });
    expect(body[0]).toMatchObject({ _id: near.user._id, mutualCount: 1, reason: '1 mutual connection' });
    expect(idsOf(body)).toEqual(expect.arrayContaining([far.user._id, newest.user._id]));
    expect(new Set(body.map(({ userRole }) => userRole))).toEqual(new Set(['investor']));
    expect(idsOf(body.slice(1))).toEqual(idsOf(body.slice(1)).sort().reverse());
  });

  it.each([
    ['founder', 'investor'],
    ['investor', 'founder'],
    ['job_seeker', 'founder'],
    ['jobseeker', 'founder'],
  ])('for a %s are of %ss', async (role, sought) => {
    await newMember(sought as 'founder');
    const { body } = await (await newMember()).call(suggestions, { query: { role, limit: 5 } });
    expect(body.length).toBeGreaterThan(0);
    expect(new Set(body.map(({ userRole }) => userRole))).toEqual(new Set([sought]));
    expect(body.length).toBeLessThanOrEqual(5);
  });

  it.each(['other', 'everybody', ''])('for %j are members of every role', async (role) => {
    await Promise.all([newMember('founder'), newMember('investor'), newMember('job_seeker'), newMember()]);
    const viewer = await newMember('founder');
    const { body } = await viewer.call(suggestions, { query: { role, limit: 1_000 } });
    expect(new Set(body.map(({ userRole }) => userRole))).toEqual(
      new Set(['founder', 'investor', 'job_seeker', null]),
    );
  });

  it('lose nobody and repeat nobody from page to page, whoever has mutual connections', async () => {
    const [viewer, ...others] = await newMembers(7, 'investor');
    const [friend, ...theirs] = await newMembers(5, 'founder');
    if (!viewer || !friend) throw new Error('too few members');
    await connect(viewer, friend);
    for (const other of [...others.slice(0, 2), ...theirs.slice(0, 2)]) await connect(friend, other);
    const walk = async (limit: number) =>
      idsOf(await pagesOf(viewer, `/users/suggestions?role=other&limit=${limit}`));
    const all = await walk(1_000);
    expect(new Set(all).size).toBe(all.length);
    expect((await walk(30)).sort()).toEqual(all.sort());
  });

  it('leave out oneself, the connected and the pending, either way', async () => {
    const [viewer, connected, asked, asking] = await newMembers(4, 'investor');
    if (!viewer || !connected || !asked || !asking) throw new Error('too few members');
    await connect(viewer, connected);
    await viewer.call(request, { params: { userId: asked.user._id } });
    await asking.call(request, { params: { userId: viewer.user._id } });
    const ids = idsOf((await viewer.call(suggestions, { query: { role: 'founder', limit: 1_000 } })).body);
    expect(ids.length).toBeGreaterThan(0);
    for (const { user } of [viewer, connected, asked, asking]) expect(ids).not.toContain(user._id);
  });
});

describe('all potential connections', () => {
  it('are founders, investors, then the others, newest first in each, page by page', async () => {
    const viewer = await newMember('job_seeker');
    await Promise.all([newMember('founder'), newMember('investor'), newMember('job_seeker'), newMember()]);
    const all = await pagesOf(viewer, '/users/all-connections?limit=1000');
    const rank = (role: string | null) => (role === 'founder' ? 0 : role === 'investor' ? 1 : 2);
    const ranks = all.map(({ userRole }) => rank(userRole));
    expect(ranks).toEqual([...ranks].sort());
    for (const group of [0, 1, 2]) {
      const ids = idsOf(all.filter(({ userRole }) => rank(userRole) === group));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual([...ids].sort().reverse());
    }
    const paged = idsOf(await pagesOf(viewer, '/users/all-connections?limit=30'));
    expect(paged).toEqual(idsOf(all));
    expect(paged).not.toContain(viewer.user._id);
  });
});
