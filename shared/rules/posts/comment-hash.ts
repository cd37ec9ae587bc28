const PREFIX = '#comment-';

/** What the address of a post ends in that leads to one of its comments, or to a reply to one. */
export const commentHash = (commentId: string): string => `${PREFIX}${commentId}`;

/** The id of the comment or reply that an address leads to; undefined when it leads to none. */
export const commentInHash = (hash: string): string | undefined =>
  hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined;
