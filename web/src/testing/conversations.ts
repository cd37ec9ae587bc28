import type { Conversation, Message } from '../../../shared/model/conversation.ts';
import { conversationIdOf } from '../../../shared/rules/conversation-id.ts';
import { daniel, maya } from './people.ts';

export const conversationId = conversationIdOf(maya._id, daniel._id);

/** The nth message of a conversation, of a minute after the one before. */
export const messageOf = (nth: number, senderId: string, text: string): Message => ({
  _id: `message${String(nth).padStart(9, '0')}`,
  senderId,
  text,
  attachments: [],
  createdAt: new Date(Date.UTC(2026, 0, 5, 9, nth)).toISOString(),
  deleted: false,
});

/** Daniel's question and Maya's answer, which he has not read. */
export const question = messageOf(1, daniel._id, 'How many farmers?');
export const answer = messageOf(2, maya._id, 'Twelve, see https://tidewise.example/farmers');

/** Maya's conversation with Daniel, all of it read. */
export const conversation: Conversation = {
  _id: conversationId,
  member: daniel,
  lastMessage: answer,
  unread: 0,
  readByOther: question._id,
  readByMe: question._id,
  archived: false,
  muted: false,
  applications: [],
  projects: [],
  updatedAt: answer.createdAt,
};
