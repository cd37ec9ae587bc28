import { Button, Textarea } from '@mantine/core';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { COMMENT_MAX } from '../../../../shared/limits.ts';
import * as words from '../../../../shared/texts/common/words.ts';
import { comments as commentTexts } from '../../../../shared/texts/posts/comments.ts';
import { replyScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { isSubmitKey } from '../../components/forms/is-submit-key.ts';
import { MentionPicker } from '../member/mention-picker/MentionPicker.tsx';
import classes from './CommentThread.module.css';
import { isWorthKeeping } from './reply-draft.ts';

interface ReplyFormProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The name of who has written the comment. */
  writer: string;
  text: string;
  onChange: (text: string) => void;
  onSend: (content: string) => void;
  onClose: () => void;
}

/** Where a reply is written. Escape closes it. */
export function ReplyForm({ area, writer, text, onChange, onSend, onClose }: ReplyFormProps) {
  const content = text.trim();
  const isTooLong = content.length > COMMENT_MAX;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isWorthKeeping(content) && !isTooLong) onSend(content);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        ref={area}
        minRows={1}
        aria-label={texts.replyTo(writer)}
        placeholder={texts.replyTo(writer)}
        value={text}
        error={isTooLong && commentTexts.tooLong}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (isSubmitKey(event)) submit(event);
        }}
      />
      <MentionPicker area={area} text={text} onChange={onChange} />
      <div className={classes.actions}>
        <Button variant="default" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" size="sm">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
