import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QUERY_MAX, SEARCH_DELAY } from '../../../../../shared/limits.ts';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { api } from '../../../api/client.ts';
import { pages } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { SearchField } from '../../../components/forms/SearchField.tsx';
import { MoreRows } from '../../../components/lists/MoreRows.tsx';
import type { Participant } from '../../../entities/conversation/participant.ts';
import { FoundMessage } from './message/FoundMessage.tsx';
import classes from './Search.module.css';
import { MessagesSkeleton } from './ThreadSkeleton.tsx';

interface SearchProps {
  conversationId: string;
  member: Participant;
  onEnd: () => void;
  /** Shows a message that was found where it was written. */
  onShow: (messageId: string) => void;
}

/** Looks for words in the messages of a conversation. Escape ends it. */
export default function Search({ conversationId, member, onEnd, onShow }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className={classes.search}>
      <div className={classes.bar}>
        <SearchField
          ref={field}
          className={classes.field}
          label={texts.search}
          maxLength={QUERY_MAX}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onEnd()}
        />
        <Button variant="default" size="sm" onClick={onEnd}>
          {texts.endSearch}
        </Button>
      </div>
      {words !== '' && <Found key={words} {...{ conversationId, member, words, onShow }} />}
    </search>
  );
}

interface FoundProps extends Omit<SearchProps, 'onEnd'> {
  words: string;
}

function Found({ conversationId, member, words, onShow }: FoundProps) {
  const list = useInfiniteQuery(
    pages(api.conversations.messages, { params: { conversationId }, query: { search: words } }),
  );
  if (list.isPending) return <MessagesSkeleton />;
  if (!list.data) return <ErrorState title={texts.searchFailed} onRetry={() => void list.refetch()} />;
  const found = list.data.pages.flatMap(({ rows }) => rows);
  return (
    <section
      className={classes.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
      tabIndex={0}
      aria-label={texts.found}
    >
      <ul>
        {found.map((message) => (
          <FoundMessage
            key={message._id}
            message={message}
            member={member}
            onShow={() => onShow(message._id)}
          />
        ))}
      </ul>
      {found.length === 0 && !list.hasNextPage && (
        <p className={classes.none} role="status">
          {texts.noneFound(words)}
        </p>
      )}
      <MoreRows
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        load={() => void list.fetchNextPage()}
        label={texts.moreFound}
      />
    </section>
  );
}
