import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { replyScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { count } from '../../components/text/count.ts';
import { CommentItem } from './CommentItem.tsx';
import { CommentSkeleton } from './CommentSkeleton.tsx';
import { CommentsFailed } from './CommentsFailed.tsx';
import classes from './CommentThread.module.css';
import { commentsOf, isSending } from './comment-cache.ts';
import { useLoadBack } from './use-load-back.ts';
import { useNewReplies } from './use-new-replies.ts';

interface RepliesProps {
  post: Post;
  comment: PostComment;
  /** The one that the address leads to, if any. */
  soughtId: string | undefined;
  onReply: (reply: PostComment, button: HTMLElement) => void;
}

const NONE = { pages: [{ rows: [], next: undefined }], pageParams: [undefined] };

/** The replies to a comment, the newest below. */
export function Replies({ post, comment, soughtId, onReply }: RepliesProps) {
  const hasNone = comment.replyCount === 0;
  const list = useInfiniteQuery({
    ...commentsOf({ postId: post._id, replyTo: comment._id }),
    // Opened again, it shows what has come meanwhile.
    staleTime: hasNone ? Number.POSITIVE_INFINITY : 0,
    initialData: hasNone ? NONE : undefined,
  });
  const rows = list.data?.pages.toReversed().flatMap((page) => page.rows) ?? [];
  const stored = rows.filter((row) => !isSending(row));
  useLoadBack(list, stored[0]?._id, soughtId);
  const news = useNewReplies(list, comment.replyCount, stored.length);
  const section = useFocusAfterRemoval<HTMLElement>(rows.length - Number(list.hasNextPage));
  /** The last reply before those that were asked for. */
  const [seenId, setSeenId] = useState<string>();
  const firstNew = seenId === undefined ? -1 : stored.findIndex(({ _id }) => _id > seenId);
  useEffect(() => {
    const row = firstNew < 0 ? undefined : section.current?.querySelector('ul')?.children[firstNew];
    if (!(row instanceof HTMLElement)) return;
    // The button that had the focus is gone.
    row.tabIndex = -1;
    row.focus();
    setSeenId(undefined);
  }, [firstNew, section]);
  return (
    <section ref={section} tabIndex={-1} className={classes.replies} aria-label={texts.heading}>
      {list.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.more}
          loading={list.isFetchingNextPage}
          aria-busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.viewEarlier}
        </Button>
      )}
      {list.isPending && <CommentSkeleton />}
      <ul className={classes.list}>
        {rows.map((reply) => (
          <CommentItem
            key={reply._id}
            post={post}
            comment={reply}
            isSought={reply._id === soughtId}
            onReply={comment.deleted ? undefined : onReply}
          />
        ))}
      </ul>
      {news > 0 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.more}
          loading={list.isRefetching}
          aria-busy={list.isRefetching}
          onClick={() => {
            setSeenId(stored.at(-1)?._id ?? '');
            void list.refetch();
          }}
        >
          {texts.viewNew(count(news, nouns.newReply, nouns.newReplies))}
        </Button>
      )}
      <CommentsFailed list={list} text={texts.loadFailed} />
    </section>
  );
}
