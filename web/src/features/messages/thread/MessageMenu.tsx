import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Message } from '../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx';
import type { MenuOpener } from '../../../components/menus/MenuButton.tsx';
import { OpenMenu } from '../../../components/menus/OpenMenu.tsx';
import { useMessageActions } from '../../../entities/conversation/use-message-actions.ts';
import { IconCopy, IconDelete } from '../../../theme/icons.ts';

export interface MessageMenuProps {
  conversationId: string;
  message: Message;
  isOwn: boolean;
  button: MenuOpener;
}

/** Copy and delete. */
export default function MessageMenu({ conversationId, message, isOwn, button }: MessageMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { copy, remove } = useMessageActions(conversationId, message);
  return (
    <>
      <OpenMenu opener={opener} button={button}>
        {message.text !== '' && (
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
            {texts.copy}
          </Menu.Item>
        )}
        {isOwn && (
          <Menu.Item
            leftSection={<IconDelete size={18} />}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {texts.delete}
          </Menu.Item>
        )}
      </OpenMenu>
      {isAsking && (
        <ConfirmDialog
          title={texts.deleteQuestion}
          text={texts.deleteLoss}
          action={texts.delete}
          onConfirm={remove}
          onClose={() => {
            setAsking(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
