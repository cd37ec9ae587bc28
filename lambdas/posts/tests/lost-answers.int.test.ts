import { beforeAll, describe, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import type { Post } from '../../../shared/model/post.ts';
import { freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { expectOnce } from '../../testing/calls/lost-answers.ts';
import { hasTable } from '../../testing/system.ts';
import { commentOn } from '../../testing/things/comments.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';

const { notifications, posts } = contract;

let author: Member;
let fan: Member;

beforeAll(async () => {
  [author, fan] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const newPost = async (body: BodyInput<typeof posts.create> = { content: 'Hello' }): Promise<Post> =>
  (await author.call(posts.create, { body })).body;

/** The post as its author sees it, without what differs from one to the next, and their notifications of it. */
async function seen({ _id: postId }: Post): Promise<unknown> {
  const [post, notified] = await Promise.all([
    author.call(posts.get, { params: { postId } }),
    author.call(notifications.list, { query: { limit: 100 } }),
  ]);
  const { likeCount, commentCount, comments = [], poll } = post.body;
  return {
    status: post.status,
    likeCount,
    commentCount,
    comments: comments.map(({ content, edited, likes, dislikes }) => ({ content, edited, likes, dislikes })),
    votes: poll?.options.map(({ votes }) => votes),
    notifications: notified.body
      .filter((notification) => notification.post?._id === postId)
      .map(({ type }) => type),
  };
}

/** How many posts of the author say this. */
async function writtenAs(content: string): Promise<number> {
  const params = { userId: author.user._id };
  const { body } = await author.call(posts.byMember, { params, query: { limit: 50 } });
  return body.filter((post) => post.content === content).length;
}

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it('a post is written once', () =>
    expectOnce(posts.create, async () => {
      const content = freshUsername();
      return { member: author, body: { content }, look: () => writtenAs(content) };
    }));

  it('a post with a picture is written once', () =>
    expectOnce(posts.create, async () => {
      const content = freshUsername();
      const images = [dataUrl('image/png', FILES.png)];
      return { member: author, body: { content, images }, look: () => writtenAs(content) };
    }));

  it('a deleted post is gone', () =>
    expectOnce(posts.delete, async () => {
      const post = await newPost();
      return { member: author, params: { postId: post._id }, look: () => seen(post) };
    }));

  it.each([true, false])('liked: %s counts once, and is notified once', (liked) =>
    expectOnce(posts.like, async () => {
      const post = await newPost();
      const params = { postId: post._id };
      if (!liked) await fan.call(posts.like, { params, body: { liked: true } });
      return { member: fan, params, body: { liked }, look: () => seen(post) };
    }),
  );

  it('a vote counts once, and is the last one', () =>
    expectOnce(posts.vote, async () => {
      const post = await newPost({ content: 'Which?', poll: { options: ['This', 'That'], days: 1 } });
      const params = { postId: post._id };
      const [first, second] = post.poll?.options ?? [];
      await fan.call(posts.vote, { params, body: { option: first?._id ?? null } });
      return { member: fan, params, body: { option: second?._id ?? null }, look: () => seen(post) };
    }));

  it('a comment is written once, and notified once', () =>
    expectOnce(posts.addComment, async () => {
      const post = await newPost();
      const params = { postId: post._id };
      return { member: fan, params, body: { content: 'Well said' }, look: () => seen(post) };
    }));

  it('an edited comment has its new text', () =>
    expectOnce(posts.editComment, async () => {
      const post = await newPost();
      const { _id: commentId } = await commentOn(fan, post, 'Wel sad');
      const params = { postId: post._id, commentId };
      return { member: fan, params, body: { content: 'Well said' }, look: () => seen(post) };
    }));

  it('a deleted comment is gone, and its notification with it', () =>
    expectOnce(posts.deleteComment, async () => {
      const post = await newPost();
      await commentOn(fan, post, 'First');
      const { _id: commentId } = await commentOn(fan, post, 'Second');
      return { member: fan, params: { postId: post._id, commentId }, look: () => seen(post) };
    }));

  it.each([posts.likeComment, posts.dislikeComment])('$name counts once, in place of the other', (route) =>
    expectOnce(route, async () => {
      const post = await newPost();
      const { _id: commentId } = await commentOn(author, post, 'First');
      const params = { postId: post._id, commentId };
      const before = route === posts.likeComment ? 'dislike' : 'like';
      const wanted = route === posts.likeComment ? 'like' : 'dislike';
      await fan.call(route, { params, body: { reaction: before } });
      return { member: fan, params, body: { reaction: wanted }, look: () => seen(post) };
    }),
  );
});
