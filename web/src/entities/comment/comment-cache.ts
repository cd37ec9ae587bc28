import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { api } from '../../api/client.ts';
import { keyOf, type Page, pages } from '../../api/queries.ts';
import { changePost } from '../post/post-cache.ts';

type CommentPages = InfiniteData<Page<PostComment[]>>;

/** All comments of a post, the newest page first; the rows of a page are oldest first. */
export const commentsOf = (postId: string) => pages(api.posts.comments, { params: { postId } });

const keyOfComments = (postId: string) => keyOf(api.posts.comments, { params: { postId } });

/** Sorts behind every id of the server. */
const SENDING = '~';
let sent = 0;

/** Whether a comment is shown although the server has not answered yet. */
export const isSending = ({ _id }: PostComment): boolean => _id.startsWith(SENDING);

const inOrder = (rows: PostComment[]) => [...rows].sort((one, other) => (one._id < other._id ? -1 : 1));

const changePages = (client: QueryClient, postId: string, change: (data: CommentPages) => CommentPages) =>
  client.setQueryData<CommentPages>(keyOfComments(postId), (data) => data && change(data));

/** Changes the rows of a post's comments wherever they are shown, and their number by `more`. */
function changeRows(
  client: QueryClient,
  postId: string,
  change: (rows: PostComment[]) => PostComment[],
  more = 0,
) {
  changePost(client, postId, (post) => ({
    ...post,
    comments: change(post.comments),
    commentCount: Math.max(0, post.commentCount + more),
  }));
  changePages(client, postId, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })),
  }));
}

/** Puts a row into the first page that reaches back to it. */
function withRow(data: CommentPages, row: PostComment): CommentPages {
  const reaches = data.pages.findIndex(({ rows: [oldest] }) => oldest !== undefined && oldest._id < row._id);
  const place = reaches < 0 ? data.pages.length - 1 : reaches;
  return {
    ...data,
    pages: data.pages.map((page, nth) =>
      nth === place ? { ...page, rows: inOrder([...page.rows, row]) } : page,
    ),
  };
}

/** Drops reads that are under way, which would bring back what was true before a change. */
export function holdReads(client: QueryClient, postId: string): void {
  // A first read goes on: without its answer there would be nothing to show.
  const predicate = ({ state }: { state: { data?: unknown } }) => state.data !== undefined;
  void client.cancelQueries({ queryKey: keyOfComments(postId), predicate });
}

/** Changes one comment. */
export const changeComment = (
  client: QueryClient,
  postId: string,
  commentId: string,
  change: (comment: PostComment) => PostComment,
): void =>
  changeRows(client, postId, (rows) => rows.map((row) => (row._id === commentId ? change(row) : row)));

/** Takes one comment away. */
export const dropComment = (client: QueryClient, postId: string, commentId: string): void =>
  changeRows(client, postId, (rows) => rows.filter(({ _id }) => _id !== commentId), -1);

/** Puts a comment where its id says. */
export function putComment(client: QueryClient, postId: string, comment: PostComment): void {
  changePost(client, postId, (post) => ({
    ...post,
    comments: inOrder([...post.comments, comment]),
    commentCount: post.commentCount + 1,
  }));
  changePages(client, postId, (data) => withRow(data, comment));
}

/** Shows a comment that is being sent. */
export function showSending(
  client: QueryClient,
  postId: string,
  { user, content }: Pick<PostComment, 'user' | 'content'>,
): void {
  sent += 1;
  putComment(client, postId, {
    _id: `${SENDING}${String(sent).padStart(9, '0')}`,
    user,
    content,
    mentions: [],
    tags: [],
    createdAt: new Date().toISOString(),
    edited: false,
    reaction: null,
    likes: [],
    dislikes: [],
    likeCount: 0,
    dislikeCount: 0,
  });
}

/** Takes away the comment that was sent first: they are answered in their order. */
export function dropFirstSending(client: QueryClient, postId: string): void {
  const withoutFirst = (rows: PostComment[]) => {
    const first = rows.find(isSending);
    return rows.filter((row) => row !== first);
  };
  changeRows(client, postId, withoutFirst, -1);
}

/** Takes over the number and the newest comments of a post as a call has answered it. */
export function takeAnswer(client: QueryClient, { _id: postId, comments, commentCount }: Post): void {
  changePost(client, postId, (post) => ({
    ...post,
    comments: [...comments, ...post.comments.filter(isSending)],
    commentCount: commentCount + post.comments.filter(isSending).length,
  }));
  changePages(client, postId, (data) => {
    const known = new Set(data.pages.flatMap(({ rows }) => rows.map(({ _id }) => _id)));
    const oldest = data.pages[0]?.rows[0]?._id ?? '';
    return comments.filter(({ _id }) => !known.has(_id) && _id > oldest).reduce(withRow, data);
  });
}
