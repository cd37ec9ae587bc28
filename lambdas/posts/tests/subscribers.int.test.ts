import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post, PostComment } from '../../../shared/model/post.ts';
import { get as getItem } from '../../table/table.ts';
import { eventually, type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable } from '../../testing/system.ts';
import { bothViews, commentOn } from '../../testing/things/comments.ts';
import type { PostEvent } from '../events.ts';
import { readStoredComment } from '../store/comments/comments.ts';
import type { CommentItem } from '../store/items.ts';
import { monthOf, postKeys } from '../store/keys.ts';
import { postSubscribers } from '../subscribers.ts';

const { posts } = contract;

let author: Member;
let reader: Member;
let post: Post;

beforeAll(async () => {
  [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

beforeEach(async () => {
  post = await author.post('Something to talk about');
});

const contents = (comments: PostComment[]): string[] => comments.map(({ content }) => content);

const place = (commentId: string) => ({ params: { postId: post._id, commentId } });

describe('what members see of their own at once, before anything follows', () => {
  /** The post itself and its list of comments, read without waiting. */
  async function atOnce() {
    const request = { params: { postId: post._id }, atOnce: true };
    const [single, rows] = [
      await reader.call(posts.get, request),
      await reader.call(posts.comments, request),
    ];
    return { single: single.body, rows: rows.body };
  }

  it('is a comment with its count: in the answer, on the post and among its comments', async () => {
    const { body } = await reader.call(posts.addComment, {
      params: { postId: post._id },
      body: { content: 'Mine' },
    });
    const { single, rows } = await atOnce();
    expect([body, single]).toEqual([single, body]);
    expect([single.commentCount, contents(single.comments), contents(rows)]).toEqual([1, ['Mine'], ['Mine']]);
  });

  it('is its new text, a reaction to it, and that it is deleted', async () => {
    const { _id } = await commentOn(reader, post, 'Mine');
    await reader.call(posts.editComment, { ...place(_id), body: { content: 'Edited' } });
    await reader.call(posts.likeComment, { ...place(_id), body: { reaction: 'like' } });
    const edited = await atOnce();
    for (const [shown] of [edited.single.comments, edited.rows])
      expect(shown).toMatchObject({ content: 'Edited', likeCount: 1, reaction: 'like' });
    await reader.call(posts.deleteComment, place(_id));
    const { single, rows } = await atOnce();
    expect([single.commentCount, single.comments, rows]).toEqual([0, [], []]);
  });

  it('is the count of comments in lists, too; the comments there follow', async () => {
    await commentOn(reader, post, 'Mine');
    const { body } = await reader.call(posts.list, { query: { limit: 1 }, atOnce: true });
    expect(body[0]).toMatchObject({ _id: post._id, commentCount: 1 });
    const { listed } = await bothViews(reader, post);
    expect(contents(listed.comments)).toEqual(['Mine']);
  });
});

describe('after many have commented, reacted and deleted at the same moment', () => {
  it('lists show the newest two as they are, and the count is that of the comments', async () => {
    const members = await newMembers(10);
    const early = await Promise.all(members.map((member) => commentOn(member, post, 'early')));
    const params = { postId: post._id };
    const calls = members.flatMap((member, i) => [
      ...Array.from({ length: 4 }, (_, n) =>
        member.call(posts.addComment, { params, body: { content: `late ${i} ${n}` } }),
      ),
      member.call(posts.deleteComment, place(early[i]?._id ?? '')),
      member.call(posts.likeComment, place(early[(i + 1) % 10]?._id ?? '')),
    ]);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 400 && status !== 404)).toEqual([]);
    const { single, listed } = await bothViews(reader, post);
    const { body: all } = await reader.call(posts.comments, { params, query: { limit: 100 } });
    expect(all).toHaveLength(40);
    expect([single.commentCount, listed.commentCount]).toEqual([40, 40]);
    expect(listed.comments).toEqual(all.slice(-2));
  }, 60_000);
});

describe.skipIf(!hasTable)('events that come twice, or late', () => {
  const deliver = async (...events: PostEvent[]): Promise<void> => {
    for (const { listensTo, run } of postSubscribers) {
      const heard = events.filter(listensTo);
      if (heard.length > 0) await run(heard);
    }
  };

  async function stored({ _id }: PostComment): Promise<CommentItem> {
    const comment = await readStoredComment(post._id, _id);
    if (!comment) throw new Error('this comment is not there');
    return comment;
  }

  const previews = () => getItem(postKeys.previews(monthOf(post._id), post._id), { consistent: true });

  it('do not bring back a deleted comment, or its old text', async () => {
    const [kept, gone] = [await commentOn(reader, post, 'kept'), await commentOn(reader, post, 'deleted')];
    const [first, second] = [await stored(kept), await stored(gone)];
    await reader.call(posts.editComment, { ...place(kept._id), body: { content: 'edited' } });
    await reader.call(posts.deleteComment, place(gone._id));
    await settled();
    const added = [first, second].map((comment) => ({ type: 'comment.added' as const, comment }));
    for (const events of [added, added.toReversed(), [{ type: 'comment.deleted' as const, comment: second }]])
      await deliver(...events);
    const { listed } = await bothViews(author, post);
    expect([listed.commentCount, contents(listed.comments)]).toEqual([1, ['edited']]);
  });

  it('leave nothing behind of a deleted post', async () => {
    const comment = await stored(await commentOn(reader, post, 'goes with its post'));
    await settled();
    expect((await previews())?.comments).toHaveLength(1);
    await author.call(posts.delete, { params: { postId: post._id } });
    await eventually(async () => expect(await previews()).toBeUndefined());
    await deliver({ type: 'comment.added', comment }, { type: 'comment.changed', comment });
    expect(await previews()).toBeUndefined();
  });
});
