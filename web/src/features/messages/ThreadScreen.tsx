import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { thread as texts } from '../../../../shared/texts/conversations/conversation-screens.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { type About, aboutIn, PARAMETERS } from '../../entities/conversation/address.ts';
import { threadQuery } from '../../entities/conversation/conversation-queries.ts';
import { useConversation } from '../../entities/conversation/use-conversation.ts';
import { Thread } from './Thread.tsx';
import { ThreadSkeleton } from './thread/ThreadSkeleton.tsx';

/** The conversation of an address: one that has begun, or one to begin with the member whom the address names. */
export function ThreadScreen({ conversationId }: { conversationId: string }) {
  const [search] = useSearchParams();
  const about = aboutIn(search);
  // The messages come along with what is known of the conversation.
  usePrefetchQuery(threadQuery(conversationId));
  const { data: conversation, isLoadingError, refetch } = useConversation(conversationId);
  if (isLoadingError) return <Failed onRetry={() => void refetch()} />;
  if (conversation)
    return <Thread conversation={conversation} member={conversation.member} {...{ conversationId, about }} />;
  if (conversation === undefined) return <ThreadSkeleton />;
  const username = search.get(PARAMETERS.with);
  return username ? <NewThread {...{ conversationId, username, about }} /> : <NotFound />;
}

interface NewThreadProps {
  conversationId: string;
  username: string;
  about: About;
}

/** A conversation in which nobody has written yet. */
function NewThread({ username, ...thread }: NewThreadProps) {
  const profile = useQuery(read(api.users.get, { params: { username } }));
  if (profile.data) return <Thread conversation={null} member={profile.data} {...thread} />;
  if (profile.error instanceof ApiError && profile.error.status === 404) return <NotFound />;
  return profile.isError ? <Failed onRetry={() => void profile.refetch()} /> : <ThreadSkeleton />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={texts.loadFailed} onRetry={onRetry} />;
}

const NotFound = () => (
  <EmptyState heading={<PageHeading>{texts.notFoundTitle}</PageHeading>} text={texts.notFound} />
);
