import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { POST_EDITS_MAX } from '../../../shared/limits.ts';
import { postEditing as editing } from '../../../shared/texts/posts/post-editing.ts';
import { posts as texts } from '../../../shared/texts/posts/posts.ts';
import { freshKey } from '../../testing/calls/caller.ts';
import { type Member, newMember } from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { newAdmin } from '../../testing/people/admin.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';
import { caseOf, reportOf } from '../../testing/things/reports.ts';

expectInvariants();

const { posts, hiding } = contract;

const edit = (member: Member, postId: string, content: string, headers = {}) =>
  member.call(posts.edit, { params: { postId }, body: { content }, headers });

const history = (member: Member, postId: string) => member.call(posts.history, { params: { postId } });

const wordings = async (member: Member, postId: string): Promise<string[]> =>
  (await history(member, postId)).body.map(({ content }) => content);

describe('editing a post', () => {
  it('changes its text for everybody, says so, and keeps counts and comments', async () => {
    const [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
    const post = await author.post('Frist');
    const params = { postId: post._id };
    expect(post).toMatchObject({ edited: false, editedAt: null });
    await reader.call(posts.like, { params, body: { liked: true } });
    await reader.call(posts.addComment, { params, body: { content: 'Typo' } });
    const { status, body } = await edit(author, post._id, ' First ');
    expect(status).toBe(200);
    const expected = {
      content: 'First',
      edited: true,
      likeCount: 1,
      commentCount: 1,
      createdAt: post.createdAt,
    };
    expect(body).toMatchObject(expected);
    expect(Date.parse(body.editedAt ?? '')).toBeGreaterThan(Date.parse(post.createdAt));
    expect((await reader.call(posts.get, { params })).body).toMatchObject(expected);
    const { body: listed } = await reader.call(posts.byMember, { params: { userId: author.user._id } });
    expect(listed).toMatchObject([expected]);
  });

  it('keeps the attachment, beside which the text may go', async () => {
    const author = await newMember('founder');
    const images = [{ url: dataUrl('image/png', FILES.png), alt: 'A square' }];
    const { body: post } = await author.call(posts.create, { body: { content: 'Look', images } });
    const { body } = await edit(author, post._id, '');
    expect(body).toMatchObject({ content: '', images: post.images });
    const poll = { options: ['Tea', 'Coffee'] };
    const { body: asked } = await author.call(posts.create, { body: { content: 'Which?', poll } });
    expect((await edit(author, asked._id, '')).body.poll).toEqual(asked.poll);
  });

  it('leaves no post empty, and none longer than a new one may be', async () => {
    const author = await newMember();
    const { _id } = await author.post('Short');
    expect(await edit(author, _id, ' \n ')).toMatchObject({
      status: 400,
      body: { message: texts.contentRequired, issues: [{ path: 'content' }] },
    });
    expect((await edit(author, _id, 'x'.repeat(3_001))).status).toBe(400);
    expect((await edit(author, _id, 'x'.repeat(3_000))).status).toBe(200);
  });

  it('to the same text is none', async () => {
    const author = await newMember();
    const { _id } = await author.post('As it is');
    expect((await edit(author, _id, 'As it is')).body).toMatchObject({ edited: false, editedAt: null });
    expect(await wordings(author, _id)).toEqual(['As it is']);
  });

  it('is for its author alone, and only while it is there', async () => {
    const [author, other] = await Promise.all([newMember(), newMember()]);
    const { _id } = await author.post('Mine');
    expect(await edit(other, _id, 'Theirs')).toMatchObject({
      status: 403,
      body: { message: editing.ownOnly },
    });
    await author.call(posts.delete, { params: { postId: _id } });
    expect((await edit(author, _id, 'Gone')).status).toBe(404);
  });

  it('under one key is one edit', async () => {
    const author = await newMember();
    const { _id } = await author.post('One');
    const headers = freshKey();
    const first = await edit(author, _id, 'Two', headers);
    await edit(author, _id, 'Three');
    expect(first.status).toBe(200);
    expect((await edit(author, _id, 'Two', headers)).body.content).toBe('Three');
    expect(await wordings(author, _id)).toEqual(['Three', 'Two', 'One']);
  });

  it('ends at a limit, which says so', async () => {
    const author = await newMember();
    const { _id } = await author.post('0');
    for (let at = 1; at <= POST_EDITS_MAX; at += 1)
      expect((await edit(author, _id, `${at}`)).status).toBe(200);
    expect(await edit(author, _id, 'once more')).toMatchObject({
      status: 400,
      body: { code: 'TOO_MANY_EDITS', message: editing.tooMany },
    });
    expect((await edit(author, _id, `${POST_EDITS_MAX}`)).status).toBe(200);
    expect(await wordings(author, _id)).toHaveLength(POST_EDITS_MAX + 1);
  });
});

describe('the history of a post', () => {
  it('holds all that it has said, newest first, for whoever sees the post', async () => {
    const [author, reader, blocked] = await Promise.all([newMember(), newMember(), newMember()]);
    const post = await author.post('One');
    await edit(author, post._id, 'Two');
    const { body: now } = await edit(author, post._id, 'Three');
    const { body } = await history(reader, post._id);
    expect(body.map(({ content }) => content)).toEqual(['Three', 'Two', 'One']);
    expect(body.at(0)?.createdAt).toBe(now.editedAt);
    expect(body.at(-1)?.createdAt).toBe(post.createdAt);
    await author.call(hiding.block, { params: { userId: blocked.user._id } });
    expect((await history(blocked, post._id)).status).toBe(404);
  });

  it('holds both of two edits at once', async () => {
    const author = await newMember();
    const { _id } = await author.post('Before');
    const answers = await Promise.all(['Left', 'Right'].map((content) => edit(author, _id, content)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const held = await wordings(author, _id);
    expect(held.slice(0, 2).sort()).toEqual(['Left', 'Right']);
    expect(held[2]).toBe('Before');
  });

  it('goes with the post', async () => {
    const author = await newMember();
    const { _id } = await author.post('One');
    await edit(author, _id, 'Two');
    await author.call(posts.delete, { params: { postId: _id } });
    expect((await history(author, _id)).status).toBe(404);
  });
});

it('a report shows a post as it was when it was reported', async () => {
  const [author, reporter, admin] = await Promise.all([newMember(), newMember(), newAdmin()]);
  const { _id } = await author.post('Bad words');
  await reportOf(reporter, { kind: 'post', id: _id, reason: 'abuse' });
  await edit(author, _id, 'Good words');
  expect(JSON.stringify(await caseOf(admin, `post.${_id}`))).toContain('Bad words');
});
