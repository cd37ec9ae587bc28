import type { NotificationType } from '../model/notification.ts';

type Sentence = (sender: string) => string;

/** What a notice says, by its type (WIRE section 3). */
const SENTENCES: Partial<Record<NotificationType, Sentence>> = {
  post_like: (sender) => `${sender} liked your post`,
  post_comment: (sender) => `${sender} commented on your post`,
  connection_request: (sender) => `${sender} sent you a connection request`,
  connection_accepted: (sender) => `${sender} accepted your connection request`,
  connection_rejected: (sender) => `${sender} declined your connection request`,
  connection_removed: (sender) => `${sender} removed you from their connections`,
};

/**
 * The sentence of a notice.
 *
 * @param type what has happened
 * @param sender the name of who has brought it about
 */
export const noticeContent = (type: NotificationType, sender: string): string =>
  SENTENCES[type]?.(sender) ?? sender;
