import type { Message } from '../../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../../shared/texts/conversations/conversation-screens.ts';
import { TextButton } from '../../../../components/layout/TextLink.tsx';
import { LinkedText } from '../../../../components/text/LinkedText.tsx';
import type { Participant } from '../../../../entities/conversation/participant.ts';
import { momentOf } from '../moments.ts';
import classes from '../Search.module.css';

interface FoundMessageProps {
  message: Message;
  member: Participant;
  /** Shows it where it was written. */
  onShow: () => void;
}

/** A message that was looked for: who wrote it and when, its words, and the way to where it was written. */
export function FoundMessage({ message, member, onShow }: FoundMessageProps) {
  const { senderId, createdAt, text } = message;
  return (
    <li className={classes.found}>
      <p className={classes.facts}>
        <span className={classes.name}>{senderId === member._id ? member.name : texts.you}</span>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </p>
      <p className={classes.words} dir="auto">
        <LinkedText>{text}</LinkedText>
      </p>
      <p className={classes.way}>
        <TextButton onClick={onShow}>{texts.showFound}</TextButton>
      </p>
    </li>
  );
}
