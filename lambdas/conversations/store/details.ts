import type { MemberSummary } from '../../members/store/items.ts';
import { readStoredCards } from '../../members/store/members.ts';
import { namesIn } from '../../projects/store/applications/applications.ts';
import type { ApplicationItem, ProjectItem } from '../../projects/store/items.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import { getMany } from '../../table/batch.ts';
import { sidesOf } from './conversations.ts';
import type { ApplicationReference, ConversationItem } from './items.ts';

/** An application that a conversation names, with its project. */
export interface LinkedDetail {
  application: ApplicationItem;
  project: ProjectItem;
}

/** Reads the applications that conversations name, by their ids; those that are gone are missing. */
export async function readLinked(references: ApplicationReference[]): Promise<Map<string, LinkedDetail>> {
  const projectIds = new Set(references.map(({ projectId }) => projectId));
  const [applications, projects] = await Promise.all([
    getMany(
      references.map(({ projectId, applicationId }) => {
        const { memberId, roleId } = namesIn(applicationId);
        return projectKeys.application(memberId, projectId, roleId);
      }),
    ),
    getMany([...projectIds].map(projectKeys.project)),
  ]);
  const byId = new Map(projects.map((project) => [project._id, project]));
  return new Map(
    applications.flatMap((application) => {
      const project = byId.get(application.projectId);
      return project ? [[application._id, { application, project }] as const] : [];
    }),
  );
}

/** Reads what conversations show beside themselves: the other member and linked applications, in one round. */
export async function readDetails(
  viewerId: string,
  conversations: ConversationItem[],
): Promise<
  { conversation: ConversationItem; card: MemberSummary | undefined; applications: LinkedDetail[] }[]
> {
  const [cards, linked] = await Promise.all([
    readStoredCards(conversations.map((one) => sidesOf(one, viewerId).other.memberId)),
    readLinked(conversations.flatMap(({ applications }) => applications)),
  ]);
  return conversations.map((conversation) => ({
    conversation,
    card: cards.get(sidesOf(conversation, viewerId).other.memberId),
    applications: conversation.applications.flatMap(({ applicationId }) => linked.get(applicationId) ?? []),
  }));
}
