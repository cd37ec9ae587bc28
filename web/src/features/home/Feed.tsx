import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { posts as texts } from '../../../../shared/texts/posts/posts.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { readRetry } from '../../api/retry.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { LivePart } from '../../components/live/LivePart.tsx';
import { PostList } from '../../entities/post/PostList.tsx';

const NextStep = lazyPart(async () => ({
  default: (await import('../../entities/member/NextStep.tsx')).NextStep,
}));

/** GET /posts is tried once more and no further. */
const retry = (failures: number, error: Error) => failures < 1 && readRetry(failures, error);

/** What the whole community says, newest first. */
export function Feed() {
  const feed = useInfiniteQuery({ ...pages(api.posts.list), retry });
  return (
    <>
      <LivePart name="newPosts" list={feed} />
      <PostList
        list={feed}
        empty={texts.empty}
        action={
          <PartBoundary pending={<Skeleton width="16rem" height="4.75rem" />}>
            <NextStep at="feed" />
          </PartBoundary>
        }
      />
    </>
  );
}
