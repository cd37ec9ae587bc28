import { comments } from '../../../shared/texts/posts/comments.ts';
import { postEditing as editing } from '../../../shared/texts/posts/post-editing.ts';
import { posts as texts } from '../../../shared/texts/posts/posts.ts';
import { errorClasses } from '../../http/errors.ts';

export const {
  PostNotFoundError,
  CommentNotFoundError,
  PollOptionNotFoundError,
  PollClosedError,
  AuthorOnlyError,
  EditOwnOnlyError,
  TooManyEditsError,
  ContentRequiredError,
  WriterOnlyError,
  WriterOrAuthorOnlyError,
} = errorClasses({
  PostNotFoundError: [404, 'NOT_FOUND', texts.notFound],
  CommentNotFoundError: [404, 'NOT_FOUND', comments.notFound],
  /** The post has no poll, or its poll no such option. */
  PollOptionNotFoundError: [404, 'NOT_FOUND', texts.pollOptionNotFound],
  PollClosedError: [400, 'INVALID', texts.pollClosed],
  AuthorOnlyError: [403, 'FORBIDDEN', texts.authorOnly],
  EditOwnOnlyError: [403, 'FORBIDDEN', editing.ownOnly],
  TooManyEditsError: [400, 'TOO_MANY_EDITS', editing.tooMany, 'content'],
  /** A post without attachment needs a text. */
  ContentRequiredError: [400, 'INVALID', texts.contentRequired, 'content'],
  /** Only its writer changes a comment. */
  WriterOnlyError: [403, 'FORBIDDEN', comments.writerOnly],
  WriterOrAuthorOnlyError: [403, 'FORBIDDEN', comments.writerOrAuthorOnly],
});
