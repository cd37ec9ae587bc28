import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMENT_MAX } from '../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { comments as commentTexts } from '../../../../shared/texts/posts/comments.ts';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { useDraft } from '../../api/use-draft.ts';
import { isSubmitKey } from '../../components/forms/is-submit-key.ts';
import { MemberAvatar } from '../member/MemberAvatar.tsx';
import { MentionPicker } from '../member/mention-picker/MentionPicker.tsx';
import classes from './CommentForm.module.css';
import { TO_COMMENT } from './to-comment.ts';
import { useAddComment } from './use-comment-actions.ts';

/** Where a comment is written. What was typed is kept until it is sent. Blank ones are ignored; one that fails comes back. */
export function CommentForm({ postId, member }: { postId: string; member: CurrentUser }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(`comment ${postId}`);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === TO_COMMENT) area.current?.focus();
  }, [hash]);
  const add = useAddComment({
    postId,
    onFail: (content) => setText((typed) => (typed === '' ? content : `${content}\n${typed}`)),
  });
  const isTooLong = text.trim().length > COMMENT_MAX;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const content = text.trim();
    if (content === '' || isTooLong) return;
    setText('');
    add(content);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <MemberAvatar member={member} size="sm" />
      <Textarea
        ref={area}
        className={classes.writing}
        minRows={1}
        aria-label={texts.write}
        placeholder={texts.write}
        value={text}
        error={isTooLong && commentTexts.tooLong}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (isSubmitKey(event)) submit(event);
        }}
      />
      <MentionPicker area={area} text={text} onChange={setText} />
      <Button type="submit" variant="default">
        {texts.submit}
      </Button>
    </form>
  );
}
