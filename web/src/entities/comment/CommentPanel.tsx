import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Post } from '../../../../shared/model/post.ts';
import { commentInHash } from '../../../../shared/rules/posts/comment-hash.ts';
import { answeredBy } from '../../../../shared/rules/posts/reply-id.ts';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { useMember } from '../../api/session.ts';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { LivePart } from '../../components/live/LivePart.tsx';
import { CommentForm } from './CommentForm.tsx';
import classes from './CommentPanel.module.css';
import { CommentSkeleton } from './CommentSkeleton.tsx';
import { CommentsFailed } from './CommentsFailed.tsx';
import { CommentThread } from './CommentThread.tsx';
import { commentsOf, isSending } from './comment-cache.ts';
import { useLoadBack } from './use-load-back.ts';
import { useScrollPlace } from './use-scroll-place.ts';

interface CommentPanelProps {
  post: Post;
  /** Whether they scroll in a box of their own, so that the posts of a list stay near each other. */
  isBoxed: boolean;
}

/** All comments of a post, the newest below, and where to write one. */
export default function CommentPanel({ post, isBoxed }: CommentPanelProps) {
  const member = useMember();
  const list = useInfiniteQuery(commentsOf({ postId: post._id }));
  const comments = list.data ? list.data.pages.toReversed().flatMap(({ rows }) => rows) : post.comments;
  const last = comments.at(-1);
  const isOwnNew = last !== undefined && isSending(last);
  const scroll = useScrollPlace<HTMLDivElement>(comments[0]?._id, last?._id, isOwnNew);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the page's flow a new comment pushes down the field that its writer is in.
    if (isOwnNew) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isOwnNew]);
  const inHash = commentInHash(useLocation().hash);
  // In a list of posts the address is not about any of them.
  const soughtId = isBoxed ? undefined : inHash;
  const soughtThread = soughtId && (answeredBy(soughtId) ?? soughtId);
  useLoadBack(list, comments[0]?._id, soughtThread);
  const section = useFocusAfterRemoval<HTMLElement>(comments.length - Number(list.hasNextPage));
  return (
    <section ref={section} tabIndex={-1} className={classes.panel} aria-label={texts.heading}>
      <div ref={scroll} className={classes.comments} data-boxed={isBoxed}>
        {list.hasNextPage && (
          <Button
            variant="subtle"
            size="sm"
            loading={list.isFetchingNextPage}
            aria-busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.viewEarlier}
          </Button>
        )}
        {list.isPending && post.commentCount > comments.length && <CommentSkeleton />}
        <ul className={classes.list}>
          {comments.map((comment) => (
            <CommentThread
              key={comment._id}
              post={post}
              comment={comment}
              soughtId={comment._id === soughtThread ? soughtId : undefined}
            />
          ))}
        </ul>
        {list.isSuccess && comments.length === 0 && <p className={classes.note}>{texts.none}</p>}
      </div>
      <CommentsFailed list={list} text={texts.loadFailed} />
      <LivePart name="newComments" postId={post._id} shown={comments} box={scroll} />
      <div ref={form}>
        <CommentForm postId={post._id} member={member} />
      </div>
    </section>
  );
}
