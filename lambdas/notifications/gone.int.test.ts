import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { applyFor, join, newProject } from '../testing/things/projects.ts';
import { caseOf, reportOf } from '../testing/things/reports.ts';

expectInvariants();

const { connections, notifications, posts, projects, reports } = contract;

/** What the list shows of a member's notifications, beside what is counted. */
async function seen(member: Member) {
  const { body, headers } = await member.call(notifications.list, { query: { limit: 100 } });
  return {
    contents: body.map(({ content }) => content).sort(),
    unreadShown: body.filter(({ read }) => !read).length,
    unreadCounted: Number(headers.get('x-unread-count')),
  };
}

async function expectAgreement(...members: Member[]) {
  for (const member of members) {
    const { unreadShown, unreadCounted, contents } = await seen(member);
    expect([contents, unreadCounted]).toEqual([contents, unreadShown]);
  }
}

describe.skipIf(!hasTable)('notifications about what is gone', () => {
  it('are listed as they are counted when a post is deleted after a comment on it', async () => {
    const [ada, ben, cyd] = await Promise.all([newMember(), newMember(), newMember()]);
    const post = await ada.post('Soon gone');
    const params = { postId: post._id };
    const { body } = await ben.call(posts.addComment, { params, body: { content: 'First' } });
    await cyd.call(posts.addComment, { params, body: { content: 'Second' } });
    await cyd.call(posts.like, { params, body: { liked: true } });
    await settled();
    const commentId = body.comments[0]?._id ?? '';
    await ada.call(posts.deleteComment, { params: { ...params, commentId } });
    await ada.call(posts.delete, { params });
    await settled();
    await expectAgreement(ada, ben, cyd);
    await finishJobs();
    await expectAgreement(ada, ben, cyd);
    expect((await seen(ben)).contents).toEqual([`${ada.user.name} removed your comment on their post`]);
  });

  it('are listed as they are counted when an administrator removes a project', async () => {
    const [admin, founder, seeker, other, fan] = await Promise.all([
      newAdmin(),
      newMember('founder'),
      newMember('job_seeker'),
      newMember('job_seeker'),
      newMember('investor'),
    ]);
    const project = await newProject(founder, {
      openRoles: [
        { title: 'Designer', description: '', limit: 2 },
        { title: 'Engineer', description: '', limit: 1 },
      ],
    });
    const params = { projectId: project._id };
    await join(founder, seeker, project._id);
    const { body } = await applyFor(other, project._id, 'Engineer');
    await founder.call(projects.decideApplication, {
      params: { ...params, applicationId: body.application._id },
      body: { status: 'rejected' },
    });
    await fan.call(projects.upvote, { params });
    await fan.call(projects.addComment, { params, body: { text: 'Good' } });
    await fan.call(connections.request, { params: { userId: founder.user._id } });
    await reportOf(fan, { kind: 'project', id: project._id, reason: 'fraud' });
    await settled();
    const found = await caseOf(admin, project._id);
    await admin.call(reports.decide, {
      params: { reportId: found?._id ?? '' },
      body: { action: 'remove', note: 'x' },
    });
    await settled();
    await expectAgreement(founder, seeker, other, fan);
    await finishJobs();
    await expectAgreement(founder, seeker, other, fan);
    expect((await seen(seeker)).contents).toEqual([
      `The project "${project.name}", in whose team you were, has been removed`,
      'Your application for the Designer role in "a removed project" has been accepted!',
    ]);
  });
});
