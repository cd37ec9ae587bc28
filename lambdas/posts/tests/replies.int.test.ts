import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post, PostComment } from '../../../shared/model/post.ts';
import { comments as texts } from '../../../shared/texts/posts/comments.ts';
import { freshUsername, type Member, newMember, newMembers, PASSWORD } from '../../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../../testing/invariants.ts';
import { settled } from '../../testing/settled.ts';
import { bothViews, commentOn, replyTo } from '../../testing/things/comments.ts';

expectInvariants();

const { hiding, notifications, posts, users } = contract;

let author: Member;
let writer: Member;
let other: Member;
let post: Post;
let comment: PostComment;

beforeAll(async () => {
  [author, writer, other] = await Promise.all([newMember('founder'), newMember('investor'), newMember()]);
});

beforeEach(async () => {
  post = await author.post('Something to talk about');
  comment = await commentOn(writer, post, 'A question');
});

const at = (commentId: string) => ({ params: { postId: post._id, commentId } });

const repliesTo = (viewer: Member, { _id }: PostComment, query: object = {}) =>
  viewer.call(posts.comments, { params: { postId: post._id }, query: { ...query, replyTo: _id } });

const contents = (rows: PostComment[]): string[] => rows.map(({ content }) => content);

const seen = async (viewer = author) => (await viewer.call(posts.get, { params: { postId: post._id } })).body;

const toldOf = async (member: Member) => {
  const { body } = await member.call(notifications.list);
  return body.filter((one) => one.post?._id === post._id).map(({ type }) => type);
};

