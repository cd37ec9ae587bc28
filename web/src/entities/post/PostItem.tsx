import { Card, Skeleton } from '@mantine/core';
import { memo, useState } from 'react';
import type { Post } from '../../../../shared/model/post.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { useMember } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { CommentPreview } from '../comment/CommentPreview.tsx';
import { CommentSkeleton } from '../comment/CommentSkeleton.tsx';
import { MoreButton } from '../member/hiding/MoreButton.tsx';
import { PostAttachments } from './attachments/PostAttachments.tsx';
import { CommentButton } from './CommentButton.tsx';
import { LikeButton } from './LikeButton.tsx';
import { PostAuthor } from './PostAuthor.tsx';
import classes from './PostItem.module.css';
import { PostMenuButton } from './PostMenuButton.tsx';
import { PostWords } from './PostWords.tsx';
import { useLike } from './use-like.ts';

const CommentPanel = lazyPart(() => import('../comment/CommentPanel.tsx'));
const LinkPreview = lazyPart(() => import('./attachments/LinkPreview.tsx'));
const PostTools = lazyPart(() => import('./tools/PostTools.tsx'));
const SharedPost = lazyPart(() => import('./sharing/SharedPost.tsx'));

interface PostItemProps {
  post: Post;
  /** On a page of its own nothing of it is held back: all words, pictures and comments, in the page's flow. */
  isWhole?: boolean;
  /** Runs when there is nothing left to show: it was deleted, or its author blocked. */
  onDeleted?: () => void;
}

/** One post: who, when, the words, what comes with them, and what can be done with it. */
export const PostItem = memo(({ post, isWhole = false, onDeleted }: PostItemProps) => {
  const member = useMember();
  const like = useLike(post);
  const [isOpen, setOpen] = useState(isWhole);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [isEditing, setEditing] = useState(false);
  const isAuthor = post.author._id === member._id;
  return (
    <Card component="article" className={classes.post} aria-label={texts.postBy(post.author.name)}>
      <PostAuthor
        post={post}
        action={
          isAuthor ? (
            <PostMenuButton post={post} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
          ) : (
            <MoreButton member={post.author} thing={{ kind: 'post', id: post._id }} onBlocked={onDeleted} />
          )
        }
      />
      <PostWords post={post} isWhole={isWhole} isEditing={isEditing} onEdited={() => setEditing(false)} />
      <PostAttachments post={post} isWhole={isWhole} />
      {post.linkPreview && (
        <PartBoundary pending={<Skeleton height="7rem" radius="md" />}>
          <LinkPreview preview={post.linkPreview} />
        </PartBoundary>
      )}
      {(post.shared || post.sharedGone) && (
        <PartBoundary pending={<Skeleton height="8rem" radius="md" />}>
          <SharedPost shared={post.shared} />
        </PartBoundary>
      )}
      <footer className={classes.actions}>
        <LikeButton liked={post.liked} likeCount={post.likeCount} onChange={like} />
        <CommentButton commentCount={post.commentCount} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <PartBoundary>
          <PostTools post={post} />
        </PartBoundary>
      </footer>
      {/* Closed again, it keeps what is being written in it. */}
      {wasOpened && (
        <div hidden={!isOpen}>
          <PartBoundary pending={<CommentSkeleton />}>
            <CommentPanel post={post} isBoxed={!isWhole} />
          </PartBoundary>
        </div>
      )}
      {!isOpen && <CommentPreview post={post} onOpen={() => setOpen(true)} />}
    </Card>
  );
});
