import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { REACTIONS_LISTED } from '../../../shared/limits.ts';
import type { Post, PostComment, Reaction } from '../../../shared/model/post.ts';
import { comments as texts } from '../../../shared/texts/posts/comments.ts';
import { update } from '../../table/table.ts';
import { freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';
import { bothViews, commentOn } from '../../testing/things/comments.ts';
import { postKeys } from '../store/keys.ts';

const { likeComment, dislikeComment } = contract.posts;

let author: Member;
let reader: Member;
let post: Post;
let comment: PostComment;

beforeAll(async () => {
  [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

beforeEach(async () => {
  post = await author.post('Something to talk about');
  comment = await commentOn(author, post, 'A comment');
});

const params = () => ({ postId: post._id, commentId: comment._id });

/** Reacts by one of the two calls, with a body or none; the answer as a list. */
async function react(member: Member, by: Reaction, body?: unknown, headers = {}) {
  const route = by === 'like' ? likeComment : dislikeComment;
  const request = { params: params(), headers, ...(body !== undefined && { body }) };
  const { status, body: answer } = await member.call(route, request);
  expect(status).toBe(200);
  return [answer.likes, answer.dislikes, answer.likeCount, answer.dislikeCount];
}

/** The comment as the single post and as lists show it to a member. */
async function shownTo(member: Member): Promise<PostComment[]> {
  const views = Object.values(await bothViews(member, post));
  return views.flatMap((view) => view.comments.filter(({ _id }) => _id === comment._id));
}

describe('liking and disliking a comment', () => {
  it('toggle each, and exclude each other', async () => {
    const me = reader.user._id;
    expect(await react(reader, 'like')).toEqual([[me], [], 1, 0]);
    expect(await react(reader, 'dislike', {})).toEqual([[], [me], 0, 1]);
    expect(await react(reader, 'like')).toEqual([[me], [], 1, 0]);
    expect(await react(reader, 'like')).toEqual([[], [], 0, 0]);
    expect(await react(reader, 'dislike')).toEqual([[], [me], 0, 1]);
    expect(await react(reader, 'dislike')).toEqual([[], [], 0, 0]);
  });

  it('do what the intent says, however often', async () => {
    const me = reader.user._id;
    for (const by of ['like', 'dislike'] as const) {
      for (let i = 0; i < 2; i += 1)
        expect(await react(reader, by, { reaction: 'like' })).toEqual([[me], [], 1, 0]);
      for (let i = 0; i < 2; i += 1)
        expect(await react(reader, by, { reaction: 'dislike' })).toEqual([[], [me], 0, 1]);
      for (let i = 0; i < 2; i += 1)
        expect(await react(reader, by, { reaction: null })).toEqual([[], [], 0, 0]);
    }
    expect((await reader.call(likeComment, { params: params(), body: { reaction: 'love' } })).status).toBe(
      400,
    );
  });

  it('show everybody the counts and each viewer their own, wherever the comment is shown', async () => {
    await react(reader, 'dislike');
    await react(author, 'like');
    for (const shown of await shownTo(reader))
      expect(shown).toMatchObject({ likeCount: 1, dislikeCount: 1, reaction: 'dislike' });
    for (const shown of await shownTo(author))
      expect(shown).toMatchObject({
        reaction: 'like',
        likes: [author.user._id],
        dislikes: [reader.user._id],
      });
    expect(await shownTo(author)).toHaveLength(2);
  });

  it('do not flip back when a bare toggle is repeated after a lost answer', async () => {
    const headers = { 'idempotency-key': freshUsername() };
    await react(reader, 'like', undefined, headers);
    expect(await react(reader, 'like', undefined, headers)).toEqual([[reader.user._id], [], 1, 0]);
  });

  it('need a comment of that post', async () => {
    const elsewhere = await author.post('Elsewhere');
    for (const wrong of [
      { postId: elsewhere._id, commentId: comment._id },
      { postId: post._id, commentId: '-'.repeat(16) },
      { postId: '-'.repeat(16), commentId: comment._id },
    ])
      expect(await reader.call(likeComment, { params: wrong })).toMatchObject({
        status: 404,
        body: { message: texts.notFound },
      });
  });
});

describe.skipIf(!hasTable)('a comment with more reactions than it lists', () => {
  beforeEach(async () => {
    const ids = Array.from({ length: REACTIONS_LISTED }, (_, i) => `fan${i}`.padEnd(16, '-'));
    const crowd = Object.fromEntries(ids.map((id) => [id, 'like']));
    const values = { ':crowd': crowd, ':count': REACTIONS_LISTED };
    await update<unknown>(postKeys.comment(post._id, comment._id), {
      update: 'SET reactors = :crowd, likeCount = :count',
      values,
    });
  });

  it('still shows each viewer their own, and nobody that of another', async () => {
    await react(reader, 'like');
    const own = await shownTo(reader);
    expect(own).toHaveLength(2);
    for (const { reaction, likes, likeCount } of own) {
      expect([reaction, likeCount]).toEqual(['like', REACTIONS_LISTED + 1]);
      expect(likes).toContain(reader.user._id);
    }
    for (const { reaction, likes, likeCount } of await shownTo(author)) {
      expect([reaction, likeCount, likes.length]).toEqual([null, REACTIONS_LISTED + 1, REACTIONS_LISTED]);
      expect(likes).not.toContain(author.user._id);
    }
  });

  it('can be changed and taken back by one who is not listed', async () => {
    await react(reader, 'like');
    const [likes, dislikes, ...counts] = await react(reader, 'dislike');
    expect([likes, dislikes, counts]).toMatchObject([
      expect.not.arrayContaining([reader.user._id]),
      [reader.user._id],
      [REACTIONS_LISTED, 1],
    ]);
    expect((await react(reader, 'dislike')).slice(2)).toEqual([REACTIONS_LISTED, 0]);
  });
});
