import { useRef, useState } from 'react';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { commentScreens as texts } from '../../../../shared/texts/post-screens.ts';
import { useMember } from '../../api/session.ts';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { IconEdit } from '../../theme/icons.ts';
import { MemberAvatar } from '../member/MemberAvatar.tsx';
import { MemberName } from '../member/MemberName.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import classes from './CommentItem.module.css';
import { isSending } from './comment-cache.ts';
import { DeleteComment } from './DeleteComment.tsx';
import { ReactionButtons } from './ReactionButtons.tsx';
import { useEditComment } from './use-comment-actions.ts';

/** One comment: who, when, the words, and what can be done with it. */
export function CommentItem({ post, comment }: { post: Post; comment: PostComment }) {
  const { user } = comment;
  const member = useMember();
  /** The words being edited; nothing while they are only shown. */
  const [draft, setDraft] = useState<string>();
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = useEditComment(post._id, comment, setDraft);
  const isWriter = user._id === member._id;
  const close = () => {
    setDraft(undefined);
    // The button is back with the next drawing.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <li className={classes.comment}>
      <MemberAvatar member={user} size="sm" />
      <div className={classes.body}>
        <p className={classes.head}>
          <MemberName name={user.name} username={user.username} />
          {isSending(comment) ? <span>{texts.sending}</span> : <RelativeTime instant={comment.createdAt} />}
          {comment.edited && <span>{texts.edited}</span>}
        </p>
        {draft !== undefined ? (
          <CommentEditor
            initial={draft}
            saved={comment.content}
            onCancel={close}
            onSave={(content) => {
              close();
              if (content !== comment.content) edit(content);
            }}
          />
        ) : (
          <p className={classes.words}>
            <LinkedText>{comment.content}</LinkedText>
          </p>
        )}
        {draft === undefined && !isSending(comment) && (
          <div className={classes.actions}>
            <ReactionButtons postId={post._id} comment={comment} />
            {isWriter && (
              <button
                ref={editButton}
                type="button"
                className={classes.action}
                aria-label="Edit comment"
                onClick={() => setDraft(comment.content)}
              >
                <IconEdit size={18} stroke={1.75} aria-hidden="true" />
              </button>
            )}
            {(isWriter || post.author._id === member._id) && <DeleteComment post={post} comment={comment} />}
          </div>
        )}
      </div>
    </li>
  );
}
