import type { Attachment } from '../../../shared/model/attachment.ts';
import { membersIn } from '../../../shared/rules/conversation-id.ts';
import { answeredBy } from '../../../shared/rules/posts/reply-id.ts';
import type { ReportKind } from '../../../shared/rules/reporting.ts';
import { findMessage } from '../../conversations/store/messages.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { readStoredComment } from '../../posts/store/comments/comments.ts';
import type { CommentItem } from '../../posts/store/items.ts';
import { postKeys } from '../../posts/store/keys.ts';
import { readPost } from '../../posts/store/posts.ts';
import type { ProjectCommentItem } from '../../projects/store/items.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import { findProject } from '../../projects/store/projects.ts';
import { findUpdate } from '../../projects/store/updates.ts';
import type { IndexKey } from '../../table/key.ts';
import { query, type Stored } from '../../table/table.ts';
import { unrestricted } from '../../visibility/viewer.ts';

/** Names a thing that can be reported. */
export interface ThingName {
  kind: ReportKind;
  id: string;
  /** Who wrote the comment, the project of the update, or the conversation of the message; "" for all else. */
  within: string;
}

/** A thing that can be reported, as it is now. */
export interface Thing {
  /** Who wrote it, or the member. */
  memberId: string;
  /** Who alone can see it; all who see its owners where nothing is said. */
  readers?: string[];
  /** Who has to be seen to see it: them, and the owner of the post or project on which it stands. */
  owners: string[];
  title: string;
  text: string;
  picture: string;
  postId?: string;
  projectId?: string;
  /** What the comment says that a reply answers. */
  inReplyTo?: string;
}

/** The name of a thing in one word, as `caseId` of the reports' model has it. */
export const caseIdOf = ({ kind, id, within }: ThingName): string =>
  [kind, ...(within ? [within] : []), id].join('.');

/** The thing that `caseIdOf` has named. */
export function nameOf(kind: ReportKind, caseId: string): ThingName {
  const [, ...ids] = caseId.split('.');
  return { kind, id: ids.at(-1) ?? '', within: ids.length > 1 ? (ids[0] ?? '') : '' };
}

async function findByWriter<Item>({ gsi1pk, gsi1sk }: IndexKey): Promise<Stored<Item> | undefined> {
  const { items } = await query<Item>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :writer AND gsi1sk = :comment',
    ExpressionAttributeValues: { ':writer': gsi1pk, ':comment': gsi1sk },
  });
  return items[0];
}

export const findComment = ({ within: writerId, id }: ThingName) =>
  findByWriter<CommentItem>(postKeys.byWriter(writerId, id));

export const findProjectComment = ({ within: writerId, id }: ThingName) =>
  findByWriter<ProjectCommentItem>(projectKeys.byCommenter(writerId, id));

const firstPicture = (attachments: Attachment[]): string =>
  attachments.find(({ kind }) => kind === 'image')?.url ?? '';

/** How a thing of each kind is read. */
const READ: Record<ReportKind, (name: ThingName) => Promise<Thing | undefined>> = {
  member: async ({ id }) => {
    const card = await readStoredCard(id);
    return (
      card && {
        memberId: id,
        owners: [id],
        title: card.name,
        text: card.headline,
        picture: card.profilePicture,
      }
    );
  },
  post: async ({ id }) => {
    const found = await readPost(unrestricted, id, { consistent: false });
    if (!found) return undefined;
    const { author, content, images = [] } = found.post;
    const picture = images[0]?.url ?? '';
    const memberId = author._id;
    return { memberId, owners: [memberId], title: '', text: content, picture, postId: id };
  },
  project: async ({ id }) => {
    const project = await findProject(unrestricted, id);
    if (!project) return undefined;
    const { founder, name, description, poster } = project;
    const memberId = founder._id;
    return {
      memberId,
      owners: [memberId],
      title: name,
      text: description,
      picture: poster,
      projectId: id,
    };
  },
  comment: async (name) => {
    const comment = await findComment(name);
    if (!comment) return undefined;
    const { _id, user, authorId, content, postId } = comment;
    const answeredId = answeredBy(_id);
    const answered = answeredId ? await readStoredComment(postId, answeredId) : undefined;
    return {
      memberId: user._id,
      owners: [user._id, authorId],
      title: '',
      text: content,
      picture: '',
      postId,
      ...(answered && { inReplyTo: answered.content }),
    };
  },
  projectComment: async (name) => {
    const comment = await findProjectComment(name);
    return (
      comment && {
        memberId: comment.user._id,
        owners: [comment.user._id, comment.founderId],
        title: '',
        text: comment.text,
        picture: '',
        projectId: comment.projectId,
      }
    );
  },
  projectUpdate: async ({ within: projectId, id }) => {
    const update = await findUpdate(projectId, id);
    if (!update) return undefined;
    const { founderId, milestone = '', text, attachments = [] } = update;
    return {
      memberId: founderId,
      owners: [founderId],
      title: milestone,
      text,
      picture: firstPicture(attachments),
      projectId,
    };
  },
  message: async ({ within: conversationId, id }) => {
    const message = await findMessage(conversationId, id);
    if (!message || message.isDeleted) return undefined;
    const { senderId, text, attachments } = message;
    return {
      memberId: senderId,
      readers: membersIn(conversationId),
      owners: [senderId],
      title: '',
      text,
      picture: firstPicture(attachments),
    };
  },
};

/** Reads a thing that can be reported, whoever looks; undefined when it is not there. */
export const readThing = (name: ThingName): Promise<Thing | undefined> => READ[name.kind](name);
