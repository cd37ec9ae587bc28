import type { Post } from '../../shared/model/post.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { readNamed } from './store/mentions.ts';
import type { PostDetail } from './store/post-detail.ts';
import { presentPostDetail } from './views/post-detail.ts';

/** A single post as its viewer sees it, once the members are read whom it and its comments name. */
export async function presentDetail(viewer: ViewingMember, detail: PostDetail): Promise<Post> {
  const people = await readNamed(viewer, [detail.found.post, ...detail.comments]);
  return presentPostDetail(viewer._id, detail, people);
}
