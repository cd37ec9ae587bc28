import { expect } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Member } from '../calls/client.ts';
import { addPasskeyTo } from '../people/passkeys.ts';
import { commentOn, replyTo } from './comments.ts';
import { connect } from './connections.ts';
import { dataUrl, FILES } from './files.ts';
import { applyFor, join, newProject } from './projects.ts';

const { auth, connections, conversations, posts, projects, recoveryCodes, reports, users } = contract;

/** Makes a call that has to work. */
export async function must(call: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
}

/** Does everything that a member can do, with others on both sides of it. */
export async function live(me: Member, friend: Member, founder: Member): Promise<void> {
  await connect(me, friend);
  await must(founder.call(connections.request, { params: { userId: me.user._id } }));
  await must(
    me.call(users.updateProfile, {
      body: { profilePicture: dataUrl('image/png', FILES.png), headline: 'Here' },
    }),
  );

  const poll = { question: 'Which?', options: ['One', 'Other'], days: 1 };
  const { body: own } = await me.call(posts.create, {
    body: { content: 'Mine', images: [dataUrl('image/png', FILES.png)] },
  });
  await must(me.call(posts.edit, { params: { postId: own._id }, body: { content: 'Mine, edited' } }));
  const { body: theirs } = await friend.call(posts.create, { body: { content: 'Theirs', poll } });
  for (const [member, post] of [
    [me, theirs],
    [friend, own],
  ] as const) {
    const params = { postId: post._id };
    await must(member.call(posts.like, { params, body: { liked: true } }));
    await must(member.call(posts.addComment, { params, body: { content: 'Well said' } }));
  }
  const postId = theirs._id;
  await must(me.call(posts.vote, { params: { postId }, body: { option: 'option1' } }));
  const { _id: commentId } = await commentOn(friend, theirs, 'A comment of a friend');
  await must(me.call(posts.likeComment, { params: { postId, commentId }, body: { reaction: 'like' } }));
  await replyTo(me, theirs, commentId, 'An answer');

  const report = { kind: 'post' as const, id: theirs._id, reason: 'spam' as const, text: 'Look at this' };
  await must(me.call(reports.create, { body: report }));

  for (const [one, other] of [
    [me, friend],
    [friend, me],
  ] as const)
    await must(one.call(conversations.start, { body: { memberId: other.user._id, text: 'Hello' } }));

  const project = await newProject(founder);
  const params = { projectId: project._id };
  await must(me.call(projects.addComment, { params, body: { text: 'Nice' } }));
  await must(me.call(projects.upvote, { params, body: { upvoted: true } }));
  await join(founder, me, project._id);
  await must(me.call(projects.leave, { params }));
  await must(applyFor(me, project._id));

  await must(addPasskeyTo(me));
  await must(me.call(recoveryCodes.make, { body: {} }));
  await must(me.call(auth.forgotPassword, { body: { email: me.user.email } }));
}
