import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { DAY, HOUR, SAVED_SEARCHES_MAX } from '../../shared/limits.ts';
import type { Notification } from '../../shared/model/notification.ts';
import { savedSearches as texts } from '../../shared/texts/search/saved-searches.ts';
import { newJob, openJob } from '../jobs/store.ts';
import { notificationJobKinds } from '../notifications/jobs/kinds.ts';
import { update } from '../table/table.ts';
import { freshKey } from '../testing/calls/caller.ts';
import { freshUsername, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { newProject } from '../testing/things/projects.ts';
import { savedSearchKeys } from './keys.ts';

expectInvariants();

const { searches, notifications, hiding, preferences, users } = contract;

let author: Member;

beforeAll(async () => {
  author = await newMember('founder');
});

const save = (member: Member, body: object) => member.must(searches.add, { body });
const listed = async (member: Member) => (await member.call(searches.list)).body;

describe('saved searches', () => {
  it('are kept once each, newest first, seen by nobody else', async () => {
    const [member, other] = [await newMember('job_seeker'), await newMember('job_seeker')];
    const first = await save(member, { kind: 'people', query: ' Designer Berlin ' });
    expect(first).toMatchObject({ kind: 'people', query: 'Designer Berlin', filters: {}, notify: true });
    const second = await save(member, { kind: 'roles', query: 'designer', filters: { place: 'remote' } });
    expect(await listed(member)).toEqual([second, first]);
    const again = await save(member, { kind: 'people', query: 'designer berlin', notify: false });
    expect(again).toEqual({ ...first, notify: false });
    expect(await listed(member)).toEqual([second, again]);
    expect(await listed(other)).toEqual([]);

    const params = { searchId: first._id };
    for (const { call, left } of [
      { call: other, left: [second, again] },
      { call: member, left: [second] },
      { call: member, left: [second] },
    ]) {
      expect(await call.must(searches.remove, { params })).toEqual({ saved: false });
      expect(await listed(member)).toEqual(left);
    }
  });

  it('have the filters alone that their kind has', async () => {
    const member = await newMember('investor');
    const filters = { category: 'Software', stage: 'idea', place: 'remote', commitment: 'fullTime' };
    const kept = await Promise.all(
      (['people', 'projects', 'roles', 'posts'] as const).map(
        async (kind) => (await save(member, { kind, query: 'a', filters })).filters,
      ),
    );
    expect(kept).toEqual([{}, { category: 'Software', stage: 'idea' }, filters, {}]);
  });

  it.each([
    ['no words', { kind: 'posts', query: ' ' }],
    ['no kind', { query: 'a' }],
    ['a kind that there is not', { kind: 'messages', query: 'a' }],
    ['a place that there is not', { kind: 'roles', query: 'a', filters: { place: 'moon' } }],
  ])('are refused with %s', async (_, body) => {
    expect((await author.call(searches.add, { body })).status).toBe(400);
  });

  it('are one after an answer that was lost', async () => {
    const member = await newMember();
    const request = { body: { kind: 'posts', query: 'boats' }, headers: freshKey() };
    const [one, two] = [await member.call(searches.add, request), await member.call(searches.add, request)];
    expect([two.status, two.body]).toEqual([one.status, one.body]);
    expect(await listed(member)).toHaveLength(1);
  });

  it(`are ${SAVED_SEARCHES_MAX} at most`, async () => {
    const member = await newMember();
    for (let i = 0; i < SAVED_SEARCHES_MAX; i += 1) await save(member, { kind: 'posts', query: `boat${i}` });
    const answer = await member.call(searches.add, { body: { kind: 'posts', query: 'one more' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'TOO_MANY', message: texts.tooMany } });
    await save(member, { kind: 'posts', query: 'boat3', notify: false });
    expect(await listed(member)).toHaveLength(SAVED_SEARCHES_MAX);
  });
});

describe.skipIf(!hasTable)('new matches of a saved search', () => {
  const today = Math.floor(Date.now() / HOUR) * HOUR;
  const askAll = async (days: number) => {
    await settled();
    // A search that was saved in the next hour of the day is asked then.
    for (const hour of [today, today + HOUR]) {
      const at = hour + days * DAY;
      await openJob(newJob(notificationJobKinds.notifySearchMatches, { at }, String(at)));
    }
    await finishJobs();
  };
  const told = async (member: Member): Promise<Notification[]> =>
    (await member.call(notifications.list)).body.filter(({ type }) => type === 'search_match');
  /** Saves a search for a word that nobody has used. */
  const wanting = async (more: object = {}) => {
    const [member, word] = [await newMember('job_seeker'), freshUsername()];
    const search = await save(member, { kind: 'posts', query: word, ...more });
    return { member, word, search };
  };

  it('are told once a day, when there are any', async () => {
    const { member, word } = await wanting();
    await author.post(`Nothing about ${freshUsername()}`);
    await askAll(1);
    expect(await told(member)).toEqual([]);

    for (const text of ['One', 'Two']) await author.post(`${text} ${word}`);
    await askAll(2);
    await askAll(2);
    const [only, ...others] = await told(member);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      read: false,
      sender: { _id: author.user._id },
      content: `New posts match your search "${word}"`,
      search: { kind: 'posts', query: word, filters: {} },
    });
    await askAll(3);
    expect(await told(member)).toHaveLength(1);
    await author.post(`Three ${word}`);
    await askAll(4);
    expect(await told(member)).toHaveLength(2);
  });

  it('are told once although what asks was killed before it could note that', async () => {
    const { member, word, search } = await wanting();
    await author.post(word);
    await askAll(1);
    await update(savedSearchKeys.search(member.user._id, search._id), {
      update: 'SET seen = :seen REMOVE askedAt',
      values: { ':seen': -1 },
    });
    await askAll(1);
    expect(await told(member)).toHaveLength(1);
  });

  it('are those of others, who are not hidden', async () => {
    const { member, word } = await wanting();
    await member.post(`By me ${word}`);
    const blocked = await newMember();
    await member.must(hiding.block, { params: { userId: blocked.user._id } });
    await blocked.post(`By a blocked member ${word}`);
    await askAll(1);
    expect(await told(member)).toEqual([]);
  });

  it('are narrowed down by its filters', async () => {
    const { member, word } = await wanting({ kind: 'roles', filters: { place: 'remote' } });
    const role = { title: word, limit: 1 };
    await newProject(author, { openRoles: [{ ...role, place: 'onSite' as const, location: 'Porto' }] });
    await askAll(1);
    expect(await told(member)).toEqual([]);
    await newProject(author, { openRoles: [{ ...role, place: 'remote' as const }] });
    await askAll(2);
    expect(await told(member)).toMatchObject([{ content: `New open roles match your search "${word}"` }]);
  });

  it.each(['people', 'projects'] as const)('are found among %s', async (kind) => {
    const { member, word } = await wanting({ kind });
    const maker = await newMember('founder');
    await maker.must(users.updateProfile, { body: { headline: word } });
    await newProject(maker, { name: word });
    await askAll(1);
    expect(await told(member)).toMatchObject([{ sender: { _id: maker.user._id }, search: { kind } }]);
  });

  it('are told no more once it was removed or turned off, or its member does not want to be told', async () => {
    const [removed, off, never] = [await wanting(), await wanting(), await wanting()];
    for (const { word } of [removed, off, never]) await author.post(word);
    await removed.member.must(searches.remove, { params: { searchId: removed.search._id } });
    await save(off.member, { kind: 'posts', query: off.word, notify: false });
    const types = { search_match: { inApp: false } };
    await never.member.must(preferences.change, { body: { types } });
    await askAll(1);
    for (const { member } of [removed, off, never]) expect(await told(member)).toEqual([]);

    // What came while it was off is not new.
    await save(off.member, { kind: 'posts', query: off.word, notify: true });
    await askAll(2);
    expect(await told(off.member)).toEqual([]);
  });

  it('are looked for in all searches of an hour, and none of members who have left', async () => {
    const many = await Promise.all(Array.from({ length: 25 }, () => wanting()));
    const [gone] = many;
    if (!gone) throw new Error('nobody has saved a search');
    const { username } = gone.member.user;
    await gone.member.must(users.delete, { params: { username }, body: { password: PASSWORD } });
    await author.post(many.map(({ word }) => word).join(' '));
    await askAll(1);
    for (const { member } of many.slice(1)) expect(await told(member)).toHaveLength(1);
  }, 120_000);
});
