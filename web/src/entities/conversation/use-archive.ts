import { useQueryClient } from '@tanstack/react-query';
import { thread as texts } from '../../../../shared/texts/conversations/conversation-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { putConversation } from './conversation-cache.ts';

/** Archives a conversation for the viewer, or takes that back. */
export function useArchive(conversationId: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.conversations.setArchived, {
    outlasts: { sets: `archived ${conversationId}` },
    onSuccess(conversation) {
      putConversation(client, conversation);
      toast.success(conversation.archived ? texts.archived : texts.unarchived);
    },
    onError: (error) => toast.error(messageOf(error, texts.archiveFailed)),
  });
  return {
    isPending,
    setArchived: (archived: boolean) => mutate({ params: { conversationId }, body: { archived } }),
  };
}
