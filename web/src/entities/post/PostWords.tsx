import { useRef } from 'react';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { Post } from '../../../../shared/model/post.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';

const PostEditor = lazyPart(() => import('./tools/PostEditor.tsx'));

interface PostWordsProps {
  post: Post;
  isWhole: boolean;
  isEditing: boolean;
  onEdited: () => void;
}

/** What a post says, or where its author changes that. */
export function PostWords({ post, isWhole, isEditing, onEdited }: PostWordsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { content, mentions } = post;
  const words = content !== '' && (
    <ShortenedText
      text={content}
      max={isWhole ? Number.POSITIVE_INFINITY : PREVIEW_CHARACTERS}
      mentions={mentions}
    />
  );
  const close = () => {
    onEdited();
    // The words are back with the next drawing.
    requestAnimationFrame(() => place.current?.focus());
  };
  if (!words && !isEditing) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {isEditing ? (
        <PartBoundary pending={words}>
          <PostEditor post={post} onClose={close} />
        </PartBoundary>
      ) : (
        words
      )}
    </div>
  );
}
