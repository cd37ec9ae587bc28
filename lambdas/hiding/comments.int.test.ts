import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { comments as texts } from '../../shared/texts/posts/comments.ts';
import { posts as postTexts } from '../../shared/texts/posts/posts.ts';
import { freshUsername, type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { commentOn } from '../testing/things/comments.ts';
import { newProject, projectFor } from '../testing/things/projects.ts';

expectInvariants();

const { hiding, notifications, posts, projects } = contract;

const whom = ({ user }: Member) => ({ params: { userId: user._id } });
const key = () => ({ 'idempotency-key': freshUsername() });

/** An owner and a writer, of whom one has blocked the other, and somebody who sees both. */
async function parted(blocker: string, commented: (owner: Member, writer: Member) => Promise<void>) {
  const [owner, writer, other] = await Promise.all([newMember('founder'), newMember(), newMember()]);
  await commented(owner, writer);
  const [whose, blocked] = blocker === 'the owner' ? [owner, writer] : [writer, owner];
  await whose.call(hiding.block, whom(blocked));
  return { owner, writer, other };
}

describe.each(['the owner', 'the writer'])('where %s of the two has blocked the other', (blocker) => {
  /** A post with a comment by somebody hidden from its author. */
  async function onPost() {
    const params = { postId: '', commentId: '' };
    const members = await parted(blocker, async (owner, writer) => {
      const post = await owner.post('Open to all');
      params.postId = post._id;
      params.commentId = (await commentOn(writer, post, 'Unwelcome'))._id;
    });
    const countSeen = async () =>
      (await members.other.call(posts.get, { params: { postId: params.postId } })).body.commentCount;
    return { ...members, params, countSeen };
  }

  /** The same on a project. */
  async function onProject() {
    const params = { projectId: '', commentId: '' };
    const members = await parted(blocker, async (owner, writer) => {
      params.projectId = (await newProject(owner))._id;
      const { body } = await writer.call(projects.addComment, {
        params: { projectId: params.projectId },
        body: { text: 'Unwelcome' },
      });
      params.commentId = body.comment._id;
    });
    const countSeen = async () => (await projectFor(members.other, params.projectId)).commentCount;
    return { ...members, params, countSeen };
  }

  it('the author of a post deletes a comment on it, once, and the writer hears nothing of it', async () => {
    const { owner, writer, params, countSeen } = await onPost();
    const request = { params, headers: key() };
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await owner.call(posts.deleteComment, request);
      expect([status, body]).toMatchObject([200, { _id: params.postId, commentCount: 0, comments: [] }]);
    }
    expect(await countSeen()).toBe(0);
    const gone = await owner.call(posts.deleteComment, { params });
    expect([gone.status, gone.body]).toMatchObject([404, { message: texts.notFound }]);
    expect((await writer.call(notifications.list)).body).toEqual([]);
  });

  it('the writer deletes their comment, and learns nothing of the post', async () => {
    const { writer, params, countSeen } = await onPost();
    const request = { params, headers: key() };
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await writer.call(posts.deleteComment, request);
      expect([status, body]).toMatchObject([404, { message: postTexts.notFound }]);
    }
    expect(await countSeen()).toBe(0);
  });

  it('anybody else deletes none', async () => {
    const [onHost, onTheirs] = [await onPost(), await onProject()];
    expect((await onHost.other.call(posts.deleteComment, { params: onHost.params })).status).toBe(403);
    expect((await onTheirs.other.call(projects.deleteComment, { params: onTheirs.params })).status).toBe(403);
  });

  it.each(['owner', 'writer'] as const)('the %s deletes a comment on a project, once', async (who) => {
    const { params, countSeen, ...members } = await onProject();
    const request = { params, headers: key() };
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await members[who].call(projects.deleteComment, request);
      expect([status, body]).toMatchObject([200, { message: texts.deleted }]);
    }
    expect(await countSeen()).toBe(0);
    expect((await members.writer.call(notifications.list)).body).toEqual([]);
  });
});
