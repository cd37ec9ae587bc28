import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import type { BodyInput } from '../../shared/api/route.ts';
import { reports as texts } from '../../shared/texts/reports/reports.ts';
import { newId } from '../table/ids.ts';
import { type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { hasTable } from '../testing/system.ts';
import { caseOf, everyThing, newPost, reportOf } from '../testing/things/reports.ts';

expectInvariants();

const { notifications, posts, reports, users } = contract;
const { audit, decide } = reports;

describe.skipIf(!hasTable)('a decision', () => {
  const decideOn = (admin: Member, reportId: string, body: BodyInput<typeof decide>) =>
    admin.call(decide, { params: { reportId }, body });

  it('to remove deletes the thing, whatever it is, and tells its writer the rule', async () => {
    const [admin, writer, host, reporter] = await Promise.all([
      newAdmin(),
      newMember('founder'),
      newMember('founder'),
      newMember(),
    ]);
    const things = (await everyThing(writer, host)).filter(({ kind }) => kind !== 'member');
    for (const given of things) await reportOf(reporter, given);
    for (const { id } of things) {
      const found = await caseOf(admin, id);
      expect((await decideOn(admin, found?._id ?? '', { action: 'remove', note: 'Clear' })).status).toBe(200);
    }
    await finishJobs();
    for (const { id } of things)
      expect(await caseOf(admin, id, 'removed')).toMatchObject({ thing: null, status: 'removed' });
    const { body } = await writer.call(notifications.list);
    expect(body.map(({ content }) => content).sort()).toEqual(
      [
        texts.removedNotice('post', 'spam'),
        texts.removedNotice('comment', 'abuse'),
        texts.removedNotice('projectUpdate', 'fraud'),
        texts.removedNotice('project', 'fraud'),
        texts.removedNotice('projectComment', 'other'),
      ].sort(),
    );
    expect(body[0]).toMatchObject({ type: 'content_removed', sender: { _id: '', name: texts.team } });
  });

  it('to remove is in the audit list with what was removed: which one, and its first words', async () => {
    const [admin, writer, host, reporter] = await Promise.all([
      newAdmin(),
      newMember('founder'),
      newMember('founder'),
      newMember(),
    ]);
    const long = await newPost(writer, `${'Buy this now! '.repeat(20)}`);
    const things = [
      ...(await everyThing(writer, host)),
      { kind: 'post', id: long._id, reason: 'spam' } as const,
    ].filter(({ kind }) => kind !== 'member');
    for (const given of things) await reportOf(reporter, given);
    // What is noted is what was reported, whatever has become of it.
    await writer.call(posts.delete, { params: { postId: long._id } });
    for (const { id } of things) {
      const found = await caseOf(admin, id);
      await decideOn(admin, found?._id ?? '', { action: 'remove' });
    }
    const { body } = await admin.call(audit, { query: { limit: 100 } });
    const noted = body
      .filter(({ by }) => by._id === admin.user._id)
      .map(({ kind, thing }) => ({ kind, ...thing }));
    const words = [
      'Buy this now',
      'You fool',
      'Send money first',
      'Tidewise',
      'Nonsense',
      `${'Buy this now! '.repeat(7)}B…`,
    ];
    expect(noted.reverse()).toEqual(things.map(({ kind, id }, i) => ({ kind, id, words: words[i] })));
  });

  it('to dismiss leaves everything, until somebody else reports it', async () => {
    const [admin, writer, reporter] = await Promise.all([newAdmin(), newMember(), newMember()]);
    const { _id } = await newPost(writer);
    await reportOf(reporter, { kind: 'post', id: _id, reason: 'spam' });
    await caseOf(admin, _id);
    await decideOn(admin, `post.${_id}`, { action: 'dismiss' });
    expect(await caseOf(admin, _id)).toBeUndefined();
    expect(await caseOf(admin, _id, 'dismissed')).toMatchObject({ thing: { postId: _id } });
    expect((await writer.call(notifications.list)).body).toEqual([]);
    expect(await reportOf(reporter, { kind: 'post', id: _id, reason: 'abuse' })).toMatchObject({
      status: 201,
      body: { message: texts.knownReport },
    });
    expect(await caseOf(admin, _id)).toBeUndefined();
    await reportOf(await newMember(), { kind: 'post', id: _id, reason: 'abuse' });
    expect(await caseOf(admin, _id)).toMatchObject({ reporters: 2 });
  });

  it('is made once when two administrators decide at the same moment, and stands in the audit list', async () => {
    const [one, other, writer, reporter] = await Promise.all([
      newAdmin(),
      newAdmin(),
      newMember(),
      newMember(),
    ]);
    const { _id } = await newPost(writer);
    await reportOf(reporter, { kind: 'post', id: _id, reason: 'spam' });
    await caseOf(one, _id);
    const answers = await Promise.all([
      decideOn(one, `post.${_id}`, { action: 'remove', note: 'Mine' }),
      decideOn(other, `post.${_id}`, { action: 'dismiss', note: 'Other' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await one.call(audit);
    const about = body.filter(({ member }) => member?._id === writer.user._id);
    expect(about).toHaveLength(1);
    expect(about[0]).toMatchObject(
      answers[0]?.status === 200
        ? { action: 'remove', note: 'Mine', reason: 'spam', by: { _id: one.user._id } }
        : { action: 'dismiss', note: 'Other', by: { _id: other.user._id } },
    );
  });

  it('is in the audit list page by page, the newest first', async () => {
    const [admin, writer] = [await newAdmin(), await newMember()];
    for (const note of ['first', 'second']) {
      const { _id } = await newPost(writer);
      await reportOf(await newMember(), { kind: 'post', id: _id, reason: 'spam' });
      await caseOf(admin, _id);
      await decideOn(admin, `post.${_id}`, { action: 'dismiss', note });
    }
    const notes: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await admin.call(audit, { query: { limit: 1, ...(cursor && { cursor }) } });
      expect(body.length).toBeLessThanOrEqual(1);
      notes.push(...body.filter(({ by }) => by?._id === admin.user._id).map(({ note }) => note));
      cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    } while (cursor && notes.length < 2);
    expect(notes).toEqual(['second', 'first']);
  });

  it('is not overruled from a list that was read before it', async () => {
    const [one, other, writer, reporter] = await Promise.all([
      newAdmin(),
      newAdmin(),
      newMember(),
      newMember(),
    ]);
    const { _id } = await newPost(writer);
    await reportOf(reporter, { kind: 'post', id: _id, reason: 'spam' });
    await caseOf(one, _id);
    expect((await decideOn(one, `post.${_id}`, { action: 'dismiss' })).status).toBe(200);
    expect(await decideOn(other, `post.${_id}`, { action: 'remove' })).toMatchObject({
      status: 409,
      body: { message: texts.alreadyDecided },
    });
    expect((await writer.call(posts.get, { params: { postId: _id } })).status).toBe(200);
  });

  it('shortens no longer suspension, and a member who begins again is reported again', async () => {
    const [admin, bad, reporter] = await Promise.all([newAdmin(), newMember(), newMember()]);
    const { _id: userId } = bad.user;
    const report = () => reportOf(reporter, { kind: 'member', id: userId, reason: 'abuse' });
    await report();
    await caseOf(admin, userId);
    const reportId = `member.${userId}`;
    expect((await decideOn(admin, reportId, { action: 'suspend', days: 30 })).status).toBe(200);
    expect((await report()).body).toEqual({ message: texts.thanks });
    expect(await caseOf(admin, userId)).toMatchObject({ status: 'open', reporters: 1 });
    expect(await decideOn(admin, reportId, { action: 'suspend', days: 7 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'days' }] },
    });
    expect((await decideOn(admin, reportId, { action: 'suspend', days: 60 })).status).toBe(200);
  });

  it('stays without the words of reporters who have left', async () => {
    const [admin, writer, reporter] = await Promise.all([newAdmin(), newMember(), newMember()]);
    const { _id } = await newPost(writer);
    await reportOf(reporter, { kind: 'post', id: _id, reason: 'spam', text: 'Mine alone' });
    await caseOf(admin, _id);
    await decideOn(admin, `post.${_id}`, { action: 'dismiss' });
    const { username } = reporter.user;
    await reporter.call(users.delete, { params: { username }, body: { password: PASSWORD } });
    await finishJobs();
    expect(await caseOf(admin, _id, 'dismissed')).toMatchObject({ reporters: 0, reasons: {}, words: [] });
  });

  it('about nothing that was reported is 404; a member is suspended, not removed', async () => {
    const [admin, bad, reporter] = await Promise.all([newAdmin(), newMember(), newMember()]);
    expect((await decideOn(admin, `post.${newId()}`, { action: 'dismiss' })).status).toBe(404);
    await reportOf(reporter, { kind: 'member', id: bad.user._id, reason: 'falseProfile' });
    await caseOf(admin, bad.user._id);
    const reportId = `member.${bad.user._id}`;
    expect(await decideOn(admin, reportId, { action: 'remove' })).toMatchObject({
      status: 400,
      body: { message: texts.memberStays },
    });
    expect((await decideOn(admin, reportId, { action: 'suspend' })).body).toMatchObject({
      issues: [{ path: 'days', message: texts.daysInvalid }],
    });
  });
});
