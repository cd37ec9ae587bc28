import { posts } from '../../shared/api/posts.ts';
import { handle } from '../http/handle.ts';
import { presentNow } from './present-now.ts';

export const handler = handle(posts.get, ({ member, params }) => presentNow(member, params.postId));
