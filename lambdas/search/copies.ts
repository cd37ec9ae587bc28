import type { RefreshCopies } from '../members/jobs/refresh-author.ts';
import { readAuthored } from '../posts/store/posts.ts';
import { updateRows } from './store/rows.ts';
import { people, posts } from './store/sources.ts';

const POSTS_AT_ONCE = 25;

/** The copies of members in what searches show, after those beside their posts, of which these are copies. */
export const searchCopies: RefreshCopies[] = [
  async ({ _id }) => {
    await updateRows(people, [_id]);
    return undefined;
  },
  async ({ _id }, cursor) => {
    const { posts: authored, more } = await readAuthored(_id, { before: cursor, limit: POSTS_AT_ONCE });
    await updateRows(
      posts,
      authored.map((post) => post._id),
    );
    return more ? authored.at(-1)?._id : undefined;
  },
];
