import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx';
import { useMessageActions } from '../../../entities/conversation/use-message-actions.ts';
import { IconCopy, IconDelete } from '../../../theme/icons.ts';
import classes from './MessageActions.module.css';

export interface MessageMenuProps {
  conversationId: string;
  message: Message;
  isOwn: boolean;
  /** How the button looks that opens it. */
  button: ActionIconProps & { 'aria-label': string; children: ReactNode };
}

/** Copy and delete. Its code comes with the first press of the button, so it opens as soon as it is there. */
export default function MessageMenu({ conversationId, message, isOwn, button }: MessageMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { copy, remove } = useMessageActions(conversationId, message);
  useEffect(() => {
    // The focus goes back to the button when the menu closes, so it has to be there first.
    opener.current?.focus();
    setOpen(true);
  }, []);
  return (
    <>
      <Menu
        // Its empty element is no menu item, which is what a menu may hold.
        withInitialFocusPlaceholder={false}
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        radius="lg"
        classNames={{ item: classes.item, dropdown: classes.dropdown }}
      >
        <Menu.Target>
          <ActionIcon ref={opener} {...button} />
        </Menu.Target>
        <Menu.Dropdown>
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
        </Menu.Dropdown>
      </Menu>
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
