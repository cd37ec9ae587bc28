import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Message } from '../../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../../shared/texts/conversations/conversation-screens.ts';
import { reportDialog } from '../../../../../../shared/texts/reports/report-screens.ts';
import { ConfirmDialog } from '../../../../components/feedback/ConfirmDialog.tsx';
import { lazyPart } from '../../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../../components/feedback/OverlayBoundary.tsx';
import type { MenuOpener } from '../../../../components/menus/MenuButton.tsx';
import { OpenMenu } from '../../../../components/menus/OpenMenu.tsx';
import { useMessageActions } from '../../../../entities/conversation/use-message-actions.ts';
import { IconCopy, IconDelete, IconReport } from '../../../../theme/icons.ts';

export interface MessageMenuProps {
  conversationId: string;
  message: Message;
  isOwn: boolean;
  /** Of the other member. */
  name: string;
  button: MenuOpener;
}

const ReportDialog = lazyPart(() => import('../../../../entities/report/ReportDialog.tsx'));

/** Copy, and delete one's own or report the other's. */
export default function MessageMenu({ conversationId, message, isOwn, name, button }: MessageMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const endReport = () => {
    setReporting(false);
    opener.current?.focus();
  };
  const { copy, remove } = useMessageActions(conversationId, message);
  return (
    <>
      <OpenMenu opener={opener} button={button}>
        {message.text !== '' && (
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
            {texts.copy}
          </Menu.Item>
        )}
        {!isOwn && (
          <Menu.Item
            leftSection={<IconReport size={18} />}
            aria-haspopup="dialog"
            onClick={() => setReporting(true)}
          >
            {reportDialog.title('message', name)}
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
      {isReporting && (
        <OverlayBoundary onClose={endReport}>
          <ReportDialog
            thing={{ kind: 'message', id: message._id, conversationId }}
            name={name}
            onClose={endReport}
          />
        </OverlayBoundary>
      )}
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
