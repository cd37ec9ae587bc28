import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post } from '../../../shared/model/post.ts';
import {
  Client,
  type Member,
  newcomer,
  newMember,
  newMembers,
  PASSWORD,
} from '../../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../../testing/invariants.ts';
import { commentOn } from '../../testing/things/comments.ts';

expectInvariants();

const { auth, posts, hiding, notifications, users } = contract;

let author: Member;
let reader: Member;
let named: Member;

beforeEach(async () => {
  [author, reader, named] = await Promise.all([
    newMember('founder'),
    newMember('investor'),
    newMember('job_seeker'),
  ]);
});

const at = ({ user: { username } }: Member): string => `@${username}`;

/** A member as a mention shows them. */
const personOf = ({ user: { _id, name, username, profilePicture } }: Member) => ({
  ...{ _id, name, username, profilePicture },
  writtenAs: username.toLowerCase(),
});

const mentionsOf = async (viewer: Member, { _id: postId }: Post) =>
  (await viewer.call(posts.get, { params: { postId } })).body.mentions;

const edit = (member: Member, { _id: postId }: Post, content: string) =>
  member.call(posts.edit, { params: { postId }, body: { content } });

const notified = async (member: Member) =>
  (await member.call(notifications.list)).body.map(({ type, sender, content, post }) => ({
    ...{ type, content, from: sender._id, about: post?._id },
  }));

describe('naming a member in a post', () => {
  it('shows everybody who is meant, however the name is written, everywhere', async () => {
    const post = await author.post(
      `Thanks, @${named.user.username.toUpperCase()}. And @nobody_${Date.now()}`,
    );
    expect(post.mentions).toEqual([personOf(named)]);
    expect(await mentionsOf(reader, post)).toEqual([personOf(named)]);
    const { body: feed } = await reader.call(posts.list);
    expect(feed.find(({ _id }) => _id === post._id)?.mentions).toEqual([personOf(named)]);
    const { body: own } = await reader.call(posts.byMember, { params: { userId: author.user._id } });
    expect(own[0]?.mentions).toEqual([personOf(named)]);
    const liked = await reader.call(posts.like, { params: { postId: post._id }, body: { liked: true } });
    expect(liked.body.mentions).toEqual([personOf(named)]);
  });

  it('notifies them, once', async () => {
    const post = await author.post(`${at(named)} and again ${at(named)}`);
    expect(await notified(named)).toEqual([
      {
        type: 'post_mention',
        content: `${author.user.name} mentioned you in a post`,
        from: author.user._id,
        about: post._id,
      },
    ]);
  });

  it('names nobody who is hidden from the author, whoever has blocked whom, and not the author', async () => {
    const other = await newMember();
    await named.call(hiding.block, { params: { userId: author.user._id } });
    await author.call(hiding.block, { params: { userId: other.user._id } });
    const post = await author.post(`${at(named)} ${at(other)} ${at(author)} ${at(reader)}`);
    expect(post.mentions).toEqual([personOf(reader)]);
    expect(await notified(named)).toEqual([]);
    expect(await notified(other)).toEqual([]);
    expect(await notified(author)).toEqual([]);
  });

  it('tells whoever has muted the author nothing', async () => {
    await named.call(hiding.mute, { params: { userId: author.user._id } });
    await author.post(`Hello ${at(named)}`);
    expect(await notified(named)).toEqual([]);
  });

  it('shows no viewer a member who is hidden from them', async () => {
    const post = await author.post(`Hello ${at(named)} and ${at(reader)}`);
    await named.call(hiding.block, { params: { userId: reader.user._id } });
    expect(await mentionsOf(reader, post)).toEqual([personOf(reader)]);
  });

  it('is for ten members at most', async () => {
    const many = await newMembers(11);
    const post = await author.post(many.map(at).join(' '));
    expect(post.mentions).toEqual(many.slice(0, 10).map(personOf));
    expect(await notified(many[10] as Member)).toEqual([]);
  });

  it('is gone with the member, whoever takes the name', async () => {
    const post = await author.post(`Hello ${at(named)}`);
    const { username } = named.user;
    await named.call(users.delete, { params: { username }, body: { password: PASSWORD } });
    expect(await mentionsOf(reader, post)).toEqual([]);
    await finishJobs();
    const { status } = await new Client().call(auth.signup, { body: { ...newcomer(), username } });
    expect(status).toBe(201);
    expect(await mentionsOf(reader, post)).toEqual([]);
    expect((await edit(author, post, `Hello again, @${username}`)).body.mentions).toEqual([]);
  });
});