describe('a reply to a comment', () => {
  it('is answered with the post, stands below the comment alone, and counts in both', async () => {
    const params = { postId: post._id };
    const { status, body } = await other.call(posts.addComment, {
      params,
      body: { content: '  An answer ', replyTo: comment._id },
    });
    expect([status, body.commentCount]).toEqual([201, 2]);
    expect(body.reply).toMatchObject({
      content: 'An answer',
      user: { _id: other.user._id },
      replyTo: comment._id,
      replyCount: 0,
      deleted: false,
    });
    expect(body.comments).toMatchObject([{ _id: comment._id, replyTo: null, replyCount: 1 }]);
    const { reply, ...shown } = body;
    expect(await seen(other)).toEqual(shown);
    expect((await repliesTo(author, comment)).body).toEqual([reply]);
    expect((await author.call(posts.comments, { params })).body).toEqual(body.comments);
    const { listed } = await bothViews(author, post);
    expect([listed.commentCount, listed.comments]).toMatchObject([
      2,
      [{ content: 'A question', replyCount: 1 }],
    ]);
  });

  it('belongs to the first comment where it answers a reply', async () => {
    const first = await replyTo(other, post, comment._id, 'An answer');
    const second = await replyTo(writer, post, first._id, 'Thank you');
    expect(second.replyTo).toBe(comment._id);
    expect(contents((await repliesTo(author, comment)).body)).toEqual(['An answer', 'Thank you']);
    expect((await seen()).comments).toMatchObject([{ replyCount: 2 }]);
  });

  it('comes in pages from the newest back, each oldest first', async () => {
    const said = Array.from({ length: 5 }, (_, nth) => `reply ${nth}`);
    for (const words of said) await replyTo(other, post, comment._id, words);
    const next = await commentOn(writer, post, 'Another question');
    await replyTo(other, post, next._id, 'elsewhere');
    const newest = await repliesTo(author, comment, { limit: 3 });
    expect(contents(newest.body)).toEqual(said.slice(2));
    const cursor = new URL(/<(.*)>/.exec(newest.headers.get('link') ?? '')?.[1] ?? '', 'http://x')
      .searchParams;
    const older = await repliesTo(author, comment, { limit: 3, cursor: cursor.get('cursor') });
    expect([contents(older.body), older.headers.get('link')]).toEqual([said.slice(0, 2), null]);
    // The cursor of one list leads nowhere in another.
    const strange = await repliesTo(author, next, { cursor: cursor.get('cursor') });
    expect(strange.status).toBe(400);
  });

  it('needs a comment of this post that is there', async () => {
    const elsewhere = await author.post('Elsewhere');
    const body = { content: 'An answer', replyTo: comment._id };
    const gone = await commentOn(writer, post, 'Gone');
    await writer.call(posts.deleteComment, at(gone._id));
    for (const [postId, answered] of [
      [elsewhere._id, comment._id],
      [post._id, '-'.repeat(16)],
      [post._id, gone._id],
    ] as const) {
      const answer = await other.call(posts.addComment, {
        params: { postId },
        body: { ...body, replyTo: answered },
      });
      expect(answer).toMatchObject({ status: 404, body: { message: texts.notFound } });
    }
    const list = await other.call(posts.comments, {
      params: { postId: elsewhere._id },
      query: { replyTo: comment._id },
    });
    expect(list.status).toBe(404);
    const malformed = await other.call(posts.addComment, {
      params: { postId: post._id },
      body: { content: 'An answer', replyTo: 'no' },
    });
    expect(malformed.status).toBe(400);
  });

  it('is edited, liked and deleted as a comment is', async () => {
    const { _id } = await replyTo(other, post, comment._id, 'An anwser');
    expect((await writer.call(posts.editComment, { ...at(_id), body: { content: 'No' } })).status).toBe(403);
    const edited = await other.call(posts.editComment, { ...at(_id), body: { content: 'An answer' } });
    expect(edited.body.reply).toMatchObject({ _id, content: 'An answer', edited: true });
    const liked = await writer.call(posts.likeComment, { ...at(_id), body: { reaction: 'like' } });
    expect(liked.body).toMatchObject({ likeCount: 1, likes: [writer.user._id] });
    expect((await repliesTo(writer, comment)).body).toMatchObject([
      { content: 'An answer', edited: true, likeCount: 1, reaction: 'like' },
    ]);
    expect((await writer.call(posts.deleteComment, at(_id))).status).toBe(403);
    const deleted = await author.call(posts.deleteComment, at(_id));
    expect([deleted.status, deleted.body]).toMatchObject([
      200,
      { commentCount: 1, comments: [{ replyCount: 0 }] },
    ]);
    expect((await repliesTo(writer, comment)).body).toEqual([]);
  });

  it('is one reply after a lost answer, also of two tries at once', async () => {
    const request = {
      params: { postId: post._id },
      body: { content: 'Once', replyTo: comment._id },
      headers: { 'idempotency-key': freshUsername() },
    };
    const [first, second] = await Promise.all([
      other.call(posts.addComment, request),
      other.call(posts.addComment, request),
    ]);
    const third = await other.call(posts.addComment, request);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect((await seen()).comments).toMatchObject([{ replyCount: 1 }]);
  });

  it('names members, and the notification leads to it', async () => {
    const reply = await replyTo(other, post, comment._id, `@${author.user.username} knows`);
    expect(reply.mentions).toMatchObject([{ _id: author.user._id }]);
    const named = await newMember();
    const second = await replyTo(other, post, comment._id, `Ask @${named.user.username}`);
    expect(await toldOf(named)).toEqual(['comment_mention']);
    await other.call(posts.deleteComment, at(second._id));
    expect(await toldOf(named)).toEqual([]);
  });
});

