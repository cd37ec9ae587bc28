import type { RefreshCopies } from '../members/jobs/refresh-author.ts';
import { authorOf } from '../members/store/members.ts';
import { refreshWriters } from './store/comments/sweep.ts';
import { refreshPosts } from './store/posts.ts';

/** The copies of members beside posts and comments. */
export const postCopies: RefreshCopies[] = [
  (card, cursor) => refreshPosts(authorOf(card), card.cardVersion, cursor),
  refreshWriters,
];
