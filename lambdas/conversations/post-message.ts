import type { NewMessage } from '../../shared/model/conversation.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { readRelation } from '../connections/store/relations.ts';
import { storeAttachments } from '../media/store-attachments.ts';
import { MemberNotFoundError } from '../members/store/errors.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { readCard } from '../members/store/members.ts';
import type { Effect } from '../table/effect.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { sendMessage } from './store/changes.ts';
import { WithYourselfError } from './store/errors.ts';
import type { ApplicationReference, ConversationItem, MessageItem } from './store/items.ts';

/** What a call says of itself. */
interface Sending {
  member: ViewingMember;
  effect: Effect;
  body: NewMessage;
  newId(): string;
  saveForReplay(messageId: string): void;
}

/**
 * Sends a message to a member.
 *
 * @param options `isReply` when there has to be a conversation already; the `application` or the project that the message is about
 * @throws WithYourselfError
 * @throws MemberNotFoundError
 * @throws NotConnectedError
 */
export async function postMessage(
  { member, effect, body, newId, saveForReplay }: Sending,
  otherId: string,
  {
    isReply = false,
    application,
    projectId,
  }: {
    isReply?: boolean;
    application?: ApplicationReference | undefined;
    projectId?: string | undefined;
  } = {},
): Promise<{ conversation: ConversationItem; message: MessageItem; card: MemberSummary }> {
  if (otherId === member._id) throw new WithYourselfError();
  const [card, relation] = await Promise.all([readCard(member, otherId), readRelation(member._id, otherId)]);
  if (!card) throw new MemberNotFoundError();
  const conversationId = conversationIdOf(member._id, otherId);
  const owner = { memberId: member._id, newId };
  const sent = await sendMessage(effect, {
    conversationId,
    senderId: member._id,
    text: body.text,
    attachments: await storeAttachments(effect, body.attachments, { conversationId }, owner),
    application,
    projectId,
    isReply,
    isConnected: relation?.state === 'connected',
    saveForReplay,
  });
  return { ...sent, card };
}
