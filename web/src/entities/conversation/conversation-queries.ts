import { queryOptions } from '@tanstack/react-query';
import { MESSAGES_PAGE_MAX } from '../../../../shared/limits.ts';
import type { Conversation } from '../../../../shared/model/conversation.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { nextCursor } from '../../api/link-header.ts';
import { keyOf } from '../../api/queries.ts';
import type { SendOptions } from '../../api/send.ts';
import { type ConversationFeed, withNewest as withNewestRows } from './conversation-feed.ts';
import { type MessagePage, reachesBack, type Thread, withNewest } from './thread.ts';

const inputOf = (archived: boolean) => (archived ? ({ query: { archived: 'true' } } as const) : undefined);

/** The list that a member has, or the archived one. */
export const feedKey = (archived: boolean): unknown[] => keyOf(api.conversations.list, inputOf(archived));

/** One page of the list, with the number of conversations with something unread, which comes in a header. */
export async function readFeed(archived: boolean, options: SendOptions): Promise<ConversationFeed> {
  const { data, headers } = await api.conversations.list.answer(inputOf(archived), options);
  return { rows: data, unread: Number(headers.get('x-unread-count')), next: nextCursor(headers) };
}

/** The list of conversations. Asked again, it reads the first page only, however far down the list was loaded. */
export const feedQuery = (archived: boolean) =>
  queryOptions({
    queryKey: feedKey(archived),
    queryFn: async ({ client, signal }) => {
      const newest = await readFeed(archived, { signal });
      return withNewestRows(client.getQueryData<ConversationFeed>(feedKey(archived)), newest);
    },
  });

export const conversationKey = (conversationId: string): unknown[] =>
  keyOf(api.conversations.get, { params: { conversationId } });

/** One conversation; null as long as nobody has written. */
export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: conversationKey(conversationId),
    queryFn: async ({ signal }): Promise<Conversation | null> => {
      try {
        return (await api.conversations.get.answer({ params: { conversationId } }, { signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export const threadKey = (conversationId: string): unknown[] =>
  keyOf(api.conversations.messages, { params: { conversationId } });

/** Reads a page of messages, newest first: the last ones, or those behind a cursor, of which many come at a time. */
export async function readMessages(conversationId: string, options: SendOptions): Promise<MessagePage> {
  const query = options.cursor === undefined ? undefined : { limit: MESSAGES_PAGE_MAX };
  const { data, headers } = await api.conversations.messages.answer(
    { params: { conversationId }, ...(query && { query }) },
    options,
  );
  return { rows: data, next: nextCursor(headers) };
}

/**
 * The messages of a conversation. Asked again, it reads the newest ones only, and as many pages as it takes to meet what
 * is known: nobody who reads further up loses their place.
 */
export const threadQuery = (conversationId: string) =>
  queryOptions({
    queryKey: threadKey(conversationId),
    queryFn: async ({ client, signal }) => {
      const known = () => client.getQueryData<Thread>(threadKey(conversationId));
      let page = await readMessages(conversationId, { signal });
      while (!reachesBack(known(), page)) {
        const more = await readMessages(conversationId, { signal, cursor: page.next });
        page = { rows: [...page.rows, ...more.rows], next: more.next };
      }
      return withNewest(known(), page);
    },
    // Rows that are the same stay the same objects already.
    structuralSharing: false,
  });
