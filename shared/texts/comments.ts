export const comments = {
  empty: 'Comment cannot be empty.',
  tooLong: 'A comment can have at most 1,500 characters',
  notFound: 'Comment not found',
  writerOnly: 'You can only edit your own comments',
  writerOrAuthorOnly: 'You can only delete your own comments, or those on your posts',
  added: 'Comment added successfully',
  addFailed: 'Failed to add comment',
  deleted: 'Comment deleted successfully',
  deleteFailed: 'Failed to delete comment',
  updated: 'Comment updated successfully',
  likeFailed: 'Failed to like comment',
  dislikeFailed: 'Failed to dislike comment',
} as const;
