import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../shared/texts/conversations/conversation-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changeMessage } from './conversation-cache.ts';

/** Copies a message, or deletes one's own: it is gone at once, and back again if the call fails. */
export function useMessageActions(conversationId: string, message: Message) {
  const client = useQueryClient();
  const { mutate } = useSend(api.conversations.deleteMessage, {
    outlasts: {},
    onMutate: () =>
      changeMessage(client, conversationId, { ...message, text: '', attachments: [], deleted: true }),
    onSuccess: (deleted) => changeMessage(client, conversationId, deleted),
    onError(error) {
      changeMessage(client, conversationId, message);
      toast.error(messageOf(error, texts.deleteFailed));
    },
  });
  return {
    remove: () => mutate({ params: { conversationId, messageId: message._id } }),
    async copy() {
      try {
        await navigator.clipboard.writeText(message.text);
        toast.success(texts.copied);
      } catch {
        toast.error(texts.copyFailed);
      }
    },
  };
}
