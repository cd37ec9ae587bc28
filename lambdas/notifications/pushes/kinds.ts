import { pushKind } from '../../push/kind.ts';
import type { NewsOrder } from '../news.ts';

/** One piece of news that is pushed. */
interface News extends NewsOrder {
  /** What there is one push about, however many notifications it gives. */
  about: string;
}

export const notificationPushKinds = {
  news: pushKind<News>('news', ({ about }) => about),
};
