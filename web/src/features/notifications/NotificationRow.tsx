import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Button, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationGroup } from '../../../../shared/model/notification.ts';
import { notificationPath } from '../../../../shared/rules/notifications/path.ts';
import { notificationScreens as texts } from '../../../../shared/texts/notifications/notification-screens.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { MenuButton } from '../../components/menus/MenuButton.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { TO_COMMENT } from '../../entities/comment/to-comment.ts';
import { MessageLink } from '../../entities/conversation/MessageLink.tsx';
import { paths } from '../../router/paths.ts';
import { Faces } from './Faces.tsx';
import classes from './NotificationRow.module.css';
import { RequestControls } from './RequestControls.tsx';
import { Sentence } from './Sentence.tsx';
import { SubjectPreview } from './SubjectPreview.tsx';

interface NotificationRowProps {
  notification: NotificationGroup;
  onRead: (notificationId: string) => void;
  onRemove: (notificationId: string) => void;
}

const NotificationMenu = lazyPart(() => import('./NotificationMenu.tsx'));

const isSame = (one: NotificationRowProps, other: NotificationRowProps) =>
  one.notification === other.notification;

/**
 * One row: who, what, when, and what it is about. All of it leads there and marks it as read; beside it stand the
 * controls. Drawn anew only when it has changed itself.
 */
export const NotificationRow = memo(({ notification, onRead, onRemove }: NotificationRowProps) => {
  const { _id, type, read, createdAt, sender, actors, content, post } = notification;
  const markRead = () => {
    if (!read) onRead(_id);
  };
  return (
    <li className={classes.row} data-unread={!read}>
      <Faces actors={actors} />
      <div className={classes.words}>
        <Link to={notificationPath(notification)} className={classes.link} onClick={markRead}>
          {!read && <VisuallyHidden>{texts.unread} </VisuallyHidden>}
          <Sentence notification={notification} />
        </Link>
        <p className={classes.details}>
          <RelativeTime instant={createdAt} />
        </p>
        <SubjectPreview notification={notification} />
        {type === 'connection_request' && <RequestControls sender={sender} onAnswer={markRead} />}
        {type === 'connection_accepted' && (
          <div className={classes.answer}>
            <MessageLink to={sender} isFirst size="sm" onClick={markRead} />
          </div>
        )}
        {type === 'post_comment' && post && (
          <div className={classes.answer}>
            <Button
              component={Link}
              to={`${paths.post(post._id)}${TO_COMMENT}`}
              variant="default"
              size="sm"
              aria-label={texts.replyTo(sender.name)}
              onClick={markRead}
            >
              {texts.reply}
            </Button>
          </div>
        )}
      </div>
      <MenuButton
        label={texts.actions(content)}
        className={classes.controls}
        preload={NotificationMenu.preload}
      >
        {(button) => (
          <NotificationMenu
            type={type}
            content={content}
            isRead={read}
            onRead={markRead}
            onRemove={() => onRemove(_id)}
            button={button}
          />
        )}
      </MenuButton>
    </li>
  );
}, isSame);
