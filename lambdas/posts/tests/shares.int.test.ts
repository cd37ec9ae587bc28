import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post } from '../../../shared/model/post.ts';
import { newId } from '../../table/ids.ts';
import { type Member, newMember, newMembers, PASSWORD } from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';

expectInvariants();

const { hiding, notifications, posts, users } = contract;

const share = (member: Member, { _id: shared }: { _id: string }, content = 'Well said'): Promise<Post> =>
  member.must(posts.create, { body: { content, shared } });

/** An author, somebody who shares a post of theirs, and a reader. */
async function newShare() {
  const [author, sharer, reader] = (await newMembers(3)) as [Member, Member, Member];
  const original = await author.post('The first words');
  return { author, sharer, reader, original, shared: await share(sharer, original) };
}

/** What a viewer sees of what a post shares, by itself and in the feed. */
async function seenBy(viewer: Member, post: Post) {
  const single = await viewer.must(posts.get, { params: { postId: post._id } });
  const feed = await viewer.must(posts.list, { query: { limit: 50 } });
  return [single, feed.find(({ _id }) => _id === post._id)].map((one) => ({
    content: one?.shared?.content,
    gone: one?.sharedGone,
  }));
}

const HERE = { content: 'The first words', gone: false };
const GONE = { content: undefined, gone: true };

describe('a share', () => {
  it('shows the post that it shares, wherever it is shown', async () => {
    const { author, sharer, reader, original, shared } = await newShare();
    expect(shared).toMatchObject({
      content: 'Well said',
      shared: { _id: original._id, author: { _id: author._id }, content: 'The first words' },
      sharedGone: false,
    });
    expect(await seenBy(reader, shared)).toEqual([HERE, HERE]);
    const [ofMember] = await reader.must(posts.byMember, { params: { userId: sharer._id } });
    const params = { postId: shared._id };
    const liked = await reader.must(posts.like, { params, body: { liked: true } });
    const commented = await reader.must(posts.addComment, { params, body: { content: 'Yes' } });
    for (const post of [ofMember, liked, commented]) expect(post?.shared?._id).toBe(original._id);
    const plain = await reader.must(posts.get, { params: { postId: original._id } });
    expect(plain).toMatchObject({ shared: null, sharedGone: false });
  });

  it('may come without words, but with nothing else', async () => {
    const { reader, original } = await newShare();
    expect((await share(reader, original, '')).shared?._id).toBe(original._id);
    const body = { content: 'Both', shared: original._id, poll: { options: ['One', 'Two'] } };
    expect((await reader.call(posts.create, { body })).status).toBe(400);
  });

  it('of a share shares the first', async () => {
    const { reader, original, shared } = await newShare();
    expect((await share(reader, shared)).shared?._id).toBe(original._id);
  });

  it('is of a post that is there', async () => {
    const { author, reader, original, shared } = await newShare();
    await author.must(posts.delete, { params: { postId: original._id } });
    for (const id of [newId(), original._id, shared._id]) {
      const { status } = await reader.call(posts.create, { body: { content: 'Gone', shared: id } });
      expect(status).toBe(404);
    }
  });

  it('stays when the post is deleted, or its author leaves, and says so', async () => {
    const { author, reader, original, shared } = await newShare();
    await author.must(posts.delete, { params: { postId: original._id } });
    expect(await seenBy(reader, shared)).toEqual([GONE, GONE]);
    const other = await newMember();
    const again = await share(reader, await other.post('The first words'));
    await other.must(users.delete, { params: { username: other.username }, body: { password: PASSWORD } });
    expect(await seenBy(reader, again)).toEqual([GONE, GONE]);
  });

  it.each(['block', 'mute'] as const)(
    'shows nothing of an author whom the reader has hidden: %s',
    async (how) => {
      const { author, reader, shared } = await newShare();
      await reader.must(hiding[how], { params: { userId: author._id } });
      expect(await seenBy(reader, shared)).toEqual([GONE, GONE]);
    },
  );

  it('shows nothing to a reader whom the author has blocked, nor lets them share it', async () => {
    const { author, sharer, reader, original, shared } = await newShare();
    await author.must(hiding.block, { params: { userId: reader._id } });
    expect(await seenBy(reader, shared)).toEqual([GONE, GONE]);
    expect(await seenBy(sharer, shared)).toEqual([HERE, HERE]);
    for (const { _id } of [original, shared]) {
      const { status } = await reader.call(posts.create, { body: { content: 'Mine', shared: _id } });
      expect(status).toBe(404);
    }
  });

  it('shows nothing to the one who shared when the author blocks them', async () => {
    const { author, sharer, reader, shared } = await newShare();
    await author.must(hiding.block, { params: { userId: sharer._id } });
    expect(await seenBy(sharer, shared)).toEqual([GONE, GONE]);
    expect(await seenBy(reader, shared)).toEqual([HERE, HERE]);
  });
});

describe('the author of a shared post', () => {
  const typesFor = async (member: Member) =>
    (await member.must(notifications.list)).map(({ type, post }) => [type, post?._id]);

  it('is notified once for each share, until that is deleted', async () => {
    const { author, sharer, original, shared } = await newShare();
    expect(await typesFor(author)).toEqual([['post_share', shared._id]]);
    const again = await share(sharer, original);
    expect(await typesFor(author)).toEqual([
      ['post_share', again._id],
      ['post_share', shared._id],
    ]);
    await sharer.must(posts.delete, { params: { postId: again._id } });
    expect(await typesFor(author)).toEqual([['post_share', shared._id]]);
  });

  it('is not notified of what they share themselves', async () => {
    const author = await newMember();
    await share(author, await author.post('Mine'));
    expect(await typesFor(author)).toEqual([]);
  });
});
