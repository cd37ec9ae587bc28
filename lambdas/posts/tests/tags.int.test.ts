import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { tags as texts } from '../../../shared/texts/posts/tags.ts';
import { type Member, newMember } from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { commentOn } from '../../testing/things/comments.ts';

expectInvariants();

const { posts, hiding } = contract;

let author: Member;
let reader: Member;
/** One that no other test uses. */
let tag: string;
let number = 0;

beforeEach(async () => {
  [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
  number += 1;
  tag = `tag${Date.now()}_${number}`;
});

const tagged = async (member: Member, name = tag, query: { limit?: number; cursor?: string } = {}) =>
  member.call(posts.list, { query: { ...query, tag: name } });

const idsIn = async (member: Member, name = tag) => (await tagged(member, name)).body.map(({ _id }) => _id);

describe('the tags of a post and of a comment', () => {
  it('come with it, in lower case', async () => {
    const post = await author.post('We are #Hiring in #Köln');
    expect(post.tags).toEqual(['hiring', 'köln']);
    const comment = await commentOn(reader, post, '#Me too, #me');
    expect(comment.tags).toEqual(['me']);
    const { body } = await reader.call(posts.get, { params: { postId: post._id } });
    expect(body).toMatchObject({ tags: ['hiring', 'köln'], comments: [{ tags: ['me'] }] });
  });
});

describe('the posts with a tag', () => {
  it('are listed newest first, however the tag is written, and page by page', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.unshift((await author.post(`${at} #${tag.toUpperCase()}`))._id);
    await author.post('Something else #another');
    expect(await idsIn(reader)).toEqual(ids);
    expect(await idsIn(reader, `#${tag.toUpperCase()}`)).toEqual(ids);
    const first = await tagged(reader, tag, { limit: 2 });
    expect(first.body.map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await tagged(reader, tag, { limit: 2, cursor: decodeURIComponent(cursor) });
    expect(second.body.map(({ _id }) => _id)).toEqual(ids.slice(2));
    expect(second.headers.get('link')).toBeNull();
  });

  it('show what their viewer has done, and the newest comments', async () => {
    const post = await author.post(`Look #${tag}`);
    await reader.call(posts.like, { params: { postId: post._id }, body: { liked: true } });
    await commentOn(reader, post, 'I see');
    expect((await tagged(reader)).body).toMatchObject([
      { liked: true, likeCount: 1, comments: [{ content: 'I see' }] },
    ]);
  });

  it('follow an edit', async () => {
    const { _id: postId } = await author.post(`One #${tag} #${tag}b`);
    await author.call(posts.edit, { params: { postId }, body: { content: `One #${tag}b #${tag}c` } });
    expect(await idsIn(reader)).toEqual([]);
    expect(await idsIn(reader, `${tag}b`)).toEqual([postId]);
    expect(await idsIn(reader, `${tag}c`)).toEqual([postId]);
  });

  it('hold no deleted one', async () => {
    const { _id: postId } = await author.post(`One #${tag}`);
    await author.call(posts.delete, { params: { postId } });
    expect(await idsIn(reader)).toEqual([]);
  });

  it('hold none of members who are blocked, whoever has blocked whom, or muted', async () => {
    const other = await newMember();
    const { _id } = await author.post(`One #${tag}`);
    const { _id: muted } = await other.post(`Two #${tag}`);
    await reader.call(hiding.mute, { params: { userId: other.user._id } });
    expect(await idsIn(reader)).toEqual([_id]);
    await author.call(hiding.block, { params: { userId: reader.user._id } });
    expect(await idsIn(reader)).toEqual([]);
    expect(await idsIn(author)).toEqual([muted, _id]);
  });

  it.each(['', '#', 'two words', 'a'.repeat(51)])('of "%s", which is no tag, are refused', async (name) => {
    expect(await tagged(reader, name)).toMatchObject({
      status: 400,
      body: { message: texts.invalid, issues: [{ path: 'tag' }] },
    });
  });
});
