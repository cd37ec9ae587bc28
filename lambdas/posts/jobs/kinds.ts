import { jobKind } from '../../jobs/kind.ts';

export const postJobKinds = {
  /** Deletes what belonged to a deleted post. `files` are the paths of those that it has shown. */
  sweepPost: jobKind<{
    postId: string;
    authorId: string;
    files?: string[];
    hasPoll?: boolean;
    isEdited?: boolean;
  }>('sweep-post'),
  /** Brings what is counted of a post in shards back into its tally, once fewer come at the same moment. */
  foldCounts: jobKind<{ postId: string }>('fold-counts'),
  /** Deletes the reactions to a deleted comment. */
  sweepComment: jobKind<{ postId: string; commentId: string }>('sweep-comment'),
};
