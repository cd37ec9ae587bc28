import type { Attachment } from '../../../shared/model/attachment.ts';
import type { IndexKey } from '../../table/key.ts';

/** One of the two members of a conversation, with what is counted of them. */
export interface Participant {
  memberId: string;
  /** Messages that they have sent, deleted ones included. */
  sent: number;
  /** Messages of the other that they have read. */
  seen: number;
  /** The newest message that they have read; "" before the first. */
  readId: string;
}

/** Names an application between the two members. */
export interface ApplicationReference {
  projectId: string;
  /** `_id` of the application. */
  applicationId: string;
}

/** A conversation: what changes with each message, as one item. */
export interface ConversationItem {
  _id: string;
  participants: Participant[];
  /** The newest message, its text shortened. */
  last: Message;
  /** Oldest first. */
  applications: ApplicationReference[];
  /** Projects in which one of the two has told the other that they are interested, oldest first. */
  projectIds?: string[];
  /** Counts the changes, so that each is made to the conversation as it was read. */
  version: number;
}

export interface Message {
  /** Ends in its number in the conversation. */
  _id: string;
  senderId: string;
  text: string;
  attachments: Attachment[];
  /** Taken back by its sender: it keeps its place, without text and files. */
  isDeleted?: true;
}

export interface MessageItem extends Message {
  /** How many messages its sender has sent, this one included, and how many the other had sent before. */
  sentBySender: number;
  sentByOther: number;
}

/** A conversation in the list of one of its members: the index has it at its newest message. */
export interface EntryItem extends IndexKey {
  conversationId: string;
}

/** Stands while a member has something unread in a conversation. */
export interface UnreadItem {
  conversationId: string;
}
