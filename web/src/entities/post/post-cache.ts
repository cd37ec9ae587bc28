import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post } from '../../../../shared/model/post.ts';
import { api } from '../../api/client.ts';
import { keyOf, type Page } from '../../api/queries.ts';
import { changeSavedRows } from '../saved/saved-rows.ts';

type PostPages = InfiniteData<Page<Post[]>>;

/** What the keys of lists of posts begin with. */
export const POST_LISTS = [api.posts.list, api.posts.byMember].map(({ facts }) => facts.name);

/** Changes the rows of every list of posts, or of some, that is in the cache. */
function changeLists(client: QueryClient, change: (rows: Post[]) => Post[], lists = POST_LISTS) {
  for (const name of lists)
    client.setQueriesData<PostPages>(
      { queryKey: [name] },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })) },
    );
}

/** Changes one post wherever it is shown. */
export function changePost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  changeLists(client, (rows) => rows.map((post) => (post._id === id ? change(post) : post)));
  client.setQueriesData<Post>({ queryKey: keyOf(api.posts.get) }, (post) =>
    post?._id === id ? change(post) : post,
  );
  changeSavedRows(client, (row) =>
    row.kind === 'posts' && row.id === id ? { ...row, post: change(row.post) } : row,
  );
}

/** Takes one post out of every list. */
export function dropPost(client: QueryClient, id: string): void {
  changeLists(client, (rows) => rows.filter((post) => post._id !== id));
}

/** Takes the posts of one member out of every list, or out of some. */
export function dropPostsBy(client: QueryClient, memberId: string, lists = POST_LISTS): void {
  changeLists(client, (rows) => rows.filter(({ author }) => author._id !== memberId), lists);
}

/** Puts a new post on top of the community's feed. */
export function addPost(client: QueryClient, post: Post): void {
  // Not of the lists of tags, which have the same name.
  client.setQueriesData<PostPages>({ queryKey: keyOf(api.posts.list), exact: true }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    return (
      data &&
      first && {
        ...data,
        pages: [{ ...first, rows: [post, ...first.rows.filter(({ _id }) => _id !== post._id)] }, ...rest],
      }
    );
  });
}
