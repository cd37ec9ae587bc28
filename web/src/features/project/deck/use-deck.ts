import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadRefusal } from '../../../../../shared/rules/upload-kinds.ts';
import { deckScreens as texts } from '../../../../../shared/texts/decks/deck-screens.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';

const failedWith = (sentence: string) => (error: Error) => void toast.error(messageOf(error, sentence));

/** Reads a deck as the server has it now. */
function useRefresh(projectId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(api.decks.get, { params: { projectId } });
  return () => client.invalidateQueries({ queryKey });
}

/** Opens the deck of a project, which is noted for its founder. */
export function useOpenDeck(projectId: string) {
  const { mutate, isPending } = useSend(api.decks.open, {
    // It is saved under its name: the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: failedWith(texts.openFailed),
  });
  return { isOpening: isPending, open: () => mutate({ params: { projectId } }) };
}

/** Uploads a deck, in the place of the one before if there is one. */
export function useUploadDeck(projectId: string) {
  const refresh = useRefresh(projectId);
  const [sending, setSending] = useState<{ name: string; progress: number }>();
  const end = () => setSending(undefined);
  const { mutate } = useSend(api.decks.set, {
    async onSuccess({ message }) {
      await refresh();
      end();
      toast.success(message);
    },
    onError(error) {
      end();
      failedWith(texts.uploadFailed)(error);
    },
  });
  const upload = async (file: File) => {
    const refusal = uploadRefusal('deck', file.type, file.size);
    if (refusal) {
      toast.error(refusal);
      return;
    }
    const { name } = file;
    setSending({ name, progress: 0 });
    try {
      const { upload: send } = await import('../../../api/upload.ts');
      const path = await send(file, 'deck', { onProgress: (progress) => setSending({ name, progress }) });
      mutate({ params: { projectId }, body: { file: path, name } });
    } catch (error) {
      end();
      toast.error(messageOf(error, texts.uploadFailed));
    }
  };
  return { sending, upload };
}

/** Deletes the deck of a project of one's own. */
export function useRemoveDeck(projectId: string) {
  const refresh = useRefresh(projectId);
  const { mutate, isPending } = useSend(api.decks.remove, {
    onSuccess({ message }) {
      void refresh();
      toast.success(message);
    },
    onError: failedWith(texts.changeFailed),
  });
  return { isRemoving: isPending, remove: () => mutate({ params: { projectId } }) };
}

/** Shares the deck of a project of one's own with somebody, or no longer. */
export function useShareDeck(projectId: string) {
  const refresh = useRefresh(projectId);
  const onError = failedWith(texts.changeFailed);
  const onSuccess = ({ message }: { message: string }) => {
    void refresh();
    toast.success(message);
  };
  const add = useSend(api.decks.addReader, { onSuccess, onError });
  const remove = useSend(api.decks.removeReader, { onSuccess, onError });
  return {
    isChanging: add.isPending || remove.isPending,
    share: (memberId: string) => add.mutate({ params: { projectId, memberId } }),
    stop: (memberId: string) => remove.mutate({ params: { projectId, memberId } }),
  };
}
