import { memo } from 'react';
import type { Message } from '../../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../../shared/texts/conversations/conversation-screens.ts';
import { LinkedText } from '../../../../components/text/LinkedText.tsx';
import { Attachments } from '../../../../entities/attachment/Attachments.tsx';
import { momentOf, timeOf } from '../moments.ts';
import { MessageActions } from './MessageActions.tsx';
import classes from './MessageRow.module.css';

interface MessageRowProps {
  conversationId: string;
  message: Message;
  isOwn: boolean;
  /** Of the other member. */
  name: string;
  /** Whether the next one is of the same sender, soon after. */
  goesOn: boolean;
  /** Whether it is the newest own one that the other has read. */
  isRead: boolean;
  /** Whether the viewer has looked for it. */
  isSought: boolean;
}

/** One message: the words, what came with them, when, and what can be done with it. Own ones stand right. */
export const MessageRow = memo(
  ({ conversationId, message, isOwn, name, goesOn, isRead, isSought }: MessageRowProps) => {
    const { text, attachments, createdAt, deleted } = message;
    return (
      <div
        className={classes.row}
        data-own={isOwn}
        data-goes-on={goesOn}
        aria-current={isSought ? 'true' : undefined}
      >
        <div className={classes.line}>
          <div className={classes.message}>
            {isOwn && <span className={classes.spoken}>{texts.you}</span>}
            {deleted && <p className={classes.deleted}>{texts.deleted}</p>}
            {attachments.length > 0 && <Attachments attachments={attachments} />}
            {text !== '' && (
              <p className={classes.words} dir="auto">
                <LinkedText>{text}</LinkedText>
              </p>
            )}
          </div>
          {!deleted && <MessageActions {...{ conversationId, message, isOwn, name }} />}
        </div>
        {(!goesOn || isRead) && (
          <p className={classes.facts}>
            <time dateTime={createdAt} title={momentOf(createdAt)}>
              {timeOf(createdAt)}
            </time>
            {isRead && <span>{texts.read}</span>}
          </p>
        )}
      </div>
    );
  },
);
