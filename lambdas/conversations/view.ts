import type { Conversation, LinkedApplication, Message } from '../../shared/model/conversation.ts';
import type { UserCard } from '../../shared/model/member.ts';
import { deletedMember } from '../../shared/texts.ts';
import { presentAttachment } from '../media/present-attachment.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { presentCard } from '../members/views/card.ts';
import { roleTitleOf } from '../projects/store/applications/applications.ts';
import { stageOf } from '../projects/store/applications/progress.ts';
import type { ProjectItem } from '../projects/store/items.ts';
import { idTime } from '../table/ids.ts';
import { sidesOf, unreadOf } from './store/conversations.ts';
import type { LinkedDetail } from './store/details.ts';
import type { ConversationItem, Message as StoredMessage } from './store/items.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

/** A message, which both members see alike. */
export const presentMessage = ({ _id, senderId, text, attachments, isDeleted }: StoredMessage): Message => ({
  _id,
  senderId,
  text,
  attachments: attachments.map(presentAttachment),
  createdAt: iso(_id),
  deleted: isDeleted === true,
});

/** Who stands for a member who has left. */
const deletedCard = (memberId: string): UserCard => ({
  _id: memberId,
  username: '',
  name: deletedMember,
  profilePicture: '',
  headline: '',
  userRole: null,
  organization: '',
  connections: [],
});

const presentApplication = ({ application, project }: LinkedDetail): LinkedApplication => ({
  _id: application._id,
  projectId: project._id,
  projectName: project.name,
  roleTitle: roleTitleOf(application, project),
  status: application.status,
  stage: stageOf(application),
});

/** What a conversation shows beside itself. */
export interface ConversationDetail {
  conversation: ConversationItem;
  /** The other member; undefined when they have left. */
  card: MemberSummary | undefined;
  applications: LinkedDetail[];
  projects: Pick<ProjectItem, '_id' | 'name'>[];
  isArchived: boolean;
  isMuted: boolean;
}

/** A conversation as one of its members sees it. */
export function presentConversation(
  viewerId: string,
  { conversation, card, applications, projects, isArchived, isMuted }: ConversationDetail,
): Conversation {
  const { own, other } = sidesOf(conversation, viewerId);
  return {
    _id: conversation._id,
    member: card ? presentCard(card) : deletedCard(other.memberId),
    lastMessage: presentMessage(conversation.last),
    unread: unreadOf(conversation, viewerId),
    readByOther: other.readId || null,
    readByMe: own.readId || null,
    archived: isArchived,
    muted: isMuted,
    applications: applications.map(presentApplication),
    projects: projects.map(({ _id, name }) => ({ _id, name })),
    updatedAt: iso(conversation.last._id),
  };
}
