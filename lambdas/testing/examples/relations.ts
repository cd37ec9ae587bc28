import { contract } from '../../../shared/api/index.ts';
import { type Member, newMember, signUp } from '../calls/client.ts';
import { connect } from '../things/connections.ts';
import { applyFor, newProject } from '../things/projects.ts';
import type { Relation, Scene } from './seen.ts';

const { connections, conversations, hiding, posts, projects, saved } = contract;

/** Brings a viewer and another member into a relation. */
async function relate(viewer: Member, other: Member, relation: Relation): Promise<void> {
  const [whose, whom, route] = {
    none: [viewer, other, undefined],
    blocked: [viewer, other, hiding.block],
    blocking: [other, viewer, hiding.block],
    muted: [viewer, other, hiding.mute],
  }[relation] as [Member, Member, typeof hiding.block | undefined];
  if (!route) return;
  const { status } = await whose.call(route, { params: { userId: whom.user._id } });
  if (status !== 200) throw new Error(`the relation failed with ${status}`);
}

const comment = (member: Member, postId: string, content: string) =>
  member.call(posts.addComment, { params: { postId }, body: { content } });

/** Prepares a viewer who stands in a relation to some members, after these have met. */
export async function newScene(relation: Relation): Promise<Scene> {
  const [viewer, subject, friend, asker, host] = await Promise.all([
    newMember('job_seeker'),
    // Suggestions are the newest members.
    signUp('founder'),
    newMember('founder'),
    newMember('investor'),
    newMember('founder'),
  ]);
  await connect(viewer, friend);
  await connect(host, friend);
  await connect(viewer, host);
  const asked = await asker.call(connections.request, { params: { userId: viewer.user._id } });

  const { message } = await viewer.must(conversations.start, {
    body: { memberId: friend._id, text: 'Hello' },
  });
  const [hostsPost, viewersPost] = [await host.post('A post of a host'), await viewer.post('A post of mine')];
  const hostsProject = await newProject(host);
  await comment(subject, viewersPost._id, 'A comment on a post of the viewer');
  const onHosts = await comment(subject, hostsPost._id, 'A comment on a post of the host');
  await subject.call(posts.like, { params: { postId: hostsPost._id }, body: { liked: true } });
  const onHostsProject = await subject.call(projects.addComment, {
    params: { projectId: hostsProject._id },
    body: { text: 'A comment on a project' },
  });
  const poll = { options: ['One', 'Two'] };
  const own = await subject.call(posts.create, { body: { content: 'A post of the subject', poll } });
  const onOwn = await comment(subject, own.body._id, 'A comment on my own post');
  const openRoles = [
    { title: 'Designer', description: '', limit: 1 },
    { title: 'Writer', description: '', limit: 1 },
  ];
  const project = await newProject(subject, { name: `Of ${subject.user.username}`, openRoles });
  const application = await applyFor(viewer, project._id);
  // What shares a post of somebody who is hidden shows nothing of them.
  await host.must(posts.create, { body: { content: 'Well said', shared: own.body._id } });
  await viewer.must(saved.add, { params: { kind: 'posts', id: own.body._id } });
  for (const other of [subject, friend, asker]) await relate(viewer, other, relation);
  return {
    viewer,
    subject,
    friend,
    asker,
    host,
    messageId: message._id,
    hostsPostId: hostsPost._id,
    hostsProjectId: hostsProject._id,
    applicationId: application.body.application._id,
    params: {
      userId: subject.user._id,
      username: subject.user.username,
      postId: own.body._id,
      commentId: onOwn.body.comments[0]?._id ?? '',
      hostsCommentId: onHosts.body.comments.at(-1)?._id ?? '',
      hostsProjectCommentId: onHostsProject.body.comment._id,
      projectId: project._id,
      requestId: asked.body.requestId,
    },
  };
}
