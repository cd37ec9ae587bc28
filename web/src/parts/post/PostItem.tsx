import { lazy, Suspense, useRef, useState } from 'react';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { Post } from '../../../../shared/model/post.ts';
import { useMember } from '../../api/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { count } from '../../ui/count.ts';
import { IconDelete } from '../../ui/icons.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ShortenedText } from '../../ui/ShortenedText.tsx';
import { MemberName } from '../member/MemberName.tsx';
import { RoleChip } from '../member/RoleChip.tsx';
import { LikeButton } from './LikeButton.tsx';
import classes from './PostItem.module.css';
import { useDeletePost } from './use-delete-post.ts';
import { useLike } from './use-like.ts';

const ConfirmDialog = lazy(() => import('../../ui/ConfirmDialog.tsx'));

/** One post: who, when, the words, and what can be done with it (SPEC section 2, home). */
export function PostItem({ post }: { post: Post }) {
  const { author } = post;
  const member = useMember();
  const like = useLike(post._id);
  return (
    <article className={classes.post} aria-label={`Post by ${author.name}`}>
      <header className={classes.author}>
        <Avatar id={author._id} name={author.name} picture={author.profilePicture} />
        <div className={classes.who}>
          <div className={classes.line}>
            <MemberName name={author.name} username={author.username} />
            <RoleChip role={author.userRole} />
          </div>
          <div className={classes.details}>
            {author.headline !== '' && <span className={classes.headline}>{author.headline}</span>}
            <RelativeTime instant={post.createdAt} />
          </div>
        </div>
        {author._id === member._id && <DeletePost post={post} />}
      </header>
      <ShortenedText text={post.content} max={PREVIEW_CHARACTERS} />
      <footer className={classes.actions}>
        <LikeButton liked={post.liked} likeCount={post.likeCount} onChange={like} />
      </footer>
    </article>
  );
}

/** Names what goes with a post. */
const lossOf = ({ likeCount }: Post) =>
  likeCount > 0
    ? `Your words and ${count(likeCount, 'like')} will be gone for good.`
    : 'Your words will be gone for good.';

function DeletePost({ post }: { post: Post }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isDeleting, deletePost } = useDeletePost(post._id);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.delete}
        aria-label="Delete post"
        aria-haspopup="dialog"
        disabled={isDeleting}
        onClick={() => setAsking(true)}
      >
        <IconDelete size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <Suspense>
        {asking && (
          <ConfirmDialog
            title="Delete this post?"
            text={lossOf(post)}
            action="Delete post"
            onConfirm={deletePost}
            onClose={() => {
              setAsking(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
