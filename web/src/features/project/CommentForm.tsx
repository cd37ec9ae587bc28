import { type FormEvent, useState } from 'react';
import { COMMENT_MAX } from '../../../../shared/limits.ts';
import { commentScreens as texts } from '../../../../shared/texts/post-screens.ts';
import { comments as commentTexts } from '../../../../shared/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import classes from './CommentForm.module.css';
import { useAddComment } from './use-add-comment.ts';

interface CommentFormProps {
  projectId: string;
  onAdded: () => void;
}

/** Where a comment on a project is written. Blank ones are not sent (SPEC section 5); the words stay if the call fails. */
export function CommentForm({ projectId, onAdded }: CommentFormProps) {
  const [text, setText] = useState('');
  const { add, isAdding } = useAddComment(projectId, () => {
    setText('');
    onAdded();
  });
  const words = text.trim();
  const isTooLong = words.length > COMMENT_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '' && !isTooLong && !isAdding) add(words);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextAreaField
        label={texts.write}
        error={isTooLong ? commentTexts.tooLong : undefined}
        max={COMMENT_MAX}
        rows={2}
        value={text}
        readOnly={isAdding}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="plain" loading={isAdding}>
        {texts.submit}
      </Button>
    </form>
  );
}
