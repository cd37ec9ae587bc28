import { useParams } from 'react-router-dom';
import { PostPage } from './PostPage.tsx';
import { TagPage } from './TagPage.tsx';

/** The screens of one post, and of the posts with a tag. */
export default function Posts() {
  const { tag } = useParams();
  return tag === undefined ? <PostPage /> : <TagPage tag={tag} />;
}
