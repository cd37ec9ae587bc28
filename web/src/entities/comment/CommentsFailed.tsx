import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import * as words from '../../../../shared/texts/common/words.ts';
import classes from './CommentsFailed.module.css';

interface CommentsFailedProps {
  list: UseInfiniteQueryResult;
  text: string;
}

/** Says that a page of comments could not be loaded, and offers to try again; nothing while all is well. */
export function CommentsFailed({ list, text }: CommentsFailedProps) {
  const { isError, isFetchNextPageError } = list;
  if (!isError && !isFetchNextPageError) return null;
  return (
    <div role="alert" className={classes.note}>
      {text}
      <Button
        variant="default"
        size="sm"
        onClick={() => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
      >
        {words.retry}
      </Button>
    </div>
  );
}
