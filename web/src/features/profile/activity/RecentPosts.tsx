import { Button, Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PROFILE_POSTS } from '../../../../../shared/limits.ts';
import type { Profile } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { postScreens } from '../../../../../shared/texts/posts/post-screens.ts';
import { posts as postTexts } from '../../../../../shared/texts/posts/posts.ts';
import { api } from '../../../api/client.ts';
import { pages } from '../../../api/queries.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { PostItem } from '../../../entities/post/PostItem.tsx';
import { PostSkeleton } from '../../../entities/post/PostSkeleton.tsx';
import { paths } from '../../../router/paths.ts';
import classes from '../Rows.module.css';

/** The three newest posts of somebody. */
export function RecentPosts({ profile }: { profile: Profile }) {
  // Paged like every list of posts in the cache, so that likes reach it; only the first page is read.
  const { data, isPending, refetch } = useInfiniteQuery(
    pages(api.posts.byMember, { params: { userId: profile._id }, query: { limit: PROFILE_POSTS } }),
  );
  if (isPending)
    return (
      <div className={classes.rows} role="status" aria-label={postScreens.loading}>
        <PostSkeleton />
      </div>
    );
  if (!data)
    return (
      <Card>
        <ErrorState title={texts.postsFailedTitle} text={texts.postsFailed} onRetry={() => void refetch()} />
      </Card>
    );
  const posts = data.pages[0]?.rows ?? [];
  if (posts.length === 0)
    return (
      <Card>
        <EmptyState text={postTexts.emptyActivity} />
      </Card>
    );
  return (
    <div className={classes.rows}>
      {posts.map((post) => (
        <PostItem key={post._id} post={post} />
      ))}
      <Button
        component={Link}
        variant="default"
        to={paths.activity(profile.username)}
        aria-label={texts.seeAllPosts}
      >
        {texts.seeAll}
      </Button>
    </div>
  );
}
