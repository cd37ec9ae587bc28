import type { Post } from '../../../../../shared/model/post.ts';
import { PollBox } from '../../poll/PollBox.tsx';
import { PostDocuments } from './PostDocuments.tsx';
import { PostImages } from './PostImages.tsx';
import { PostVideo } from './PostVideo.tsx';

/** What comes with the words of a post: photos, a video, documents or a poll. */
export function PostAttachments({ post, isWhole }: { post: Post; isWhole: boolean }) {
  return (
    <>
      {post.images.length > 0 && <PostImages images={post.images} startsWithAll={isWhole} />}
      {post.video && <PostVideo video={post.video} />}
      {post.documents.length > 0 && <PostDocuments documents={post.documents} />}
      {post.poll && <PollBox postId={post._id} poll={post.poll} />}
    </>
  );
}