describe('an edit', () => {
  it('notifies those alone whom it names anew, each once ever', async () => {
    const post = await author.post(`Hello ${at(named)}`);
    const { body } = await edit(author, post, `Hello ${at(reader)}`);
    expect(body.mentions).toEqual([personOf(reader)]);
    await edit(author, post, `Hello ${at(reader)} and ${at(named)}`);
    expect(await notified(named)).toHaveLength(1);
    expect(await notified(reader)).toMatchObject([{ type: 'post_mention', about: post._id }]);
    expect((await mentionsOf(reader, post)).map(({ _id }) => _id)).toEqual([reader.user._id, named.user._id]);
  });

  it('of a comment does the same, also two at once', async () => {
    const post = await author.post('Hello');
    const { _id: commentId } = await commentOn(reader, post, `Hello ${at(named)}`);
    const others = await newMembers(2);
    const params = { postId: post._id, commentId };
    await Promise.all(
      others.map((one) =>
        reader.call(posts.editComment, { params, body: { content: `Hello ${at(named)} ${at(one)}` } }),
      ),
    );
    for (const one of [named, ...others])
      expect(await notified(one)).toMatchObject([{ type: 'comment_mention', about: post._id }]);
  });
});

describe('naming a member in a comment', () => {
  it('shows and notifies them', async () => {
    const post = await author.post('Hello');
    const comment = await commentOn(reader, post, `Ask ${at(named)}`);
    expect(comment.mentions).toEqual([personOf(named)]);
    const { body: listed } = await author.call(posts.comments, { params: { postId: post._id } });
    expect(listed[0]?.mentions).toEqual([personOf(named)]);
    const { body: feed } = await author.call(posts.byMember, { params: { userId: author.user._id } });
    expect(feed[0]?.comments[0]?.mentions).toEqual([personOf(named)]);
    expect(await notified(named)).toEqual([
      {
        type: 'comment_mention',
        content: `${reader.user.name} mentioned you in a comment`,
        from: reader.user._id,
        about: post._id,
      },
    ]);
  });

  it('tells the author of the post of the comment alone', async () => {
    const post = await author.post('Hello');
    await commentOn(reader, post, `Well said, ${at(author)}`);
    expect(await notified(author)).toMatchObject([{ type: 'post_comment' }]);
  });

  it('names nobody who cannot see the post', async () => {
    const post = await author.post('Hello');
    await named.call(hiding.block, { params: { userId: author.user._id } });
    const comment = await commentOn(reader, post, `Ask ${at(named)}`);
    expect(comment.mentions).toEqual([]);
    expect(await notified(named)).toEqual([]);
  });
});

describe('the notification of a mention', () => {
  it('goes with the post, and with the comment', async () => {
    const post = await author.post(`Hello ${at(named)}`);
    const other = await author.post('Hello');
    const { _id: commentId } = await commentOn(reader, other, `Ask ${at(named)}`);
    expect(await notified(named)).toHaveLength(2);
    await author.call(posts.delete, { params: { postId: post._id } });
    await reader.call(posts.deleteComment, { params: { postId: other._id, commentId } });
    expect(await notified(named)).toEqual([]);
  });

  it('goes with a comment whose post is deleted', async () => {
    const post = await author.post('Hello');
    await commentOn(reader, post, `Ask ${at(named)}`);
    await author.call(posts.delete, { params: { postId: post._id } });
    await expect.poll(() => notified(named)).toEqual([]);
  });
});
