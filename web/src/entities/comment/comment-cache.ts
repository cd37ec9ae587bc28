import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { api } from '../../api/client.ts';
import { keyOf, type Page, pages } from '../../api/queries.ts';
import { changeRead, dropReads } from '../../api/reads-under-way.ts';
import { changePost, POST_LISTS } from '../post/post-cache.ts';

type CommentPages = InfiniteData<Page<PostComment[]>>;

/** Comments that stand in one list: those on a post, or the replies to one of them. */
interface Place {
  postId: string;
  replyTo?: string | null;
}

const inputOf = ({ postId, replyTo }: Place) => ({
  params: { postId },
  ...(replyTo && { query: { replyTo } }),
});

/** All comments of a post, or all replies to one, the newest page first; the rows of a page are oldest first. */
export const commentsOf = (place: Place) => pages(api.posts.comments, inputOf(place));

/** Of the comments on a post it is also the beginning of those of their replies. */
const keyOfComments = (place: Place) => keyOf(api.posts.comments, inputOf(place));

/** Sorts behind every id of the server. */
const SENDING = '~';
let sent = 0;

/** Whether a comment is shown although the server has not answered yet. */
export const isSending = ({ _id }: PostComment): boolean => _id.startsWith(SENDING);

const inOrder = (rows: PostComment[]) => [...rows].sort((one, other) => (one._id < other._id ? -1 : 1));

const changePages = (client: QueryClient, place: Place, change: (data: CommentPages) => CommentPages) =>
  client.setQueryData<CommentPages>(keyOfComments(place), (data) => data && change(data));

type ChangeRows = (rows: PostComment[]) => PostComment[];

const withRows = (data: CommentPages, change: ChangeRows): CommentPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })),
});

/** Changes the rows of a post's comments and of the replies to them wherever they are shown, and their number by `more`. */
function changeRows(client: QueryClient, postId: string, change: ChangeRows, more = 0) {
  changePost(client, postId, (post) => ({
    ...post,
    comments: change(post.comments),
    commentCount: Math.max(0, post.commentCount + more),
  }));
  client.setQueriesData<CommentPages>(
    { queryKey: keyOfComments({ postId }) },
    (data) => data && withRows(data, change),
  );
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

/** What the reads begin with that show comments of a post. */
const showing = (postId: string) => [
  keyOfComments({ postId }),
  ...POST_LISTS.map((name) => [name]),
  keyOf(api.posts.get, { params: { postId } }),
];

/** Drops reads that are under way, which would take a comment away that is being sent. */
export const holdReads = (client: QueryClient, postId: string): void =>
  void dropReads(client, showing(postId));

/** Shows what a call has answered; reads that are under way may have been answered before it, and are made again. */
export const settle = (client: QueryClient, postId: string, show: () => void): void =>
  changeRead(client, showing(postId), show);

/** Changes one comment. */
export const changeComment = (
  client: QueryClient,
  postId: string,
  commentId: string,
  change: (comment: PostComment) => PostComment,
): void =>
  changeRows(client, postId, (rows) => rows.map((row) => (row._id === commentId ? change(row) : row)));

/** What is left of a comment that is deleted while it has replies. */
const placeOf = (comment: PostComment): PostComment => ({ ...comment, content: '', deleted: true });

/** Counts replies to a comment; a deleted one goes with its last reply. */
const countReplies =
  (commentId: string | null, more: number): ChangeRows =>
  (rows) =>
    rows.flatMap((row) => {
      if (row._id !== commentId) return [row];
      const replyCount = Math.max(0, row.replyCount + more);
      return row.deleted && replyCount === 0 ? [] : [{ ...row, replyCount }];
    });

/** Takes one comment away, or its words as long as it has replies. */
export function dropComment(
  client: QueryClient,
  postId: string,
  { _id, replyTo, replyCount }: PostComment,
): void {
  const counted = countReplies(replyTo, -1);
  const change: ChangeRows = (rows) =>
    replyCount > 0
      ? rows.map((row) => (row._id === _id ? placeOf(row) : row))
      : counted(rows.filter((row) => row._id !== _id));
  changeRows(client, postId, change, -1);
}

/** Puts a comment where its id says, in the place of what was left of it. */
export function putComment(client: QueryClient, postId: string, comment: PostComment): void {
  const { _id, replyTo } = comment;
  const others = (rows: PostComment[]) => rows.filter((row) => row._id !== _id);
  changeRows(client, postId, countReplies(replyTo, 1), 1);
  if (!replyTo)
    changePost(client, postId, (post) => ({
      ...post,
      comments: inOrder([...others(post.comments), comment]),
    }));
  changePages(client, { postId, replyTo }, (data) => withRow(withRows(data, others), comment));
}

/** Shows a comment or a reply that is being sent. Replies are counted when they are there. */
export function showSending(
  client: QueryClient,
  { postId, replyTo = null }: Place,
  { user, content }: Pick<PostComment, 'user' | 'content'>,
): void {
  sent += 1;
  const row: PostComment = {
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
    replyTo,
    replyCount: 0,
    deleted: false,
  };
  if (replyTo) changePages(client, { postId, replyTo }, (data) => withRow(data, row));
  else putComment(client, postId, row);
}

/** Takes away the comment or reply of a list that was sent first: they are answered in their order. */
export function dropFirstSending(client: QueryClient, place: Place): void {
  const withoutFirst: ChangeRows = (rows) => {
    const first = rows.find(isSending);
    return rows.filter((row) => row !== first);
  };
  changePages(client, place, (data) => withRows(data, withoutFirst));
  if (!place.replyTo)
    changePost(client, place.postId, (post) => ({
      ...post,
      comments: withoutFirst(post.comments),
      commentCount: Math.max(0, post.commentCount - 1),
    }));
}

/** Shows how many replies comments have, as they were just read. */
export function takeReplyCounts(client: QueryClient, postId: string, read: readonly PostComment[]): void {
  const counts = new Map(read.map(({ _id, replyCount }) => [_id, replyCount]));
  changeRows(client, postId, (rows) =>
    rows.map((row) => ({ ...row, replyCount: counts.get(row._id) ?? row.replyCount })),
  );
}

/** Takes over the numbers and the newest comments of a post as a call has answered them. */
export function takeAnswer(client: QueryClient, { _id: postId, comments, commentCount }: Post): void {
  takeReplyCounts(client, postId, comments);
  changePost(client, postId, (post) => ({
    ...post,
    comments: [...comments, ...post.comments.filter(isSending)],
    commentCount: commentCount + post.comments.filter(isSending).length,
  }));
  changePages(client, { postId }, (data) => {
    const known = new Set(data.pages.flatMap(({ rows }) => rows.map(({ _id }) => _id)));
    const oldest = data.pages[0]?.rows[0]?._id ?? '';
    return comments.filter(({ _id }) => !known.has(_id) && _id > oldest).reduce(withRow, data);
  });
}

/** Shows a reply that a call has answered, once; its number is in what else that has answered, unless its comment is not. */
export function takeReply(client: QueryClient, { _id: postId, comments }: Post, reply: PostComment): void {
  const { replyTo } = reply;
  if (!comments.some(({ _id }) => _id === replyTo)) changeRows(client, postId, countReplies(replyTo, 1));
  const place = { postId, replyTo };
  const others = (rows: PostComment[]) => rows.filter(({ _id }) => _id !== reply._id);
  changePages(client, place, (data) => withRow(withRows(data, others), reply));
  // A first read that is under way may have come before it.
  if (!client.getQueryData(keyOfComments(place)))
    void client.invalidateQueries({ queryKey: keyOfComments(place) });
}
