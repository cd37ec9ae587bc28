import type { Write } from '../../../table/write.ts';
import { CommentNotFoundError } from '../errors.ts';
import { postKeys } from '../keys.ts';
import type { CommentRef } from './comments.ts';

/** The condition of what is written of a comment that is not deleted. */
export const IS_THERE = 'attribute_exists(pk) AND attribute_not_exists(deleted)';

/** The write that counts a new reply to a comment. */
export const countReply = ({ postId, _id }: CommentRef): Write => ({
  key: postKeys.comment(postId, _id),
  update: 'ADD replyCount :one',
  condition: IS_THERE,
  values: { ':one': 1 },
  onConditionFailed: () => new CommentNotFoundError(),
});
