import { conversations } from '../../shared/api/conversations.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { handle } from '../http/handle.ts';
import { findApplication } from '../projects/store/applications/applications.ts';
import { ApplicationNotFoundError, InterestNotFoundError } from '../projects/store/errors.ts';
import { findInterest } from '../projects/store/interests.ts';
import { readProject } from '../projects/store/projects.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { readOwn } from './access.ts';
import { postMessage } from './post-message.ts';
import { presentNow } from './present-now.ts';
import { readLinked } from './store/details.ts';
import type { ApplicationReference } from './store/items.ts';
import { readMessage } from './store/messages.ts';
import { presentConversation, presentMessage } from './view.ts';

/**
 * An application between two members.
 *
 * @throws ApplicationNotFoundError when there is none, or it is not between these two
 */
async function applicationBetween(
  member: ViewingMember,
  otherId: string,
  applicationId: string | undefined,
): Promise<ApplicationReference | undefined> {
  if (applicationId === undefined) return undefined;
  const application = await findApplication(member, applicationId);
  if (
    !application ||
    ![application.memberId, application.founderId].every((id) => [member._id, otherId].includes(id))
  )
    throw new ApplicationNotFoundError();
  return { projectId: application.projectId, applicationId };
}

/**
 * Checks that one of two members has founded a project, and the other is interested in it.
 *
 * @throws ProjectNotFoundError, InterestNotFoundError
 */
async function checkInterest(member: ViewingMember, otherId: string, projectId: string): Promise<void> {
  const { founder } = await readProject(member, projectId);
  const isBetween = [member._id, otherId].includes(founder._id);
  const investorId = founder._id === otherId ? member._id : otherId;
  if (!isBetween || !(await findInterest(investorId, projectId))) throw new InterestNotFoundError();
}

export const handler = handle(
  conversations.start,
  async (call) => {
    const { member, body } = call;
    const application = await applicationBetween(member, body.memberId, body.applicationId);
    const { projectId } = body;
    if (projectId !== undefined) await checkInterest(member, body.memberId, projectId);
    const { conversation, message, card } = await postMessage(call, body.memberId, {
      application,
      projectId,
    });
    const [linksOf, { muted }] = await Promise.all([readLinked([conversation]), member.hidden()]);
    const isMuted = muted.has(body.memberId);
    const detail = { conversation, card, ...linksOf(conversation), isArchived: false, isMuted };
    return { conversation: presentConversation(member._id, detail), message: presentMessage(message) };
  },
  async ({ member, body }, messageId) => {
    const conversationId = conversationIdOf(member._id, body.memberId);
    const [conversation, message] = await Promise.all([
      readOwn(conversationId, member),
      readMessage(conversationId, messageId),
    ]);
    return { conversation: await presentNow(member, conversation), message: presentMessage(message) };
  },
);
