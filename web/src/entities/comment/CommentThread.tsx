import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { useMember } from '../../api/session.ts';
import { useDraft } from '../../api/use-draft.ts';
import { count } from '../../components/text/count.ts';
import { IconOpenMenu } from '../../theme/icons.ts';
import { CommentItem } from './CommentItem.tsx';
import classes from './CommentThread.module.css';
import { DeletedComment } from './DeletedComment.tsx';
import { Replies } from './Replies.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { isWorthKeeping, withMention } from './reply-draft.ts';
import { useAddComment } from './use-comment-actions.ts';

interface CommentThreadProps {
  post: Post;
  comment: PostComment;
  /** What the address leads to: the comment, or a reply to it; undefined when it is neither. */
  soughtId: string | undefined;
}

/** A comment with the replies to it, folded, and where another one is written. */
export function CommentThread({ post, comment, soughtId }: CommentThreadProps) {
  const member = useMember();
  const [isOpen, setOpen] = useState(false);
  const [followed, setFollowed] = useState<string>();
  if (followed !== soughtId) {
    setFollowed(soughtId);
    if (soughtId !== undefined && soughtId !== comment._id) setOpen(true);
  }
  /** Closed without being sent, it stays until the page goes. */
  const [draft, setDraft, forget] = useDraft(`reply ${comment._id}`);
  const [isWriting, setWriting] = useState(() => isWorthKeeping(draft));
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLElement>(null);
  const add = useAddComment({
    postId: post._id,
    replyTo: comment._id,
    onFail(content) {
      setDraft((typed) => (isWorthKeeping(typed) ? `${content}\n${typed}` : content));
      setWriting(true);
    },
  });

  const write = ({ user, replyTo }: PostComment, button: HTMLElement) => {
    opener.current = button;
    setOpen(true);
    setWriting(true);
    if (replyTo && user._id !== member._id) setDraft((typed) => withMention(typed, user.username));
    // The field is there with the next drawing.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
    });
  };
  const close = () => {
    setWriting(false);
    forget();
    opener.current?.focus();
  };

  const below = (
    <div className={classes.thread}>
      {comment.replyCount > 0 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.toggle}
          aria-expanded={isOpen}
          leftSection={<IconOpenMenu size={16} stroke={2} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {count(comment.replyCount, nouns.reply, nouns.replies)}
        </Button>
      )}
      {isOpen && (
        <Replies
          post={post}
          comment={comment}
          soughtId={soughtId === comment._id ? undefined : soughtId}
          onReply={write}
        />
      )}
      {isWriting && (
        <ReplyForm
          area={area}
          writer={comment.user.name}
          text={draft}
          onChange={setDraft}
          onClose={close}
          onSend={(content) => {
            setDraft('');
            close();
            setOpen(true);
            add(content);
          }}
        />
      )}
    </div>
  );
  return comment.deleted ? (
    <DeletedComment>{below}</DeletedComment>
  ) : (
    <CommentItem post={post} comment={comment} isSought={comment._id === soughtId} onReply={write}>
      {below}
    </CommentItem>
  );
}
