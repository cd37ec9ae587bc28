import { useInfiniteQuery } from '@tanstack/react-query';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import { api } from '../../../api/client.ts';
import { pages } from '../../../api/queries.ts';
import { PostList } from '../../../entities/post/PostList.tsx';

/** All posts of one member, newest first. */
export function MemberPosts({ memberId }: { memberId: string }) {
  const list = useInfiniteQuery(pages(api.posts.byMember, { params: { userId: memberId } }));
  return <PostList list={list} empty={texts.emptyActivity} />;
}
