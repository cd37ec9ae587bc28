import { POST_EDITS_MAX } from '../../limits.ts';

/** What is said where a post is edited, looked at as it was before, or deleted. */
export const postEditing = {
  edit: 'Edit post',
  saved: 'Post updated',
  ownOnly: 'You can only edit your own posts',
  tooMany: `A post can be edited at most ${POST_EDITS_MAX} times`,
  history: 'Edit history',
  historyNow: 'Now, since',
  historyFirst: 'At first,',
  historyLoading: 'Loading what the post said before',
  historyFailed: 'What the post said before could not be loaded',
  withoutWords: 'No words',
  delete: 'Delete post',
  deleteQuestion: 'Delete this post?',
  deleteLoss: (others: readonly string[]): string =>
    `${['Your post', ...others].join(others.length > 1 ? ', ' : ' and ')} will be gone for good.`,
} as const;
