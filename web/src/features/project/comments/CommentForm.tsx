import { Button, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { COMMENT_MAX } from '../../../../../shared/limits.ts';
import { comments as commentTexts } from '../../../../../shared/texts/posts/comments.ts';
import { commentScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import classes from './CommentForm.module.css';
import { useAddComment } from './use-add-comment.ts';

interface CommentFormProps {
  projectId: string;
  draft: string;
  onDraft: (draft: string) => void;
  onAdded: () => void;
}

/** Where a comment on a project is written. Blank ones are not sent; the words stay if the call fails. */
export function CommentForm({ projectId, draft, onDraft, onAdded }: CommentFormProps) {
  const { add, isAdding } = useAddComment(projectId, () => {
    onDraft('');
    onAdded();
  });
  const words = draft.trim();
  const isTooLong = words.length > COMMENT_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '' && !isTooLong && !isAdding) add(words);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={texts.write}
        error={isTooLong ? commentTexts.tooLong : undefined}
        minRows={2}
        bottomSection={<CharacterCount text={draft} max={COMMENT_MAX} />}
        value={draft}
        readOnly={isAdding}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isAdding} aria-busy={isAdding}>
        {texts.submit}
      </Button>
    </form>
  );
}
