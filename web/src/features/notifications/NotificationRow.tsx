import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../../shared/model/notification.ts';
import { notificationScreens as screenTexts } from '../../../../shared/texts/notifications/notification-screens.ts';
import { notifications as texts } from '../../../../shared/texts/notifications/notifications.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { IconCheck, IconDelete } from '../../theme/icons.ts';
import classes from './NotificationRow.module.css';
import { RequestControls } from './RequestControls.tsx';
import { SubjectPreview } from './SubjectPreview.tsx';
import { subjectOf } from './subject.ts';

interface NotificationRowProps {
  notification: Notification;
  onRead: (notificationId: string) => void;
  onRemove: (notificationId: string) => void;
}

const isSame = (one: NotificationRowProps, other: NotificationRowProps) =>
  one.notification === other.notification;

/**
 * One notification: who, what, when, and what it is about. All of it leads there and marks it as read; beside it stand
 * the controls. Drawn anew only when it has changed itself.
 */
export const NotificationRow = memo(({ notification, onRead, onRemove }: NotificationRowProps) => {
  const { _id, type, read, createdAt, sender, content } = notification;
  const link = useRef<HTMLAnchorElement>(null);
  const markRead = () => {
    if (!read) onRead(_id);
  };
  return (
    <li className={classes.row} data-unread={!read}>
      <MemberAvatar member={sender} />
      <div className={classes.words}>
        <Link ref={link} to={subjectOf(notification)} className={classes.link} onClick={markRead}>
          {!read && <VisuallyHidden>{screenTexts.unread} </VisuallyHidden>}
          <Sentence content={content} name={sender.name} />
        </Link>
        <p className={classes.details}>
          <RelativeTime instant={createdAt} />
        </p>
        <SubjectPreview notification={notification} />
        {type === 'connection_request' && <RequestControls sender={sender} onAnswer={markRead} />}
      </div>
      <div className={classes.controls}>
        {!read && (
          <ActionIcon
            title={screenTexts.markRead}
            aria-label={screenTexts.markReadOne(content)}
            onClick={() => {
              link.current?.focus();
              markRead();
            }}
          >
            <IconCheck size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
        <ConfirmButton
          title={texts.deleteQuestion}
          text={texts.deleteLoss(content)}
          action={texts.deleteAction}
          onConfirm={() => onRemove(_id)}
        >
          {(button) => (
            <ActionIcon
              {...button}
              variant="danger"
              title={screenTexts.delete}
              aria-label={screenTexts.deleteOne(content)}
            >
              <IconDelete size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
        </ConfirmButton>
      </div>
    </li>
  );
}, isSame);

/** What happened, with the name of who did it standing out; before it where the sentence does not start with it. */
function Sentence({ content, name }: { content: string; name: string }) {
  const rest = content.startsWith(name) ? content.slice(name.length) : ` · ${content}`;
  return (
    <>
      <strong>{name}</strong>
      {rest}
    </>
  );
}
