import { posts } from '../../shared/api/posts.ts';
import { handle } from '../http/handle.ts';
import { reactionsNow, reactToComment } from './react-to-comment.ts';

export const handler = handle(posts.likeComment, (call) => reactToComment(call, 'like'), reactionsNow);
