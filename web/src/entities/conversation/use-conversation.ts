import { useQuery } from '@tanstack/react-query';
import { conversationQuery } from './conversation-queries.ts';
import { CONVERSATION_REFRESH } from './refresh.ts';

/** One conversation, asked for again as long as it is open; null as long as nobody has written. */
export const useConversation = (conversationId: string) =>
  useQuery({ ...conversationQuery(conversationId), ...CONVERSATION_REFRESH });
