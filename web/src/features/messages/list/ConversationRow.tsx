import { Badge } from '@mantine/core';
import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import type { Conversation } from '../../../../../shared/model/conversation.ts';
import {
  conversationList as texts,
  thread,
} from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { formatted } from '../../../components/text/count.ts';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { ApplicationChip } from '../../../entities/conversation/ApplicationChip.tsx';
import { isAnnounced } from '../../../entities/conversation/conversation-feed.ts';
import { lineOf } from '../../../entities/conversation/last-line.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { paths } from '../../../router/paths.ts';
import classes from './ConversationRow.module.css';

/** What was said last, in one line. */
function LastLine({ conversation: { lastMessage, member } }: { conversation: Conversation }) {
  if (!lastMessage) return null;
  const line = lineOf(lastMessage);
  return <p className={classes.last}>{lastMessage.senderId === member._id ? line : texts.own(line)}</p>;
}

/** A conversation in the list: with whom, what was said last and when, how much is unread, and what it is about. */
export const ConversationRow = memo(
  ({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) => {
    const { _id, member, unread, muted, applications, projects, updatedAt } = conversation;
    const [application, project] = [applications.at(-1), projects.at(-1)];
    return (
      <li>
        <NavLink
          to={paths.conversation(_id)}
          className={classes.row}
          data-unread={isAnnounced(conversation)}
          aria-current={isOpen ? 'page' : 'false'}
        >
          <MemberAvatar member={member} />
          <div className={classes.words}>
            <div className={classes.line}>
              <span className={classes.name}>{member.name}</span>
              <span className={classes.time}>
                <RelativeTime instant={updatedAt} />
              </span>
            </div>
            <div className={classes.line}>
              <LastLine conversation={conversation} />
              {muted && <span className={classes.time}>{texts.muted}</span>}
              {isAnnounced(conversation) && (
                <span className={classes.unread}>
                  <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                  <span className={classes.spoken}>{texts.unread(formatted(unread))}</span>
                </span>
              )}
            </div>
            {application && <ApplicationChip application={application} />}
            {!application && project && <Badge variant="muted">{thread.interest(project.name)}</Badge>}
          </div>
        </NavLink>
      </li>
    );
  },
);
