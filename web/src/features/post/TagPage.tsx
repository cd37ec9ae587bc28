import { Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { postScreens } from '../../../../shared/texts/posts/post-screens.ts';
import { tags as texts } from '../../../../shared/texts/posts/tags.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { pages } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { ProfileCard } from '../../entities/member/ProfileCard.tsx';
import { PostList } from '../../entities/post/PostList.tsx';
import { usePageTitle } from '../../router/page-title.ts';
import { paths } from '../../router/paths.ts';
import classes from './PostPage.module.css';

/** The posts with a tag, beside the member's own card. */
export function TagPage({ tag }: { tag: string }) {
  const member = useMember();
  return (
    <div className={classes.columns}>
      <div className={classes.aside}>
        <ProfileCard member={member} />
      </div>
      <div className={classes.main}>
        <Tagged key={tag} tag={tag.toLowerCase()} />
      </div>
    </div>
  );
}

function Tagged({ tag }: { tag: string }) {
  const list = useInfiniteQuery(pages(api.posts.list, { query: { tag } }));
  // What is no tag the server refuses.
  const isMissing = list.error instanceof ApiError && list.error.status === 400;
  usePageTitle(isMissing ? texts.missing : `#${tag}`);
  if (isMissing)
    return (
      <Card>
        <EmptyState heading={<PageHeading>{texts.missing}</PageHeading>} text={texts.invalid} />
      </Card>
    );
  return (
    <ListPage back={{ to: paths.home, label: postScreens.back }} title={`#${tag}`} intro={texts.posts}>
      <PostList list={list} empty={texts.empty} />
    </ListPage>
  );
}