describe('who is told of a reply', () => {
  it('are the writer of the comment, and the author of the post as of any comment', async () => {
    const reply = await replyTo(other, post, comment._id, 'An answer');
    expect(await toldOf(writer)).toEqual(['comment_reply']);
    expect(await toldOf(author)).toEqual(['post_comment', 'post_comment']);
    const { body } = await writer.call(notifications.list);
    expect(body[0]).toMatchObject({
      content: `${other.user.name} replied to your comment`,
      sender: { _id: other.user._id },
    });
    await other.call(posts.deleteComment, at(reply._id));
    expect([await toldOf(writer), await toldOf(author)]).toEqual([[], ['post_comment']]);
  });

  it('is an author once who has written the comment as well, and nobody of their own', async () => {
    const own = await commentOn(author, post, 'My own question');
    await replyTo(other, post, own._id, 'An answer');
    await replyTo(author, post, own._id, 'Thanks');
    expect(await toldOf(author)).toEqual(['comment_reply', 'post_comment']);
    await replyTo(writer, post, comment._id, 'I found out');
    expect(await toldOf(writer)).toEqual([]);
  });

  it('is a member once whom the reply names as well', async () => {
    await replyTo(other, post, comment._id, `@${writer.user.username} look, @${author.user.username}`);
    expect(await toldOf(writer)).toEqual(['comment_reply']);
    expect(await toldOf(author)).toEqual(['post_comment', 'post_comment']);
  });

  it('is led to the newest reply, and to none once that is gone', async () => {
    const ledTo = async () => {
      const { body } = await writer.call(notifications.list, { query: { grouped: 1 } });
      return body.filter((row) => row.post?._id === post._id).map(({ commentId }) => commentId);
    };
    await replyTo(other, post, comment._id, 'One');
    const { _id } = await replyTo(author, post, comment._id, 'Two');
    expect(await ledTo()).toEqual([_id]);
    expect((await writer.call(notifications.list)).body[0]).toMatchObject({ commentId: _id });
    await author.call(posts.deleteComment, at(_id));
    expect(await ledTo()).toEqual([undefined]);
  });

  it('is one row for several in the grouped list', async () => {
    const members = await newMembers(3);
    for (const [nth, member] of members.entries()) await replyTo(member, post, comment._id, `${nth}`);
    const { body } = await writer.call(notifications.list, { query: { grouped: 1 } });
    expect(body.filter((row) => row.post?._id === post._id)).toMatchObject([
      { type: 'comment_reply', actorCount: 3 },
    ]);
  });

  it('is nobody who does not see the post, or mutes who replies', async () => {
    const away = await newMember();
    const theirs = await commentOn(away, post, 'Bye');
    await away.call(hiding.block, { params: { userId: author.user._id } });
    await replyTo(other, post, theirs._id, 'Wait');
    expect((await away.call(notifications.list)).body).toEqual([]);
    const muting = await newMember();
    const quiet = await commentOn(muting, post, 'Quiet');
    await muting.call(hiding.mute, { params: { userId: other.user._id } });
    await replyTo(other, post, quiet._id, 'Loud');
    expect(await toldOf(muting)).toEqual([]);
  });
});

