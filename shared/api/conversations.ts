import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, paging } from '../model/common.ts';
import { conversation, conversationId, message, newConversation, newMessage } from '../model/conversation.ts';
import { resource, route } from './route.ts';

const conversationParam = () => z.object({ conversationId });

/** Conversations of two members, and their messages. */
export const conversations = resource('conversations', {
  /** Two members have one conversation: if there is one already, the message is added to it. */
  start: route({
    method: 'POST',
    path: '/conversations',
    auth: 'member',
    uses: 'messages',
    body: newConversation,
    answer: () => z.strictObject({ conversation: conversation(), message: message() }),
    status: 201,
    bodyBytes: limits.BODY_WITH_PICTURES_BYTES,
  }),
  /** Newest first, with the number of conversations with something unread, 100 at most, in `x-unread-count`. */
  list: route({
    method: 'GET',
    path: '/conversations',
    auth: 'member',
    query: () =>
      paging(limits.CONVERSATIONS_PAGE, limits.CONVERSATIONS_PAGE_MAX).extend({
        archived: z.enum(['true', 'false']).default('false'),
      }),
    answer: () => z.array(conversation()),
    conditional: true,
  }),
  get: route({
    method: 'GET',
    path: '/conversations/{conversationId}',
    auth: 'member',
    params: conversationParam,
    answer: conversation,
  }),
  /** Newest first; with `search`, those that hold its words, of which a page may hold few or none before the last. */
  messages: route({
    method: 'GET',
    path: '/conversations/{conversationId}/messages',
    auth: 'member',
    params: conversationParam,
    query: () =>
      paging(limits.MESSAGES_PAGE, limits.MESSAGES_PAGE_MAX).extend({
        search: z.string().max(limits.QUERY_MAX).default(''),
      }),
    answer: () => z.array(message()),
  }),
  send: route({
    method: 'POST',
    path: '/conversations/{conversationId}/messages',
    auth: 'member',
    uses: 'messages',
    params: conversationParam,
    body: newMessage,
    answer: message,
    status: 201,
    bodyBytes: limits.BODY_WITH_PICTURES_BYTES,
  }),
  deleteMessage: route({
    method: 'DELETE',
    path: '/conversations/{conversationId}/messages/{messageId}',
    auth: 'member',
    params: () => z.object({ conversationId, messageId: id }),
    answer: message,
  }),
  markRead: route({
    method: 'PUT',
    path: '/conversations/{conversationId}/read',
    auth: 'member',
    params: conversationParam,
    body: () => z.object({ messageId: id }),
    answer: () => z.strictObject({ unread: z.number() }),
  }),
  setArchived: route({
    method: 'PUT',
    path: '/conversations/{conversationId}/archive',
    auth: 'member',
    params: conversationParam,
    body: () => z.object({ archived: z.boolean() }),
    answer: conversation,
  }),
});
