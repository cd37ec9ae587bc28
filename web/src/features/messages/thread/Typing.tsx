import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { useTyping } from '../../../entities/conversation/typing.ts';
import classes from './Typing.module.css';

/** Says that the other one is typing. It keeps its room, so that nothing moves when they begin. */
export function Typing({ conversationId, name }: { conversationId: string; name: string }) {
  return <p className={classes.typing}>{useTyping(conversationId) && texts.typing(name)}</p>;
}
