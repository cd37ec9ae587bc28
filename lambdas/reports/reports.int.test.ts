import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { reports as texts } from '../../shared/texts/reports/reports.ts';
import { newId } from '../table/ids.ts';
import { Client, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { hasTable } from '../testing/system.ts';
import { commentOn, replyTo } from '../testing/things/comments.ts';
import { caseOf, everyThing, newPost, reportOf } from '../testing/things/reports.ts';

expectInvariants();

const { hiding, reports, posts, users } = contract;
const { create, list, decide, audit } = reports;

describe('a report', () => {
  it('of anything is taken, and told from nothing that is not there', async () => {
    const [writer, host, reporter] = await Promise.all([
      newMember('founder'),
      newMember('founder'),
      newMember(),
    ]);
    for (const given of await everyThing(writer, host)) {
      expect(await reportOf(reporter, given)).toMatchObject({ status: 201, body: { message: texts.thanks } });
      const unknown = { ...given, id: newId() };
      expect(await reportOf(reporter, unknown)).toMatchObject({
        status: 404,
        body: { message: texts.notFound },
      });
      expect(await reportOf(writer, given)).toMatchObject({ status: 400, body: { code: 'OWN_THING' } });
    }
  });

  it('of a thing is one, whoever is said to have written it', async () => {
    const [writer, reporter] = await Promise.all([newMember('founder'), newMember()]);
    const { _id } = await newPost(writer);
    const given = { kind: 'post' as const, id: _id, reason: 'spam' as const };
    await reportOf(reporter, given);
    expect((await reportOf(reporter, { ...given, writerId: newId() })).body).toEqual({
      message: texts.knownReport,
    });
  });

  it('tells nobody that they are blocked: what they cannot see is not there, be it theirs', async () => {
    const [writer, host, reporter] = await Promise.all([
      newMember('founder'),
      newMember('founder'),
      newMember('founder'),
    ]);
    const ofWriter = await everyThing(writer, host);
    const onHosts = ofWriter.filter(({ kind }) => kind === 'comment' || kind === 'projectComment');
    const own = (await everyThing(reporter, host)).filter(({ kind }) => kind.endsWith('omment'));
    const block = (member: Member) => member.call(hiding.block, { params: { userId: reporter.user._id } });
    const answersTo = async (things: typeof ofWriter) => {
      const answers = [];
      for (const given of things) {
        const { status, body } = await reportOf(reporter, given);
        answers.push({ status, body });
      }
      return answers;
    };
    const unknown = await reportOf(reporter, { kind: 'post', id: newId(), reason: 'abuse' });
    const nothing = { status: 404, body: unknown.body };
    await block(writer);
    expect(await answersTo(ofWriter)).toEqual(ofWriter.map(() => nothing));
    // Whoever may not see a post or project sees nothing on it, whoever has written that.
    const others = await everyThing(await newMember('founder'), host);
    await block(host);
    const hidden = [...onHosts, ...own, ...others.filter(({ kind }) => kind.endsWith('omment'))];
    expect(await answersTo(hidden)).toEqual(hidden.map(() => nothing));
  });

  it('is taken from who has blocked the writer', async () => {
    const [writer, host, reporter] = await Promise.all([
      newMember('founder'),
      newMember('founder'),
      newMember(),
    ]);
    const things = await everyThing(writer, host);
    await reporter.call(hiding.block, { params: { userId: writer.user._id } });
    for (const given of things) expect((await reportOf(reporter, given)).status).toBe(201);
  });

  it('needs a known kind and reason, and the writer of a comment', async () => {
    const reporter = await newMember();
    const good = { kind: 'post', id: newId(), reason: 'spam' };
    for (const [wrong, path, message] of [
      [{ kind: 'poll' }, 'kind', texts.kindRequired],
      [{ reason: 'dull' }, 'reason', texts.reasonRequired],
      [{ kind: 'comment' }, 'writerId', texts.required.writerId],
    ] as const)
      expect(await reporter.call(create, { body: { ...good, ...wrong } })).toMatchObject({
        status: 400,
        body: { issues: [{ path, message }] },
      });
    expect((await new Client().call(create, { body: good })).status).toBe(401);
  });
});

describe.skipIf(!hasTable)('the queue of administrators', () => {
  it('shows a thing once, with who wrote it, the number of reporters, their reasons and words', async () => {
    const [admin, writer] = await Promise.all([newAdmin(), newMember('founder')]);
    const { _id } = await newPost(writer);
    const reporters = await Promise.all([newMember(), newMember(), newMember()]);
    await Promise.all(
      reporters.map((reporter, i) =>
        reportOf(reporter, {
          kind: 'post',
          id: _id,
          reason: i === 0 ? 'fraud' : 'spam',
          text: i === 0 ? 'A trap' : '',
        }),
      ),
    );
    await reportOf(reporters[0] as Member, { kind: 'post', id: _id, reason: 'abuse', text: 'Once more' });
    expect(await caseOf(admin, _id)).toMatchObject({
      _id: `post.${_id}`,
      kind: 'post',
      status: 'open',
      reporters: 3,
      reasons: { spam: 2, fraud: 1 },
      words: [{ reason: 'fraud', text: 'A trap' }],
      thing: { text: 'Buy this now', postId: _id },
      member: { _id: writer.user._id, name: writer.user.name },
    });
  });

  it('keeps the words that were reported, however they are changed or deleted before the decision', async () => {
    const [admin, writer, host] = await Promise.all([newAdmin(), newMember(), newMember()]);
    const { _id: postId } = await newPost(host);
    const { body } = await writer.call(posts.addComment, {
      params: { postId },
      body: { content: 'You fool' },
    });
    const [comment] = body.comments;
    const params = { postId, commentId: comment?._id ?? '' };
    const report = async () =>
      reportOf(await newMember(), {
        kind: 'comment',
        id: params.commentId,
        writerId: writer.user._id,
        reason: 'abuse',
      });
    const [insult, praise] = ['You fool', 'You hero'];
    await report();
    await writer.call(posts.editComment, { params, body: { content: praise } });
    await report();
    await writer.call(posts.editComment, { params, body: { content: insult } });
    await report();
    const versions = [
      { title: '', text: insult, reporters: 2 },
      { title: '', text: praise, reporters: 1 },
    ];
    expect(await caseOf(admin, params.commentId)).toMatchObject({ thing: { text: insult }, versions });
    await writer.call(posts.deleteComment, { params });
    expect(await caseOf(admin, params.commentId)).toMatchObject({ thing: null, reporters: 3, versions });
  });

  it('shows a reported reply with the comment that it answers, and removes it alone', async () => {
    const [admin, writer, host] = await Promise.all([newAdmin(), newMember(), newMember()]);
    const post = await newPost(host);
    const comment = await commentOn(host, post, 'What do you think?');
    const reply = await replyTo(writer, post, comment._id, 'You fool');
    await reportOf(await newMember(), {
      kind: 'comment',
      id: reply._id,
      writerId: writer.user._id,
      reason: 'abuse',
    });
    const reported = await caseOf(admin, reply._id);
    const thing = { text: 'You fool', postId: post._id, inReplyTo: 'What do you think?' };
    expect(reported?.thing).toMatchObject(thing);
    await admin.must(decide, { params: { reportId: reported?._id ?? '' }, body: { action: 'remove' } });
    await finishJobs();
    const { body } = await host.call(posts.get, { params: { postId: post._id } });
    expect(body).toMatchObject({ commentCount: 1, comments: [{ _id: comment._id, replyCount: 0 }] });
  });

  it('has what most have reported first, page by page', async () => {
    const [admin, writer] = await Promise.all([newAdmin(), newMember()]);
    const [few, many] = [await newPost(writer), await newPost(writer)];
    for (const reporter of [await newMember(), await newMember()])
      await reportOf(reporter, { kind: 'post', id: many._id, reason: 'spam' });
    await reportOf(await newMember(), { kind: 'post', id: few._id, reason: 'spam' });
    const seen: string[] = [];
    let link = '';
    do {
      const cursor = /cursor=([^&>]+)/.exec(link)?.[1];
      const { body, headers } = await admin.call(list, { query: { limit: 1, ...(cursor && { cursor }) } });
      seen.push(...body.map(({ _id }) => _id));
      link = headers.get('link') ?? '';
    } while (link);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.indexOf(`post.${many._id}`)).toBeGreaterThanOrEqual(0);
    expect(seen.indexOf(`post.${many._id}`)).toBeLessThan(seen.indexOf(`post.${few._id}`));
  });

  it('is for administrators only', async () => {
    const member = await newMember();
    for (const answer of [
      await member.call(list),
      await member.call(audit),
      await member.call(decide, { params: { reportId: `post.${newId()}` }, body: { action: 'dismiss' } }),
    ])
      expect(answer.status).toBe(403);
    expect((await new Client().call(list)).status).toBe(401);
  });

  it('says so when the thing has gone, and forgets reporters who leave', async () => {
    const [admin, writer, reporter] = await Promise.all([newAdmin(), newMember(), newMember()]);
    const [{ _id: gone }, { _id: kept }] = [await newPost(writer), await newPost(writer)];
    for (const id of [gone, kept]) await reportOf(reporter, { kind: 'post', id, reason: 'spam' });
    await writer.call(posts.delete, { params: { postId: gone } });
    expect(await caseOf(admin, gone)).toMatchObject({ thing: null, member: { _id: writer.user._id } });
    await reporter.call(users.delete, {
      params: { username: reporter.user.username },
      body: { password: PASSWORD },
    });
    await finishJobs();
    expect(await caseOf(admin, kept)).toBeUndefined();
  });
});
