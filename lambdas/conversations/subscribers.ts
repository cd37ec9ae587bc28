import { UNREAD_BEFORE_MAIL } from '../../shared/limits.ts';
import type { ServerFrame } from '../../shared/model/live.ts';
import { conversationIdOf, membersIn } from '../../shared/rules/conversation-id.ts';
import { subscribe } from '../events/subscriber.ts';
import { delayed, openJob } from '../jobs/store.ts';
import { push } from '../live/push.ts';
import { mailJob } from '../mail/orders.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import { readPreferences } from '../preferences/store/preferences.ts';
import type { ProjectEvent } from '../projects/events.ts';
import { noteInTalk } from '../projects/store/applications/stages.ts';
import { idTime } from '../table/ids.ts';
import type { ConversationEvent } from './events.ts';
import { conversationMailKinds } from './mails/kinds.ts';
import { pushUnread } from './pushes/order.ts';
import { readConversation, sidesOf, unreadOf } from './store/conversations.ts';
import { readReferenced } from './store/details.ts';
import { moveEntry, setUnread } from './store/entries.ts';
import type { ConversationItem } from './store/items.ts';
import { presentMessage } from './view.ts';

const on = subscribe<ConversationEvent | ProjectEvent>();

type Changed = Extract<ConversationEvent, { type: 'conversation.changed' }>;

/** The newest state of each conversation of a batch, with its state before the batch. */
function latestOf(events: Changed[]): Changed[] {
  const latest = new Map<string, Changed>();
  for (const event of events) {
    const { _id } = event.conversation;
    // Nothing stood before a conversation that is new in this batch.
    const { before } = latest.get(_id) ?? event;
    latest.set(_id, { ...event, before });
  }
  return [...latest.values()];
}

const moveToTop = on(['conversation.changed'], async (events) => {
  const moved = latestOf(events).filter(
    ({ before, conversation }) => before?.last._id !== conversation.last._id,
  );
  await Promise.all(
    moved.flatMap(({ conversation: { _id, last, participants } }) =>
      participants.map(({ memberId }) => moveEntry(memberId, _id, last._id)),
    ),
  );
});

const hasUnread = (conversation: ConversationItem | undefined, memberId: string): boolean =>
  conversation !== undefined && unreadOf(conversation, memberId) > 0;

/** Whether anything is unread may have changed again meanwhile: what counts is how the conversation stands now. */
async function markUnread({ before, conversation }: Changed): Promise<void> {
  const { _id, participants } = conversation;
  const changed = participants.filter(
    ({ memberId }) => hasUnread(before, memberId) !== hasUnread(conversation, memberId),
  );
  if (changed.length === 0) return;
  const now = await readConversation(_id);
  await Promise.all(changed.map(({ memberId }) => setUnread(memberId, _id, hasUnread(now, memberId))));
}

/** Orders the mail to each who has something unread that they had not, for when it has stayed so for a while. */
async function orderMails({ before, conversation }: Changed): Promise<void> {
  const { _id: conversationId, last, participants } = conversation;
  for (const { memberId } of participants) {
    const { readId } = sidesOf(conversation, memberId).own;
    const isKnown = before && hasUnread(before, memberId) && sidesOf(before, memberId).own.readId === readId;
    if (isKnown || !hasUnread(conversation, memberId)) continue;
    const { types } = await readPreferences(memberId);
    if (types.message.email !== 'instant') continue;
    const order = mailJob(conversationMailKinds.unreadMessages, { memberId, conversationId, readId });
    await openJob(delayed(order, idTime(last._id) + UNREAD_BEFORE_MAIL - Date.now()));
  }
}

const countUnread = on(['conversation.changed'], async (events) => {
  await Promise.all(latestOf(events).map(markUnread));
});

const mailUnread = on(['conversation.changed'], async (events) => {
  await Promise.all(latestOf(events).map(orderMails));
});

/** A founder who writes to an applicant is in talk with them: that is an answer. */
const noteTalks = on(['conversation.changed'], async (events) => {
  const written = events.filter(
    ({ before, conversation }) =>
      conversation.applications.length > 0 && before?.last._id !== conversation.last._id,
  );
  const senders = Map.groupBy(written, ({ conversation: { last } }) => last.senderId);
  for (const [senderId, own] of senders) {
    const references = new Map(
      own.flatMap(({ conversation }) => conversation.applications.map((one) => [one.applicationId, one])),
    );
    for (const application of await readReferenced([...references.values()]))
      if (application.founderId === senderId) await noteInTalk(application);
  }
});

const dropFiles = on(['message.deleted'], async (events) => {
  for (const { conversationId, message } of events)
    if (message.attachments.length > 0)
      await dropUnlessShown({
        memberId: message.senderId,
        conversationId,
        paths: message.attachments.map(({ url }) => url),
      });
});

const pushToBoth = async (conversationId: string, frame: ServerFrame): Promise<void> =>
  void (await Promise.all(membersIn(conversationId).map((memberId) => push(memberId, frame))));

type OnMessage = Extract<ConversationEvent, { type: 'message.sent' | 'message.deleted' }>;

/** Other browsers of the sender show the message as well. */
const pushMessage = ({ type, conversationId, message }: OnMessage): Promise<void> =>
  pushToBoth(
    conversationId,
    type === 'message.sent'
      ? { type: 'message', conversationId, message: presentMessage(message) }
      : { type: 'message-deleted', conversationId, messageId: message._id },
  );

/** In the order of each conversation; no conversation waits for another. */
const pushMessages = on(['message.sent', 'message.deleted'], async (events) => {
  const byConversation = Map.groupBy(events, ({ conversationId }) => conversationId);
  await Promise.all(
    [...byConversation.values()].map(async (own) => {
      for (const event of own) await pushMessage(event);
    }),
  );
});

const pushReadMarks = on(['conversation.changed'], async (events) => {
  for (const { before, conversation } of latestOf(events))
    for (const { memberId, readId } of conversation.participants)
      if (before?.participants.some((one) => one.memberId === memberId && one.readId !== readId))
        await pushToBoth(conversation._id, {
          type: 'read',
          conversationId: conversation._id,
          memberId,
          messageId: readId,
        });
});

/** Both see in their conversation how the application stands. */
const pushStages = on(['application.moved'], async (events) => {
  const between = new Set(
    events.map(({ application: { memberId, founderId } }) => conversationIdOf(memberId, founderId)),
  );
  await Promise.all(
    [...between].map((conversationId) => pushToBoth(conversationId, { type: 'application', conversationId })),
  );
});

export const conversationSubscribers = [
  moveToTop,
  countUnread,
  mailUnread,
  noteTalks,
  pushUnread,
  dropFiles,
  pushMessages,
  pushReadMarks,
  pushStages,
];
