/** The length of an id, and of both parts of a reply's. */
const LENGTH = 16;

/**
 * The id of a reply: it sorts by time as all ids do, and ends in that of the comment that it answers, so that its key
 * follows from it.
 *
 * @param ownId an id of its own
 */
export const replyId = (ownId: string, commentId: string): string => ownId + commentId;

/** The id of the comment that a reply answers; undefined when it is that of a comment which answers none. */
export const answeredBy = (id: string): string | undefined => id.slice(LENGTH) || undefined;

/** What tells a comment or a reply from all else, as long as any other id. */
export const ownIdOf = (id: string): string => id.slice(0, LENGTH);
