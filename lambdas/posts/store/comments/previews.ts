import { COMMENTS_IN_LIST } from '../../../../shared/limits.ts';
import type { Expression } from '../../../table/table.ts';
import type { Write } from '../../../table/write.ts';
import type { Comment, PostItem, Talk } from '../items.ts';
import { postKeys } from '../keys.ts';
import { monthOf } from '../posts.ts';
import { type Place, readComments } from './comments.ts';

/** Copies beyond those shown that may gather when many comment at the same moment, until the next comment. */
const COPIES_SPARE = 4;

const byId = (a: Comment, b: Comment): number => (a._id < b._id ? -1 : 1);

const newestAmong = (comments: Comment[]): Comment[] => [...comments].sort(byId).slice(-COMMENTS_IN_LIST);

/** The comments that lists show beside a post, oldest first. */
export const newestOf = ({ newest }: Talk): Comment[] => newestAmong(Object.values(newest));

const postKey = ({ _id }: PostItem) => postKeys.post(monthOf(_id), _id);

const isCopied = ({ newest }: Talk, commentId: string): boolean => Object.hasOwn(newest, commentId);

/** A comment without what only its own item needs. */
const copyOf = (comment: Comment): Comment => {
  const { _id, user, userVersion, content, edited, likeCount, dislikeCount, reactors } = comment;
  return { _id, user, userVersion, content, edited, likeCount, dislikeCount, reactors };
};

/**
 * The write that counts a new comment in its post and puts a copy of it there, in place of those that lists no longer
 * show. It fails when the post is gone, or one of the copies that are to stay.
 */
export function counted(post: PostItem, comment: Comment): Write {
  const seen = Object.keys(post.newest);
  const shown = newestAmong([...Object.values(post.newest), comment]).map(({ _id }) => _id);
  const staying = shown.filter((id) => id !== comment._id);
  const leaving = seen.filter((id) => !shown.includes(id));
  const isShown = shown.includes(comment._id);
  const names = [...staying, ...leaving, ...(isShown ? [comment._id] : [])];
  const copy = (id: string): string => `newest.#c${names.indexOf(id)}`;
  return {
    key: postKey(post),
    update: [
      'SET commentCount = commentCount + :one, talkChanges = talkChanges + :one',
      isShown ? `, ${copy(comment._id)} = :copy` : '',
      leaving.length > 0 ? ` REMOVE ${leaving.map(copy).join(', ')}` : '',
    ].join(''),
    condition: ['size(newest) <= :most', ...staying.map((id) => `attribute_exists(${copy(id)})`)].join(
      ' AND ',
    ),
    ...(names.length > 0 && { names: Object.fromEntries(names.map((id, i) => [`#c${i}`, id])) }),
    values: {
      ':one': 1,
      ':most': Math.max(seen.length, COMMENTS_IN_LIST + COPIES_SPARE),
      ...(isShown && { ':copy': copyOf(comment) }),
    },
  };
}

/**
 * The write that takes a comment out of its post; when lists have shown it, the next newest moves up. It fails when
 * the post is gone or, in that case, when any of its comments has changed.
 */
export async function uncounted(post: PostItem, commentId: string): Promise<Write> {
  const uncount = 'SET commentCount = commentCount - :one, talkChanges = talkChanges + :one';
  if (!isCopied(post, commentId))
    return {
      key: postKey(post),
      update: uncount,
      condition: 'attribute_exists(pk) AND attribute_not_exists(newest.#comment)',
      names: { '#comment': commentId },
      values: { ':one': 1 },
    };
  const page = { limit: COMMENTS_IN_LIST + 1 };
  const { comments } = await readComments(post._id, page, { consistent: true });
  const newest = newestAmong(comments.filter(({ _id }) => _id !== commentId)).map(copyOf);
  return {
    key: postKey(post),
    update: `${uncount}, newest = :newest`,
    condition: 'talkChanges = :seen',
    values: {
      ':one': 1,
      ':newest': Object.fromEntries(newest.map((copy) => [copy._id, copy])),
      ':seen': post.talkChanges,
    },
  };
}

/** A change of a comment, wherever it stands. */
export interface CommentChange extends Expression {
  /** The update of its attributes, each spelled with `at` before it. */
  update: (at: string) => string;
  /** What must hold for the comment itself, besides that it exists. */
  condition?: string;
}

/**
 * The writes of a change of a comment: of itself, and of its copy in the post. They fail when either is gone, or when
 * there is a copy now that was not there before, or no longer.
 */
export function changed(
  post: PostItem,
  { postId, _id }: Place,
  { update, condition = 'attribute_exists(pk)', names, values }: CommentChange,
): Write[] {
  const copy = { '#comment': _id };
  return [
    {
      key: postKeys.comment(postId, _id),
      update: update(''),
      condition,
      ...(names && { names }),
      ...(values && { values }),
    },
    isCopied(post, _id)
      ? {
          key: postKey(post),
          update: `${update('newest.#comment.')} ADD talkChanges :one`,
          condition: 'attribute_exists(newest.#comment)',
          names: { ...names, ...copy },
          values: { ...values, ':one': 1 },
        }
      : {
          key: postKey(post),
          update: 'ADD talkChanges :one',
          condition: 'attribute_exists(pk) AND attribute_not_exists(newest.#comment)',
          names: copy,
          values: { ':one': 1 },
        },
  ];
}
