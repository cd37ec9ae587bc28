import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { Conversation } from '../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { useArchive } from '../../../entities/conversation/use-archive.ts';
import { IconArchive, IconUnarchive } from '../../../theme/icons.ts';

/** Puts a conversation away until there is something new in it, or gets it back. */
export function ArchiveButton({ conversation: { _id, archived } }: { conversation: Conversation }) {
  const { isPending, setArchived } = useArchive(_id);
  const label = archived ? texts.unarchive : texts.archive;
  const Icon = archived ? IconUnarchive : IconArchive;
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && setArchived(!archived)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