describe('a deleted comment', () => {
  it('keeps its place without its words and its writer while it has replies', async () => {
    const [one, two] = [
      await replyTo(other, post, comment._id, 'first'),
      await replyTo(author, post, comment._id, 'second'),
    ];
    await other.call(posts.likeComment, { ...at(comment._id), body: { reaction: 'like' } });
    const { body } = await writer.call(posts.deleteComment, at(comment._id));
    const place = {
      _id: comment._id,
      deleted: true,
      content: '',
      user: { _id: '', username: '' },
      replyCount: 2,
      likeCount: 0,
      likes: [],
    };
    expect([body.commentCount, body.comments]).toMatchObject([2, [place]]);
    expect(await seen(writer)).toEqual(body);
    expect(contents((await repliesTo(author, comment)).body)).toEqual(['first', 'second']);
    const { listed } = await bothViews(author, post);
    expect([listed.commentCount, listed.comments]).toMatchObject([2, [place]]);
    // Nothing more can be done with it.
    for (const route of [posts.deleteComment, posts.likeComment, posts.dislikeComment])
      expect((await author.call(route, at(comment._id))).status).toBe(404);
    const words = { content: 'More', replyTo: one._id };
    const answers = [
      await writer.call(posts.editComment, { ...at(comment._id), body: { content: 'Back' } }),
      await other.call(posts.addComment, { params: { postId: post._id }, body: words }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    // It goes with its last reply.
    const left = await author.call(posts.deleteComment, at(two._id));
    expect(left.body).toMatchObject({ commentCount: 1, comments: [{ deleted: true, replyCount: 1 }] });
    const last = await other.call(posts.deleteComment, at(one._id));
    expect(last.body).toMatchObject({ commentCount: 0, comments: [] });
    expect(await seen(other)).toEqual(last.body);
    expect((await bothViews(author, post)).listed.comments).toEqual([]);
  });

  it('is gone at once without replies', async () => {
    const reply = await replyTo(other, post, comment._id, 'first');
    await other.call(posts.deleteComment, at(reply._id));
    const { body } = await writer.call(posts.deleteComment, at(comment._id));
    expect(body).toMatchObject({ commentCount: 0, comments: [] });
  });
});

describe('with hidden and leaving members', () => {
  it('nobody replies to a comment that is hidden from them, or reads what is below it', async () => {
    await replyTo(author, post, comment._id, 'An answer');
    await writer.call(hiding.block, { params: { userId: other.user._id } });
    const request = { params: { postId: post._id }, body: { content: 'Psst', replyTo: comment._id } };
    expect((await other.call(posts.addComment, request)).status).toBe(404);
    expect((await repliesTo(other, comment)).status).toBe(404);
    await writer.call(hiding.unblock, { params: { userId: other.user._id } });
  });

  it('a reply shows to nobody from whom its writer is hidden', async () => {
    const blocker = await newMember();
    const reply = await replyTo(blocker, post, comment._id, 'Not for all');
    await blocker.call(hiding.block, { params: { userId: other.user._id } });
    expect((await repliesTo(other, comment)).body).toEqual([]);
    expect((await other.call(posts.likeComment, at(reply._id))).status).toBe(404);
    expect(contents((await repliesTo(author, comment)).body)).toEqual(['Not for all']);
  });

  it('what a leaving member has said goes, and what others have answered stays', async () => {
    const leaver = await newMember();
    const asked = await commentOn(leaver, post, 'Before I go');
    await replyTo(leaver, post, comment._id, 'Mine');
    await replyTo(other, post, asked._id, 'Farewell');
    await leaver.call(users.delete, {
      params: { username: leaver.user.username },
      body: { password: PASSWORD },
    });
    await finishJobs();
    await settled();
    const { commentCount, comments } = await seen();
    expect(commentCount).toBe(2);
    expect(comments).toMatchObject([
      { content: 'A question', replyCount: 0 },
      { deleted: true, user: { _id: '' }, replyCount: 1 },
    ]);
    expect(contents((await repliesTo(author, asked)).body)).toEqual(['Farewell']);
  });

  it('replies go with a deleted post', async () => {
    await replyTo(other, post, comment._id, 'An answer');
    await author.call(posts.delete, { params: { postId: post._id } });
    await finishJobs();
    await settled();
    expect(await toldOf(writer)).toEqual([]);
    expect((await repliesTo(author, comment)).status).toBe(404);
  });
});

describe('at the same moment', () => {
  it('50 replies to one comment are as many, each notified once', async () => {
    const members = await newMembers(10);
    /** As browsers do: what was too much at the same moment is sent again. */
    const send = async (member: Member, content: string): Promise<number> => {
      const request = {
        params: { postId: post._id },
        body: { content, replyTo: comment._id },
        headers: { 'idempotency-key': freshUsername() },
      };
      const { status } = await member.call(posts.addComment, request);
      return status === 503 ? (await member.call(posts.addComment, request)).status : status;
    };
    const sent = members.flatMap((member, i) =>
      Array.from({ length: 5 }, (_, j) => send(member, `reply ${i} ${j}`)),
    );
    expect(new Set(await Promise.all(sent))).toEqual(new Set([201]));
    const { body } = await repliesTo(author, comment, { limit: 100 });
    expect(new Set(contents(body)).size).toBe(50);
    const { single, listed } = await bothViews(author, post);
    for (const view of [single, listed])
      expect([view.commentCount, view.comments[0]?.replyCount]).toEqual([51, 50]);
    expect((await toldOf(writer)).filter((type) => type === 'comment_reply')).toHaveLength(50);
  }, 60_000);

  it('replies, their deletion and that of the comment leave nothing that does not fit', async () => {
    const members = await newMembers(8);
    const early = await Promise.all(
      members.map((member, nth) => replyTo(member, post, comment._id, `early ${nth}`)),
    );
    const answers = await Promise.all([
      writer.call(posts.deleteComment, at(comment._id)),
      ...members.map((member, nth) => member.call(posts.deleteComment, at(early[nth]?._id ?? ''))),
      ...members.map((member) =>
        member.call(posts.addComment, {
          params: { postId: post._id },
          body: { content: 'late', replyTo: comment._id },
        }),
      ),
    ]);
    const late = answers.slice(9).filter(({ status }) => status === 201).length;
    expect(answers.slice(0, 9).map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(answers.slice(9).every(({ status }) => [201, 404].includes(status))).toBe(true);
    const { commentCount, comments } = await seen();
    expect(commentCount).toBe(late);
    expect(comments.map(({ deleted, replyCount }) => [deleted, replyCount])).toEqual(
      late > 0 ? [[true, late]] : [],
    );
  }, 60_000);
});
