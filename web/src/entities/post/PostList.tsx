import { Card } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Post } from '../../../../shared/model/post.ts';
import type { Page } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { MoreRows } from '../../components/lists/MoreRows.tsx';
import { PostItem } from './PostItem.tsx';
import classes from './PostList.module.css';
import { PostSkeleton } from './PostSkeleton.tsx';

interface PostListProps {
  list: UseInfiniteQueryResult<InfiniteData<Page<Post[]>>>;
  /** What to say when there are no posts. */
  empty: string;
}

/** Posts, page by page as the reader comes near the end. */
export function PostList({ list, empty }: PostListProps) {
  if (list.isPending) return <PostListSkeleton />;
  if (!list.data)
    return (
      <Card>
        <ErrorState title="The posts could not be loaded" onRetry={() => void list.refetch()} />
      </Card>
    );
  const posts = list.data.pages.flatMap(({ rows }) => rows);
  if (posts.length === 0)
    return (
      <Card>
        <EmptyState text={empty} />
      </Card>
    );
  return (
    <section className={classes.list} aria-label="Posts" aria-busy={list.isFetchingNextPage}>
      {posts.map((post) => (
        <PostItem key={post._id} post={post} />
      ))}
      {list.isFetchingNextPage && <PostSkeleton />}
      <MoreRows
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        load={() => void list.fetchNextPage()}
        label="Show more posts"
        end="You have seen it all."
      />
    </section>
  );
}

function PostListSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Loading posts">
      {[1, 2, 3].map((nth) => (
        <PostSkeleton key={nth} />
      ))}
    </div>
  );
}
