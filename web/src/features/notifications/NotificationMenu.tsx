import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import type { NotificationType } from '../../../../shared/model/notification-type.ts';
import { choosable } from '../../../../shared/rules/notifications/mail-choices.ts';
import { notificationScreens as screenTexts } from '../../../../shared/texts/notifications/notification-screens.ts';
import { notifications as texts } from '../../../../shared/texts/notifications/notifications.ts';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import type { MenuOpener } from '../../components/menus/MenuButton.tsx';
import { OpenMenu } from '../../components/menus/OpenMenu.tsx';
import { IconCheck, IconDelete, IconMute } from '../../theme/icons.ts';
import { FewerOfThese } from './FewerOfThese.tsx';

export interface NotificationMenuProps {
  type: NotificationType;
  content: string;
  isRead: boolean;
  onRead: () => void;
  onRemove: () => void;
  button: MenuOpener;
}

/** What can be done with a row: mark it as read, choose to be told of less, delete it. */
export default function NotificationMenu({
  type,
  content,
  isRead,
  onRead,
  onRemove,
  button,
}: NotificationMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const kind = choosable(type);
  return (
    <>
      <OpenMenu opener={opener} button={button}>
        {!isRead && (
          <Menu.Item
            leftSection={<IconCheck size={18} />}
            onClick={() => {
              onRead();
              opener.current?.focus();
            }}
          >
            {screenTexts.markRead}
          </Menu.Item>
        )}
        {kind && (
          <Menu.Item
            leftSection={<IconMute size={18} />}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            {screenTexts.fewer}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconDelete size={18} />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {screenTexts.delete}
        </Menu.Item>
      </OpenMenu>
      {kind && isChoosing && (
        <FewerOfThese
          kind={kind}
          onClose={() => {
            setChoosing(false);
            opener.current?.focus();
          }}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.deleteQuestion}
          text={texts.deleteLoss(content)}
          action={texts.deleteAction}
          onConfirm={onRemove}
          onClose={() => {
            setAsking(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
