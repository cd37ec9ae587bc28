import { MESSAGE_ATTACHMENTS_MAX, MESSAGE_MAX } from '../../limits.ts';

/** What the calls of conversations answer. */
export const conversations = {
  notFound: 'Conversation not found',
  messageNotFound: 'Message not found',
  notConnected: 'You can write to each other once you are connected',
  withYourself: 'You cannot write to yourself',
  textRequired: 'Please write something',
  textTooLong: `A message can have at most ${MESSAGE_MAX.toLocaleString('en')} characters`,
  tooManyAttachments: `You can add at most ${MESSAGE_ATTACHMENTS_MAX} files to a message`,
  ownOnly: 'You can only delete your own messages',
} as const;
