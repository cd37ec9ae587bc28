import { contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import type { ReportCase } from '../../../shared/model/report.ts';
import type { Client, Member } from '../calls/client.ts';
import { newProject } from './projects.ts';

const { reports, posts, projects } = contract;
const { create, list } = reports;

/** Writes a post that somebody may report. */
export const newPost = async (author: Member, content = 'Buy this now') =>
  (await author.call(posts.create, { body: { content } })).body;

/** What is reported, and why. */
export type Given = BodyInput<typeof create>;

export const reportOf = (reporter: Client, given: Given) => reporter.call(create, { body: given });

/** The case of a thing, wherever it stands in the queue. */
export async function caseOf(admin: Member, id: string, status = 'open'): Promise<ReportCase | undefined> {
  let cursor: string | undefined;
  do {
    const { body, headers } = await admin.call(list, {
      query: { status, limit: 100, ...(cursor && { cursor }) },
    });
    const found = body.find(({ _id }) => _id.endsWith(id));
    if (found) return found;
    cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
  } while (cursor);
  return undefined;
}

/** A thing of each kind that a member has made, and how it is reported. */
export async function everyThing(writer: Member, host: Member): Promise<Given[]> {
  const post = await newPost(writer);
  const writerId = writer.user._id;
  const { body: commented } = await writer.call(posts.addComment, {
    params: { postId: (await newPost(host))._id },
    body: { content: 'You fool' },
  });
  const project = await newProject(writer);
  const { body: said } = await writer.call(projects.addComment, {
    params: { projectId: (await newProject(host))._id },
    body: { text: 'Nonsense' },
  });
  const { body: told } = await writer.call(projects.addUpdate, {
    params: { projectId: project._id },
    body: { text: 'Send money first' },
  });
  return [
    { kind: 'member', id: writerId, reason: 'falseProfile' },
    { kind: 'post', id: post._id, reason: 'spam' },
    { kind: 'comment', id: commented.comments[0]?._id ?? '', writerId, reason: 'abuse' },
    // Before its project, which takes it along.
    { kind: 'projectUpdate', id: told.update._id, projectId: project._id, reason: 'fraud' },
    { kind: 'project', id: project._id, reason: 'fraud' },
    { kind: 'projectComment', id: said.comment._id, writerId, reason: 'other' },
  ];
}
