import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post } from '../../../shared/model/post.ts';
import { comments as texts } from '../../../shared/texts/posts/comments.ts';
import { posts as postTexts } from '../../../shared/texts/posts/posts.ts';
import { eventually, freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { bothViews, commentOn } from '../../testing/things/comments.ts';

const { get, comments, addComment, editComment, deleteComment } = contract.posts;
const { notifications } = contract;

const NOBODY = '-'.repeat(16);

let author: Member;
let writer: Member;
let other: Member;
let post: Post;

beforeAll(async () => {
  [author, writer, other] = await Promise.all([newMember('founder'), newMember('investor'), newMember()]);
});

beforeEach(async () => {
  post = await author.post('Something to talk about');
});

const key = () => ({ 'idempotency-key': freshUsername() });

const notified = async () => {
  const { body, headers } = await author.call(notifications.list);
  const mine = body.filter((notification) => notification.post?._id === post._id);
  return { mine, unread: Number(headers.get('x-unread-count')) };
};

const contents = ({ comments: shown }: Post): string[] => shown.map(({ content }) => content);

describe('commenting', () => {
  it('answers the post with the comment, as everybody will see it', async () => {
    const params = { postId: post._id };
    const { status, body } = await writer.call(addComment, { params, body: { content: '  Well\nsaid  ' } });
    expect(status).toBe(201);
    const { _id, username, name } = writer.user;
    expect(body).toMatchObject({
      _id: post._id,
      commentCount: 1,
      comments: [
        {
          user: { _id, username, name, profilePicture: '' },
          content: 'Well\nsaid',
          edited: false,
          likes: [],
          dislikes: [],
          likeCount: 0,
          dislikeCount: 0,
          reaction: null,
        },
      ],
    });
    expect((await other.call(get, { params })).body).toEqual(body);
  });

  it.each([{}, { content: '' }, { content: ' \n ' }])('refuses a blank one: %j', async (body) => {
    const params = { postId: post._id };
    expect(await writer.call(addComment, { params, body })).toMatchObject({
      status: 400,
      body: { message: texts.empty },
    });
  });

  it('refuses more than 1,500 characters and takes 1,500', async () => {
    const params = { postId: post._id };
    const send = (length: number) =>
      writer.call(addComment, { params, body: { content: 'x'.repeat(length) } });
    expect((await send(1_501)).status).toBe(400);
    expect((await send(1_500)).status).toBe(201);
  });

  it('needs a post', async () => {
    const body = { content: 'Anybody here?' };
    expect(await writer.call(addComment, { params: { postId: NOBODY }, body })).toMatchObject({
      status: 404,
      body: { message: postTexts.notFound },
    });
  });

  it('makes one comment of a repeat after a lost answer, also of two at once', async () => {
    const request = { params: { postId: post._id }, body: { content: 'once' }, headers: key() };
    const answers = await Promise.all([writer.call(addComment, request), writer.call(addComment, request)]);
    answers.push(await writer.call(addComment, request));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { single } = await bothViews(other, post);
    expect([single.commentCount, contents(single)]).toEqual([1, ['once']]);
    expect((await notified()).mine).toHaveLength(1);
  });

  it('notifies the author of the post, and nobody of their own', async () => {
    await commentOn(author, post, 'My own');
    expect((await notified()).mine).toEqual([]);
    await commentOn(writer, post, 'Well said');
    await commentOn(writer, post, 'Very well');
    expect((await notified()).mine).toMatchObject([
      {
        type: 'post_comment',
        content: `${writer.user.name} commented on your post`,
        sender: { _id: writer.user._id },
      },
      { type: 'post_comment' },
    ]);
  });
});

describe('the comments on a post', () => {
  it('are the newest 20 of a single post and the newest 2 in lists, oldest first, with the count of all', async () => {
    const all = Array.from({ length: 23 }, (_, i) => `comment ${i}`);
    for (const content of all) await commentOn(writer, post, content);
    const { single, listed } = await bothViews(other, post);
    expect(contents(single)).toEqual(all.slice(-20));
    expect(contents(listed)).toEqual(all.slice(-2));
    expect([single.commentCount, listed.commentCount]).toEqual([23, 23]);
    const liked = await other.call(contract.posts.like, { params: { postId: post._id } });
    expect(contents(liked.body)).toEqual(all.slice(-20));
  });

  it('are paged from the newest page to the oldest, each oldest first, without gap or double', async () => {
    const params = { postId: post._id };
    const all = Array.from({ length: 7 }, (_, i) => `comment ${i}`);
    for (const content of all) await commentOn(writer, post, content);
    const first = await other.call(comments, { params, query: { limit: 3 } });
    expect(first.body.map(({ content }) => content)).toEqual(all.slice(-3));
    let seen = first.body;
    let link = first.headers.get('link');
    while (link) {
      await commentOn(other, post, 'in between');
      const page = await other.send<typeof seen>(/<(.+)>/.exec(link)?.[1] ?? '');
      seen = [...page.body, ...seen];
      link = page.headers.get('link');
    }
    expect(seen.map(({ content }) => content)).toEqual(all);
  });

  it('need a post, and a cursor of their own list', async () => {
    expect((await other.call(comments, { params: { postId: NOBODY } })).status).toBe(404);
    const params = { postId: post._id };
    expect((await other.call(comments, { params })).body).toEqual([]);
    expect((await other.call(comments, { params, query: { cursor: 'made-up' } })).status).toBe(400);
  });

  it('follow a new name and picture of their writer, wherever they are shown', async () => {
    const member = await newMember();
    await commentOn(member, post, 'Old and by me');
    for (const content of ['newer', 'newest']) await commentOn(writer, post, content);
    const second = await author.post('Another post');
    await commentOn(member, second, 'New and by me');
    await member.call(contract.users.updateProfile, { body: { name: 'New Name' } });
    await eventually(async () => {
      const { single } = await bothViews(other, post);
      expect(single.comments[0]?.user.name).toBe('New Name');
      const views = await bothViews(other, second);
      for (const view of Object.values(views)) expect(view.comments[0]?.user.name).toBe('New Name');
    });
  });
});

describe('editing a comment', () => {
  it('is for its writer alone, and shows wherever the comment does', async () => {
    const { _id: commentId } = await commentOn(writer, post, 'Frist!');
    const params = { postId: post._id, commentId };
    for (const member of [author, other])
      expect(await member.call(editComment, { params, body: { content: 'No' } })).toMatchObject({
        status: 403,
        body: { message: texts.writerOnly },
      });
    const { status, body } = await writer.call(editComment, { params, body: { content: 'First!' } });
    expect([status, body.comments]).toMatchObject([200, [{ content: 'First!', edited: true }]]);
    const { single, listed } = await bothViews(writer, post);
    expect(single).toEqual(body);
    expect(listed.comments).toEqual(body.comments);
  });

  it('shows also for one that lists no longer show', async () => {
    const { _id: commentId } = await commentOn(writer, post, 'Old');
    for (const content of ['newer', 'newest']) await commentOn(other, post, content);
    await writer.call(editComment, { params: { postId: post._id, commentId }, body: { content: 'Changed' } });
    const { single, listed } = await bothViews(other, post);
    expect(contents(single)).toEqual(['Changed', 'newer', 'newest']);
    expect(contents(listed)).toEqual(['newer', 'newest']);
  });

  it('leaves one unedited whose text stays the same', async () => {
    const { _id: commentId } = await commentOn(writer, post, 'Same');
    const params = { postId: post._id, commentId };
    const { body } = await writer.call(editComment, { params, body: { content: ' Same ' } });
    expect(body.comments).toMatchObject([{ content: 'Same', edited: false }]);
  });

  it('refuses a blank text, and a comment that is not there', async () => {
    const { _id: commentId } = await commentOn(writer, post, 'Here');
    const params = { postId: post._id, commentId };
    expect(await writer.call(editComment, { params, body: { content: ' ' } })).toMatchObject({
      status: 400,
      body: { message: texts.empty },
    });
    const body = { content: 'New' };
    expect(await writer.call(editComment, { params: { ...params, commentId: NOBODY }, body })).toMatchObject({
      status: 404,
      body: { message: texts.notFound },
    });
    const elsewhere = { postId: (await author.post('Elsewhere'))._id, commentId };
    expect((await writer.call(editComment, { params: elsewhere, body })).status).toBe(404);
  });
});

describe('deleting a comment', () => {
  it.each(['its writer', 'the author of the post'])('is for %s', async (who) => {
    const { _id: commentId } = await commentOn(writer, post, 'To be deleted');
    const params = { postId: post._id, commentId };
    expect(await other.call(deleteComment, { params })).toMatchObject({
      status: 403,
      body: { message: texts.writerOrAuthorOnly },
    });
    const { status, body } = await (who === 'its writer' ? writer : author).call(deleteComment, { params });
    expect([status, body]).toMatchObject([200, { commentCount: 0, comments: [] }]);
    expect(await writer.call(deleteComment, { params })).toMatchObject({
      status: 404,
      body: { message: texts.notFound },
    });
    const { single, listed } = await bothViews(other, post);
    for (const view of [single, listed]) expect(view).toMatchObject({ commentCount: 0, comments: [] });
  });

  it('tells its writer, when the author of the post has done it', async () => {
    const [first, second] = [
      await commentOn(writer, post, 'rude'),
      await commentOn(writer, post, 'regretted'),
    ];
    await author.call(deleteComment, { params: { postId: post._id, commentId: first._id } });
    await writer.call(deleteComment, { params: { postId: post._id, commentId: second._id } });
    const { body } = await writer.call(notifications.list);
    expect(body.filter((notification) => notification.post?._id === post._id)).toMatchObject([
      { type: 'comment_removed', content: `${author.user.name} removed your comment on their post` },
    ]);
  });

  it('lets the next newest move up in lists, as it is now', async () => {
    const [first, , third] = [
      await commentOn(writer, post, 'first'),
      await commentOn(writer, post, 'second'),
      await commentOn(writer, post, 'third'),
    ];
    const place = (commentId: string) => ({ params: { postId: post._id, commentId } });
    await writer.call(editComment, { ...place(first._id), body: { content: 'first, edited' } });
    await other.call(contract.posts.likeComment, place(first._id));
    const { body } = await writer.call(deleteComment, place(third._id));
    expect(contents(body)).toEqual(['first, edited', 'second']);
    const { single, listed } = await bothViews(other, post);
    expect(listed.comments).toEqual(single.comments);
    expect(listed.comments[0]).toMatchObject({ content: 'first, edited', likeCount: 1, reaction: 'like' });
  });

  it('takes its notification back, read or not', async () => {
    const before = (await notified()).unread;
    const unread = await commentOn(writer, post, 'unread');
    await writer.call(deleteComment, { params: { postId: post._id, commentId: unread._id } });
    expect(await notified()).toEqual({ mine: [], unread: before });
    const read = await commentOn(writer, post, 'read');
    await author.call(notifications.readAll);
    await writer.call(deleteComment, { params: { postId: post._id, commentId: read._id } });
    expect(await notified()).toEqual({ mine: [], unread: 0 });
  });

  it('answers a repeat after a lost answer as the first time', async () => {
    const { _id: commentId } = await commentOn(writer, post, 'deleted twice');
    const request = { params: { postId: post._id, commentId }, headers: key() };
    const first = await writer.call(deleteComment, request);
    expect(await writer.call(deleteComment, request)).toMatchObject({ status: 200, body: first.body });
  });

  it('is final also for a repeat of the call that added it', async () => {
    const request = { params: { postId: post._id }, body: { content: 'added once' }, headers: key() };
    const { body } = await writer.call(addComment, request);
    const commentId = body.comments[0]?._id ?? '';
    await writer.call(deleteComment, { params: { postId: post._id, commentId } });
    await writer.call(addComment, request);
    expect((await bothViews(other, post)).single).toMatchObject({ commentCount: 0, comments: [] });
  });
});
