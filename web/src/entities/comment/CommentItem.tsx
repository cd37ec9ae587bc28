import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import {
  replyScreens as replyTexts,
  commentScreens as texts,
} from '../../../../shared/texts/posts/post-screens.ts';
import { useMember } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { useAskedPart } from '../../router/use-asked-part.ts';
import { IconEdit } from '../../theme/icons.ts';
import { MoreButton } from '../member/hiding/MoreButton.tsx';
import classes from './CommentItem.module.css';
import { CommentRow, CommentWords } from './CommentRow.tsx';
import { isSending } from './comment-cache.ts';
import { DeleteComment } from './DeleteComment.tsx';
import { ReactionButtons } from './ReactionButtons.tsx';
import { useDeleteComment, useEditComment } from './use-comment-actions.ts';

const CommentEditor = lazyPart(() => import('./CommentEditor.tsx'));

interface CommentItemProps {
  post: Post;
  comment: PostComment;
  /** Whether the address leads to it. */
  isSought: boolean;
  /** Begins a reply, where one can be written. */
  onReply?: ((comment: PostComment, button: HTMLElement) => void) | undefined;
  /** Below it: the replies to it. */
  children?: ReactNode;
}

/** One comment or reply: who, when, the words, and what can be done with it. */
export function CommentItem({ post, comment, isSought, onReply, children }: CommentItemProps) {
  const { user } = comment;
  const member = useMember();
  /** The words being edited; nothing while they are only shown. */
  const [draft, setDraft] = useState<string>();
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = useEditComment(post._id, comment, setDraft);
  const deleteComment = useDeleteComment(post, comment);
  const isWriter = user._id === member._id;
  const close = () => {
    setDraft(undefined);
    // The button is back with the next drawing.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const row = useAskedPart<HTMLLIElement>(isSought, 'center');
  const words = <CommentWords text={comment.content} mentions={comment.mentions} />;
  return (
    <CommentRow
      row={row}
      isSought={isSought}
      writer={user}
      facts={
        <>
          {isSending(comment) ? <span>{texts.sending}</span> : <RelativeTime instant={comment.createdAt} />}
          {comment.edited && <span>{texts.edited}</span>}
        </>
      }
    >
      {draft !== undefined ? (
        <PartBoundary pending={words}>
          <CommentEditor
            initial={draft}
            saved={comment.content}
            onCancel={close}
            onSave={(content) => {
              close();
              if (content !== comment.content) edit(content);
            }}
          />
        </PartBoundary>
      ) : (
        words
      )}
      {draft === undefined && !isSending(comment) && (
        <div className={classes.actions}>
          <ReactionButtons postId={post._id} comment={comment} />
          {onReply && (
            <Button
              variant="quiet"
              size="xs"
              aria-label={replyTexts.replyTo(user.name)}
              onClick={({ currentTarget }) => onReply(comment, currentTarget)}
            >
              {replyTexts.reply}
            </Button>
          )}
          {isWriter && (
            <ActionIcon
              ref={editButton}
              size="sm"
              aria-label={texts.edit}
              onClick={() => setDraft(comment.content)}
            >
              <IconEdit size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
          {(isWriter || post.author._id === member._id) && (
            <DeleteComment writer={user.name} onDelete={deleteComment} />
          )}
          {!isWriter && (
            <MoreButton
              member={user}
              thing={{ kind: 'comment', id: comment._id, writerId: user._id }}
              size="sm"
            />
          )}
        </div>
      )}
      {children}
    </CommentRow>
  );
}
