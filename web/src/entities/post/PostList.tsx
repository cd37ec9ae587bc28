import { Card } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Post } from '../../../../shared/model/post.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import type { Page } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { MoreRows } from '../../components/lists/MoreRows.tsx';
import { useDrawnRows } from '../../components/lists/use-drawn-rows.ts';
import { PostItem } from './PostItem.tsx';
import classes from './PostList.module.css';
import { PostSkeleton } from './PostSkeleton.tsx';

interface PostListProps {
  list: UseInfiniteQueryResult<InfiniteData<Page<Post[]>>>;
  /** What to say when there are no posts. */
  empty: string;
  /** What can be done then. */
  action?: ReactNode;
}

/** Posts, page by page as the reader comes near the end. */
export function PostList({ list, empty, action }: PostListProps) {
  const [wasThere] = useState(list.data !== undefined);
  if (list.isPending) return <PostListSkeleton />;
  if (!list.data)
    return (
      <Card>
        <ErrorState title={texts.listFailed} onRetry={() => void list.refetch()} />
      </Card>
    );
  const posts = list.data.pages.flatMap(({ rows }) => rows);
  if (posts.length === 0)
    return (
      <Card>
        <EmptyState text={empty} action={action} />
      </Card>
    );
  return <Posts list={list} posts={posts} isNew={!wasThere} />;
}

/** Posts that a window shows at most. */
const FIRST = 3;

function Posts({ list, posts, isNew }: Pick<PostListProps, 'list'> & { posts: Post[]; isNew: boolean }) {
  const drawn = useDrawnRows(posts, FIRST, isNew);
  return (
    <section
      className={classes.list}
      data-new={isNew}
      aria-label={texts.list}
      aria-busy={list.isFetchingNextPage}
    >
      {drawn.map((post) => (
        <PostItem key={post._id} post={post} />
      ))}
      {list.isFetchingNextPage && <PostSkeleton />}
      {drawn.length === posts.length && (
        <MoreRows
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          load={() => void list.fetchNextPage()}
          label={texts.more}
          end={texts.end}
        />
      )}
    </section>
  );
}

function PostListSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label={texts.loading}>
      {[1, 2, 3].map((nth) => (
        <PostSkeleton key={nth} />
      ))}
    </div>
  );
}
