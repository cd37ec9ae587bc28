import { useState } from 'react';
import type { Conversation } from '../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../shared/texts/conversations/conversation-screens.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import type { About } from '../../entities/conversation/address.ts';
import { startOf } from '../../entities/conversation/outbox.ts';
import type { Participant } from '../../entities/conversation/participant.ts';
import { useMarkRead } from '../../entities/conversation/use-mark-read.ts';
import { useOutbox } from '../../entities/conversation/use-outbox.ts';
import { useThread } from '../../entities/conversation/use-thread.ts';
import { usePageTitle } from '../../router/page-title.ts';
import { Composer } from './composer/Composer.tsx';
import { Obstacle } from './composer/Obstacle.tsx';
import { useObstacle } from './composer/use-obstacle.ts';
import { FirstMessage } from './thread/FirstMessage.tsx';
import { MessageList } from './thread/MessageList.tsx';
import { NewsAloud } from './thread/NewsAloud.tsx';
import { ThreadHeader } from './thread/ThreadHeader.tsx';
import { MessagesSkeleton } from './thread/ThreadSkeleton.tsx';
import { Typing } from './thread/Typing.tsx';

const Search = lazyPart(() => import('./thread/Search.tsx'));

interface ThreadProps {
  conversationId: string;
  /** Null as long as nobody has written. */
  conversation: Conversation | null;
  member: Participant;
  /** What the viewer came to write about. */
  about: About;
}

/** What two members write to each other: who the other is, the messages, and where to write the next one. */
export function Thread({ conversationId, conversation, member, about }: ThreadProps) {
  usePageTitle(member.name);
  const outbox = useOutbox(conversationId);
  const { thread, failed, retry, older } = useThread(conversationId, conversation, outbox.isSending);
  const [isSearching, setSearching] = useState(false);
  const [soughtId, setSoughtId] = useState<string>();
  // Where the unread ones began stays to be seen as long as the conversation is open.
  const [[readAtOpening, unreadAtOpening]] = useState(() =>
    conversation && conversation.unread > 0
      ? ([conversation.readByMe ?? '', conversation.unread] as const)
      : ([undefined, 0] as const),
  );
  useMarkRead(conversation, thread);
  const obstacle = useObstacle(conversation, member, about);
  const isEmpty = thread?.rows.length === 0 && outbox.waiting.length === 0;
  return (
    <>
      <ThreadHeader
        member={member}
        conversation={conversation}
        about={about}
        isSearching={isSearching}
        onSearch={() => {
          setSoughtId(undefined);
          setSearching(!isSearching);
        }}
      />
      {isSearching && (
        <PartBoundary pending={<MessagesSkeleton />}>
          <Search
            conversationId={conversationId}
            member={member}
            onEnd={() => setSearching(false)}
            onShow={(messageId) => {
              setSoughtId(messageId);
              setSearching(false);
            }}
          />
        </PartBoundary>
      )}
      {!isSearching && failed && <ErrorState title={texts.loadFailed} onRetry={retry} />}
      {!isSearching && !failed && !thread && <MessagesSkeleton />}
      {!isSearching && isEmpty && <FirstMessage member={member} />}
      {!isSearching && thread && !isEmpty && (
        <MessageList
          conversationId={conversationId}
          member={member}
          thread={thread}
          older={older}
          outbox={outbox}
          readAtOpening={readAtOpening}
          unreadAtOpening={unreadAtOpening}
          readByOther={conversation?.readByOther ?? undefined}
          soughtId={soughtId}
        />
      )}
      <Typing conversationId={conversationId} name={member.name} />
      <NewsAloud rows={thread?.rows} member={member} />
      {obstacle === undefined ? (
        <Composer
          conversationId={conversationId}
          name={member.name}
          onSend={(message) => outbox.send({ ...message, ...startOf(conversation, member._id, about) })}
        />
      ) : (
        <Obstacle text={obstacle} />
      )}
    </>
  );
}
