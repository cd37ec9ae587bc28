import { conversations as texts } from '../../../shared/texts/conversations/conversations.ts';
import { errorClasses } from '../../http/errors.ts';

export const {
  ConversationNotFoundError,
  MessageNotFoundError,
  NotConnectedError,
  WithYourselfError,
  NotOwnMessageError,
} = errorClasses({
  ConversationNotFoundError: [404, 'NOT_FOUND', texts.notFound],
  MessageNotFoundError: [404, 'NOT_FOUND', texts.messageNotFound],
  NotConnectedError: [403, 'NOT_CONNECTED', texts.notConnected],
  WithYourselfError: [400, 'INVALID', texts.withYourself],
  NotOwnMessageError: [403, 'FORBIDDEN', texts.ownOnly],
});
