import { useInfiniteQuery } from '@tanstack/react-query';
import { posts as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { readRetry } from '../../api/retry.ts';
import { PostItem } from '../../parts/post/PostItem.tsx';
import { PostSkeleton } from '../../parts/post/PostSkeleton.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreRows } from '../../ui/MoreRows.tsx';
import classes from './Feed.module.css';

/** GET /posts is tried once more and no further (SPEC section 7, posts). */
const retry = (failures: number, error: Error) => failures < 1 && readRetry(failures, error);

/** What the whole community says, newest first (SPEC section 2, home). */
export function Feed() {
  const feed = useInfiniteQuery({ ...pages(api.posts.list), retry });
  if (feed.isPending) return <FeedSkeleton />;
  if (!feed.data)
    return (
      <Card>
        <ErrorState title="The posts could not be loaded" onRetry={() => void feed.refetch()} />
      </Card>
    );
  const posts = feed.data.pages.flatMap(({ rows }) => rows);
  if (posts.length === 0)
    return (
      <Card>
        <EmptyState text={texts.empty} />
      </Card>
    );
  return (
    <section className={classes.feed} aria-label="Posts" aria-busy={feed.isFetchingNextPage}>
      {posts.map((post) => (
        <PostItem key={post._id} post={post} />
      ))}
      {feed.isFetchingNextPage && <PostSkeleton />}
      <MoreRows
        hasMore={feed.hasNextPage}
        isLoading={feed.isFetchingNextPage}
        failed={feed.isFetchNextPageError}
        load={() => void feed.fetchNextPage()}
        label="Show more posts"
        end="You have seen it all."
      />
    </section>
  );
}

function FeedSkeleton() {
  return (
    <div className={classes.feed} role="status" aria-label="Loading posts">
      {[1, 2, 3].map((nth) => (
        <PostSkeleton key={nth} />
      ))}
    </div>
  );
}
