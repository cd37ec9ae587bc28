import type { Attachment } from '../../../../shared/model/attachment.ts';
import type { Message } from '../../../../shared/model/conversation.ts';
import {
  conversationList as texts,
  thread,
} from '../../../../shared/texts/conversations/conversation-screens.ts';

const KINDS: Record<Attachment['kind'], string> = {
  image: texts.photo,
  video: texts.video,
  document: texts.document,
};

/** What a file is. */
export const kindOfFile = ({ kind }: Attachment): string => KINDS[kind];

/** One line about a message: its words, else what came with it. */
export function lineOf({
  text,
  attachments,
  deleted,
}: Pick<Message, 'text' | 'attachments' | 'deleted'>): string {
  if (deleted) return thread.deleted;
  const [first] = attachments;
  return text || (first ? kindOfFile(first) : '');
}
