import type { ReportKind } from '../../../shared/rules/reporting.ts';
import { deleteMessage } from '../../conversations/store/changes.ts';
import { findMessage } from '../../conversations/store/messages.ts';
import { HttpError } from '../../http/errors.ts';
import { removeComment } from '../../posts/store/comments/removal.ts';
import { deletePost } from '../../posts/store/posts.ts';
import { removeComment as removeProjectComment } from '../../projects/store/comments/comments.ts';
import { deleteProject } from '../../projects/store/deletion.ts';
import { removeUpdate } from '../../projects/store/updates.ts';
import { plainEffect } from '../../table/effect.ts';
import { findComment, findProjectComment, nameOf, type ThingName } from './things.ts';

/** How a thing of each kind is deleted; members are suspended instead. */
const REMOVE: Record<Exclude<ReportKind, 'member'>, (name: ThingName) => Promise<void>> = {
  post: ({ id }) => deletePost(plainEffect, id),
  project: ({ id }) => deleteProject(id),
  comment: async (name) => {
    const comment = await findComment(name);
    if (comment) await removeComment(plainEffect, comment);
  },
  projectComment: async (name) => {
    const comment = await findProjectComment(name);
    if (comment) await removeProjectComment(comment);
  },
  projectUpdate: ({ within: projectId, id }) => removeUpdate(plainEffect, projectId, id),
  message: async ({ within: conversationId, id }) => {
    const message = await findMessage(conversationId, id);
    if (message) await deleteMessage(plainEffect, conversationId, id, message.senderId);
  },
};

/** Deletes a reported thing, unless it is gone already. */
export async function removeThing(kind: ReportKind, caseId: string): Promise<void> {
  if (kind === 'member') return;
  try {
    await REMOVE[kind](nameOf(kind, caseId));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}
