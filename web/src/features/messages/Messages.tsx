import { useParams } from 'react-router-dom';
import { conversationList as texts } from '../../../../shared/texts/conversations/conversation-screens.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import classes from './Messages.module.css';
import { ThreadScreen } from './ThreadScreen.tsx';

/** The viewer's conversations, and the one that is open: side by side, on small screens one at a time. */
export default function Messages() {
  const { conversationId } = useParams();
  return (
    <div className={classes.columns} data-open={conversationId !== undefined}>
      <div className={classes.list}>
        <ConversationList openId={conversationId} />
      </div>
      <div className={classes.thread}>
        {conversationId === undefined ? (
          <div className={classes.hint}>
            <EmptyState heading={<h2>{texts.choose}</h2>} text={texts.chooseHint} />
          </div>
        ) : (
          <ThreadScreen key={conversationId} conversationId={conversationId} />
        )}
      </div>
    </div>
  );
}
