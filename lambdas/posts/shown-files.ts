import type { ShownFiles } from '../media/cleanup.ts';
import { unrestricted } from '../visibility/viewer.ts';
import { filesOf, readPost } from './store/posts.ts';

/** The files that a post shows. */
export const shownByPost: ShownFiles = ({ postId }) =>
  postId === undefined
    ? undefined
    : readPost(unrestricted, postId).then((found) => filesOf(found?.post ?? {}));
