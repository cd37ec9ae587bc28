import { LINKED_APPLICATIONS_MAX, LINKED_PROJECTS_MAX } from '../../../shared/limits.ts';
import { membersIn } from '../../../shared/rules/conversation-id.ts';
import { getMany } from '../../table/batch.ts';
import { idNumber } from '../../table/ids.ts';
import { get, type Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { ApplicationReference, ConversationItem, Message, Participant } from './items.ts';
import { conversationKeys } from './keys.ts';

const NOT_BEGUN: Message = { _id: '', senderId: '', text: '', attachments: [] };

/** A conversation before its first message. */
export const newConversation = (conversationId: string): ConversationItem => ({
  _id: conversationId,
  participants: membersIn(conversationId).map((memberId) => ({ memberId, sent: 0, seen: 0, readId: '' })),
  last: NOT_BEGUN,
  applications: [],
  version: 0,
});

/** The conversation of this id; undefined before its first message. */
export const readConversation = (
  conversationId: string,
  options = { consistent: true },
): Promise<Stored<ConversationItem> | undefined> =>
  get(conversationKeys.conversation(conversationId), options);

/** Those conversations of some ids that there are, in the order of the ids. */
export async function readMany(conversationIds: string[]): Promise<ConversationItem[]> {
  const found = await getMany(conversationIds.map((id) => conversationKeys.conversation(id)));
  const byId = new Map(found.map((conversation) => [conversation._id, conversation]));
  return conversationIds.flatMap((id) => byId.get(id) ?? []);
}

/** A member of a conversation, and the other one. */
export function sidesOf(
  { participants }: ConversationItem,
  memberId: string,
): { own: Participant; other: Participant } {
  const own = participants.find((one) => one.memberId === memberId);
  const other = participants.find((one) => one.memberId !== memberId);
  if (!own || !other) throw new Error('not a member of this conversation');
  return { own, other };
}

/** How many messages of the other a member has not read. */
export function unreadOf(conversation: ConversationItem, memberId: string): number {
  const { own, other } = sidesOf(conversation, memberId);
  return Math.max(0, other.sent - own.seen);
}

/** The number of the newest message; 0 before the first. */
export const lastNumber = ({ last }: ConversationItem): number => (last._id ? idNumber(last._id) : 0);

/** The participants with one of them changed. */
export const withParticipant = (
  { participants }: ConversationItem,
  memberId: string,
  change: Partial<Participant>,
): Participant[] => participants.map((one) => (one.memberId === memberId ? { ...one, ...change } : one));

/** The applications of a conversation with one more, unless it is among them. */
export const withApplication = (
  { applications }: ConversationItem,
  added: ApplicationReference | undefined,
): ApplicationReference[] =>
  !added || applications.some(({ applicationId }) => applicationId === added.applicationId)
    ? applications
    : [...applications, added].slice(-LINKED_APPLICATIONS_MAX);

/** The projects of a conversation with one more, unless it is among them. */
export const withProject = ({ projectIds = [] }: ConversationItem, added: string | undefined): string[] =>
  added === undefined || projectIds.includes(added)
    ? projectIds
    : [...projectIds, added].slice(-LINKED_PROJECTS_MAX);

/** The write that changes a conversation. It fails when the conversation has changed since it was read. */
export const conversationWrite = (found: ConversationItem, change: Partial<ConversationItem>): Write => ({
  put: {
    ...conversationKeys.conversation(found._id),
    ...found,
    ...change,
    version: found.version + 1,
  },
  ...(found.version === 0
    ? { ifNew: true }
    : { condition: 'version = :seen', values: { ':seen': found.version } }),
});
