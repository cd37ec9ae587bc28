import { Button, Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { postScreens } from '../../../../shared/texts/posts/post-screens.ts';
import { posts as texts } from '../../../../shared/texts/posts/posts.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { ProfileCard } from '../../entities/member/ProfileCard.tsx';
import { PostItem } from '../../entities/post/PostItem.tsx';
import { PostSkeleton } from '../../entities/post/PostSkeleton.tsx';
import { usePageTitle } from '../../router/page-title.ts';
import { paths } from '../../router/paths.ts';
import classes from './PostPage.module.css';

/** One post, whole, with all of its comments, beside the member's own card. */
export function PostPage() {
  const { postId = '' } = useParams();
  const member = useMember();
  return (
    <div className={classes.columns}>
      <div className={classes.aside}>
        <ProfileCard member={member} />
      </div>
      <div className={classes.main}>
        <SinglePost postId={postId} />
      </div>
    </div>
  );
}

function SinglePost({ postId }: { postId: string }) {
  const navigate = useNavigate();
  const { data: post, isPending, error, refetch } = useQuery(read(api.posts.get, { params: { postId } }));
  const isMissing = error instanceof ApiError && error.status === 404;
  const heading = post ? postScreens.postBy(post.author.name) : texts.loading;
  usePageTitle(isMissing ? texts.notFound : heading);
  if (isMissing) return <PostMissing />;
  return (
    <>
      <PageHeading hidden>{heading}</PageHeading>
      {isPending && (
        <div role="status" className={classes.loading}>
          <PostSkeleton />
          <p>{texts.loading}</p>
        </div>
      )}
      {post && <PostItem post={post} isWhole onDeleted={() => void navigate(paths.home)} />}
      {!post && !isPending && (
        <Card>
          <ErrorState title={postScreens.loadFailed} onRetry={() => void refetch()} />
        </Card>
      )}
    </>
  );
}

function PostMissing() {
  return (
    <Card>
      <EmptyState
        heading={<PageHeading>{texts.notFound}</PageHeading>}
        text={postScreens.notFound}
        action={
          <Button component={Link} variant="default" to={paths.home}>
            {postScreens.back}
          </Button>
        }
      />
    </Card>
  );
}
