import { namesIn } from '../../../shared/rules/projects/application-id.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { readStoredCards } from '../../members/store/members.ts';
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

/** Reads applications that conversations name; those that are gone are missing. */
export const readReferenced = (references: ApplicationReference[]): Promise<ApplicationItem[]> =>
  getMany(
    references.map(({ projectId, applicationId }) => {
      const { memberId, roleId } = namesIn(applicationId);
      return projectKeys.application(memberId, projectId, roleId);
    }),
  );

type Linking = Pick<ConversationItem, 'applications' | 'projectIds'>;

/** What is there of what conversations name. */
interface Links {
  applications: LinkedDetail[];
  projects: ProjectItem[];
}

/** Reads the applications and projects that conversations name, and says which are those of one; what is gone is missing. */
export async function readLinked(conversations: Linking[]): Promise<(conversation: Linking) => Links> {
  const references: ApplicationReference[] = conversations.flatMap(({ applications }) => applications);
  const projectIds = new Set([
    ...references.map(({ projectId }) => projectId),
    ...conversations.flatMap(({ projectIds = [] }) => projectIds),
  ]);
  const [applications, projects] = await Promise.all([
    readReferenced(references),
    getMany([...projectIds].map(projectKeys.project)),
  ]);
  const byId = new Map(projects.map((project) => [project._id, project]));
  const linked = new Map(
    applications.flatMap((application) => {
      const project = byId.get(application.projectId);
      return project ? [[application._id, { application, project }] as const] : [];
    }),
  );
  return ({ applications, projectIds = [] }) => ({
    applications: applications.flatMap(({ applicationId }) => linked.get(applicationId) ?? []),
    projects: projectIds.flatMap((projectId) => byId.get(projectId) ?? []),
  });
}

/** Reads what conversations show beside themselves: the other member, linked applications and projects, in one round. */
export async function readDetails(
  viewerId: string,
  conversations: ConversationItem[],
): Promise<({ conversation: ConversationItem; card: MemberSummary | undefined } & Links)[]> {
  const [cards, linksOf] = await Promise.all([
    readStoredCards(conversations.map((one) => sidesOf(one, viewerId).other.memberId)),
    readLinked(conversations),
  ]);
  return conversations.map((conversation) => ({
    conversation,
    card: cards.get(sidesOf(conversation, viewerId).other.memberId),
    ...linksOf(conversation),
  }));
}
