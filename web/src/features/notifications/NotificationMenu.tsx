import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { notificationScreens as screenTexts } from '../../../../shared/texts/notifications/notification-screens.ts';
import { notifications as texts } from '../../../../shared/texts/notifications/notifications.ts';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import type { MenuOpener } from '../../components/menus/MenuButton.tsx';
import { OpenMenu } from '../../components/menus/OpenMenu.tsx';
import { paths } from '../../router/paths.ts';
import { IconCheck, IconDelete, IconMute } from '../../theme/icons.ts';

export interface NotificationMenuProps {
  content: string;
  isRead: boolean;
  onRead: () => void;
  onRemove: () => void;
  button: MenuOpener;
}

/** What can be done with a row: mark it as read, choose to be told of less, delete it. */
export default function NotificationMenu({
  content,
  isRead,
  onRead,
  onRemove,
  button,
}: NotificationMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
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
        <Menu.Item
          component={Link}
          to={`${paths.settings}#notifications`}
          leftSection={<IconMute size={18} />}
        >
          {screenTexts.fewer}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDelete size={18} />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {screenTexts.delete}
        </Menu.Item>
      </OpenMenu>
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
